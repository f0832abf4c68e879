"""The family side by side: what differs between its games, and how long their deals last."""

from functools import partial
from statistics import mean

from sevens import PRESETS, FanTan, Parliament, Rules, simulate
from sevens.cards import Rank
from sevens.sedma import GERMAN, Sedma
from sevens_book import rendering
from sevens_book.facts.tables import Table, table
from sevens_book.words import say
from sevens_widgets.titles import SEDMA_TITLES, TITLES
from sevens_widgets.words import words as widget_words

Words = partial[str]

COMPARED = ("fan_tan", "parliament", "shichi_narabe", "sedma", "sjuan", "cinquillo", "fan_tan_sevens_laid")
DEALS = 100
"""So many deals are played by club bots to say how long one lasts."""
SECONDS = 8
"""Taken for a turn at a table with people."""
TIMED = (
    ("sedma", 2), ("sedma_pairs", 4), ("fan_tan", 3), ("fan_tan", 4), ("fan_tan", 6), ("parliament", 4), ("parliament", 6),
    ("shichi_narabe", 3), ("shichi_narabe", 4), ("shichi_narabe", 5),
)  # fmt: skip
"""The games and numbers of players whose deals are counted."""

FACTS = {"deals": DEALS, "seconds": SECONDS}


def name(game: str, language: str) -> str:
    """What a game is called."""
    return widget_words(language).say({**TITLES, **SEDMA_TITLES}[game])


def differences(language: str) -> str:
    """Every game a column, every difference a line."""
    words = partial(say, language)
    lines = (
        words("Players"), words("Cards"), words("First on the table"), words("Ace"), words("Passing"), words("Ghosts"),
        words("You want"), words("The match goes to"),
    )  # fmt: skip
    games = [PRESETS[game] for game in COMPARED]
    columns = [of_sedma(game, words) if isinstance(game, Sedma) else of_layout(game, language) for game in games]
    names = [name(game, language) for game in COMPARED]
    caption = words("Along a line you see how the games differ, down a column what one game is like")
    return f'<div class="wide-table">{table((words("Game"), *names), zip(lines, *columns, strict=True), caption)}</div>'


def of_layout(game: Rules, language: str) -> tuple[str, ...]:
    """What the table says of a game with a layout."""
    words = partial(say, language)
    opens = rendering.word_card(str(game.opening_card), language) if game.opening_card else laid_first(game, words)
    return (
        f"{game.min_players}\u2013{game.max_players}",
        pack(game, words),
        opens,
        ace(game, words),
        passing(game, words),
        words("no") if game.tokens is None or game.no_ghost else words("yes"),
        words("to empty your hand first"),
        winner(game, words),
    )


def of_sedma(game: Sedma, words: Words) -> tuple[str, ...]:
    """What it says of Sedma."""
    return (
        words("{two}, or {four} in pairs").format(two=2, four=4),
        words("{number}, German").format(number=len(GERMAN.cards)),
        words("any card"),
        words("{number} points").format(number=game.point_card),
        words("never"),
        words("no"),
        words("tens and aces"),
        words("{number} game points").format(number=game.match_to),
    )


def pack(game: Rules, words: Words) -> str:
    """How many cards, of which pack."""
    text = words("{number}, French") if Rank.QUEEN in game.shape.pack.ranks else words("{number}, Spanish")
    return text.format(number=len(game.shape.pack.cards))


def laid_first(game: Rules, words: Words) -> str:
    """What lies before the first turn."""
    fives = game.shape.anchor is Rank.FIVE
    if game.anchors == "from_hands":
        return words("all fives, from the hands") if fives else words("all sevens, from the hands")
    return words("all fives, before the deal") if fives else words("all sevens, before the deal")


def ace(game: Rules, words: Words) -> str:
    """At which end of its suit the ace lies."""
    return words("low") if game.shape.pack.ranks[0] in (Rank.ACE, Rank.ONE) else words("high")


def passing(game: Rules, words: Words) -> str:
    """When a player may pass, and how often or at what price."""
    when = words("when you like") if game.pass_by_choice else words("only if nothing fits")
    if game.tokens is None:
        return words("{when}; costs {number} chip").format(when=when, number=game.pass_price)
    return words("{when}; {number} in a deal").format(when=when, number=game.tokens)


def winner(game: Rules, words: Words) -> str:
    """What decides a session or a match."""
    said = {"chips": words("most chips"), "pots": words("most pots"), "penalty": words("fewest points")}
    return said[game.ranked_by[0]]


def two_names(language: str) -> str:
    """Fan Tan and Parliament, which some books call one game."""
    words = partial(say, language)
    fan_tan, parliament = FanTan(), Parliament()
    games = (fan_tan, parliament)
    head = (words("Game"), name("fan_tan", language), name("parliament", language))
    begins = (words("the leader"), words("whoever holds the opening card"))
    fine = words("{number} chips, if found out").format(number=fan_tan.fine)
    rows = [
        (words("Ace"), *(ace(game, words) for game in games)),
        (words("Chips before the deal"), *(str(game.ante) for game in games)),
        (words("The first turn has"), *(begins[game.begins > 0] for game in games)),
        (words("A pass with a card that fits costs"), fine, words("in some books your best card")),
        (words("A session goes to"), *(winner(game, words) for game in games)),
    ]
    return table(head, rows, words("{number} differences between two games that share their names").format(number=len(rows)))


def lengths(language: str) -> str:
    """How many cards a hand has and how many turns a deal, for several games and numbers of players."""
    words = partial(say, language)
    rows = []
    for game, seats in TIMED:
        rules = PRESETS[game]
        turns = mean(row.turns for row in simulate(game, ["club"] * seats, deals=DEALS, seed=1))
        cards = rules.hand_size if isinstance(rules, Sedma) else len(rules.shape.pack.cards) // seats
        minutes = words("{number} min").format(number=round(turns * SECONDS / 60))
        rows.append((name(game, language), str(seats), str(cards), str(round(turns)), str(round(turns / seats)), minutes))
    head = (
        words("Game"), words("Players"), words("Cards in hand"), words("Turns in a deal"), words("Of these yours"),
        words("A deal lasts"),
    )  # fmt: skip
    caption = words("On average over {deals} deals, played by club bots; {seconds} seconds counted for a turn")
    return table(head, rows, caption.format(deals=DEALS, seconds=SECONDS))


TABLES: dict[str, Table] = {"differences": differences, "two_names": two_names, "lengths": lengths}
