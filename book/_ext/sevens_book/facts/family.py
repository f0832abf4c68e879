"""The family side by side: what differs between its games, and how long their deals last."""

from collections.abc import Callable
from functools import partial
from statistics import mean

from sevens import PRESETS, Parliament, Rules, preset, simulate
from sevens.cards import Rank
from sevens.sedma import GERMAN, Sedma
from sevens_book import rendering
from sevens_book.facts.tables import Table, table
from sevens_book.words import say
from sevens_widgets.titles import TITLES
from sevens_widgets.words import words as widget_words

Words = partial[str]
Line = tuple[str, Callable[[Rules, str], str], Callable[[Sedma, str], str]]
"""What a line of the table compares: its name, what it says of a game with a layout, and what of Sedma."""

COMPARED = ("fan_tan", "parliament", "shichi_narabe", "sedma", "sjuan", "cinquillo", "fan_tan_sevens_laid")
DEALS = 100
"""So many deals are played by club bots to say how long one lasts."""
SECONDS = 8
"""Taken for a turn at a table with people."""
CHOICES = (
    ("fan_tan", 3), ("fan_tan", 4), ("fan_tan", 6), ("parliament", 4), ("parliament", 6), ("shichi_narabe", 3),
    ("shichi_narabe", 4), ("shichi_narabe", 5), ("sedma", 2), ("sedma_pairs", 4),
)  # fmt: skip
"""The games and numbers of players whose deals are counted."""

FACTS = {"deals": DEALS, "seconds": SECONDS}


def name(game: str, language: str) -> str:
    """What a game is called."""
    return widget_words(language).say(TITLES.get(game, "Sedma"))


def differences(language: str) -> str:
    """Every game a column, every difference a line."""
    words = partial(say, language)
    games = [PRESETS[game] for game in COMPARED]
    rows = [
        (words(title), *(of_sedma(game, language) if isinstance(game, Sedma) else of(game, language) for game in games))
        for title, of, of_sedma in LINES
    ]
    head = ("", *(name(game, language) for game in COMPARED))
    return table(head, rows, words("Read along a line to see how the games differ, down a column to see what a game is like"))


def players(game: Rules, _language: str) -> str:
    """From how many players to how many."""
    return f"{game.min_players}\u2013{game.max_players}"


def pack(game: Rules, language: str) -> str:
    """How many cards, of which pack."""
    cards = game.shape.pack
    text = "{number} French" if Rank.QUEEN in cards.ranks else "{number} Spanish"
    return say(language, text).format(number=len(cards.cards))


def opening(game: Rules, language: str) -> str:
    """What lies first."""
    words = partial(say, language)
    if game.opening_card:
        return rendering.word_card(str(game.opening_card), language)
    fives = game.shape.anchor is Rank.FIVE
    if game.anchors == "from_hands":
        return words("all fives, at once") if fives else words("all sevens, at once")
    return words("all fives, before the deal") if fives else words("all sevens, before the deal")


def ace(game: Rules, language: str) -> str:
    """At which end of its suit the ace lies."""
    lowest = game.shape.pack.ranks[0]
    return say(language, "low" if lowest in (Rank.ACE, Rank.ONE) else "high")


def passing(game: Rules, language: str) -> str:
    """When a player may pass, and at what price."""
    words = partial(say, language)
    when = words("when you like") if game.pass_by_choice else words("only if nothing fits")
    if game.tokens is None:
        return words("{when}; {number} chip each").format(when=when, number=game.pass_price)
    return words("{when}; {number} in a deal").format(when=when, number=game.tokens)


def ghosts(game: Rules, language: str) -> str:
    """Whether a player whose passes are spent becomes a ghost."""
    return say(language, "no" if game.tokens is None or game.no_ghost else "yes")


def aim(_game: Rules, language: str) -> str:
    """What everybody wants in a deal."""
    return say(language, "an empty hand, first")


def scoring(game: Rules, language: str) -> str:
    """What decides in the end."""
    words = partial(say, language)
    said = {"chips": words("most chips"), "pots": words("most pots"), "penalty": words("fewest points")}
    return said[game.ranked_by[0]]


def said_of_sedma(text: str) -> Callable[[Sedma, str], str]:
    """A cell about Sedma that is a sentence of ours."""
    return lambda _game, language: say(language, text)


LINES: tuple[Line, ...] = (
    ("Players", players, said_of_sedma("2, or 4 in pairs")),
    ("Pack", pack, lambda _game, language: say(language, "{number} German").format(number=len(GERMAN.cards))),
    ("First on the table", opening, said_of_sedma("any card")),
    ("Ace", ace, said_of_sedma("10 points")),
    ("Passing", passing, said_of_sedma("never")),
    ("Ghosts", ghosts, said_of_sedma("no")),
    ("You want", aim, said_of_sedma("tens and aces")),
    ("Who wins in the end", scoring, lambda game, language: say(language, "first with {number} game points").format(number=game.match_to)),
)
"""What is compared."""


def two_names(language: str) -> str:
    """Fan Tan and Parliament, which some books call one game."""
    words = partial(say, language)
    fan_tan, parliament = preset("fan_tan"), Parliament()
    games = (fan_tan, parliament)
    first = {"leader": words("the leader’s"), "holder": words("the holder’s of the opening card")}
    caught = (
        words("{number} chips").format(number=fan_tan.fine_on_top),
        words("a card, in some books"),
    )
    rows = [
        (words("Ace"), *(ace(game, language) for game in games)),
        (words("Chips before the deal"), *(str(game.ante) for game in games)),
        (words("First turn"), first["holder" if fan_tan.begins else "leader"], first["holder" if parliament.begins else "leader"]),
        (words("The fine for passing with a card that fits"), *caught),
        (words("A session goes to"), *(scoring(game, language) for game in games)),
    ]
    return table(("", *(name(game, language) for game in ("fan_tan", "parliament"))), rows, words("Five differences"))


def lengths(language: str) -> str:
    """How many cards a hand has and how many turns a deal, for several games and numbers of players."""
    words = partial(say, language)
    rows = []
    for game, seats in CHOICES:
        rules = PRESETS[game]
        turns = mean(row.turns for row in simulate(game, ["club"] * seats, deals=DEALS, seed=1))
        cards = rules.hand_size if isinstance(rules, Sedma) else len(rules.shape.pack.cards) // seats
        minutes = words("{number} min").format(number=max(1, round(turns * SECONDS / 60)))
        rows.append((name(game, language), str(seats), str(cards), str(round(turns)), minutes))
    head = (words("Game"), words("Players"), words("Cards in hand"), words("Turns in a deal"), words("A deal lasts about"))
    caption = words("{deals} deals each, played by club bots; {seconds} seconds counted for a turn")
    return table(head, rows, caption.format(deals=DEALS, seconds=SECONDS))


TABLES: dict[str, Table] = {"differences": differences, "two_names": two_names, "lengths": lengths}
