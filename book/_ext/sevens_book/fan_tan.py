"""Numbers and tables of Fan Tan for its chapter, computed from the rules."""

from html import escape

from sevens_book import rendering
from sevens_book.words import say

from sevens import Round, bot, play, preset, settle

RULES = preset("fan_tan")
EXAMPLE = {"seats": 4, "seed": 56}
"""The deal of the worked pot, played by four club bots."""


def _(text: str) -> str:
    """Mark a text for the catalogue where it stands; it is translated where it is used."""
    return text


QUESTIONS = {
    "ante_compensation": _("Hands are uneven: who makes up for it?"),
    "opener": _("Who has the first turn?"),
    "opening_fee": _("Who pays for passing before the seven of diamonds is laid?"),
    "enforcement": _("Passing although a card fits"),
    "fine_to": _("Who gets the fine?"),
    "fine_includes_pass": _("What does the fine come to?"),
    "chip_per_card": _("Chips for cards left in hand"),
    "tie_break": _("A session is tied even after counting the cards left"),
}
ANSWERS = {
    ("ante_compensation", "short_pays_less"): _("A player with a card less pays a chip less."),
    ("ante_compensation", "short_pays_more"): _("A player with a card less pays a chip more."),
    ("ante_compensation", "none"): _("Nobody; all pay the same."),
    ("opener", "leader"): _("The leader: left of the dealer, later the last winner."),
    ("opener", "holder"): _("The player who holds the seven of diamonds."),
    ("opening_fee", "every_skipped_seat"): _("Everybody who has to pass."),
    ("opening_fee", "leader_only"): _("The leader alone."),
    ("opening_fee", "none"): _("Nobody."),
    ("enforcement", "strict"): _("It is refused."),
    ("enforcement", "fine"): _("It is possible, and fined once it is found out."),
    ("fine_to", "when_found"): _("The pot if it is found out during the deal, and after it the winner."),
    ("fine_to", "pot"): _("Always the pot."),
    ("fine_to", "winner"): _("Always the winner."),
    ("fine_includes_pass", False): _("Three chips besides the one for the pass."),
    ("fine_includes_pass", True): _("Three chips, the one for the pass included."),
    ("chip_per_card", 0): _("None."),
    ("chip_per_card", 1): _("Every other player pays the winner one for each card."),
    ("tie_break", "shared"): _("The win is shared."),
    ("tie_break", "playoff"): _("The tied players play one more deal."),
}


def table(rows: list[list[str]], head: list[str] | None = None, caption: str = "") -> str:
    """An HTML table; the first cell of each row is its heading. Cells are HTML."""
    title = f'<caption class="vh">{caption}</caption>' if caption else ""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head) if head else ""
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    return (
        f'<div class="sv-table" role="region" aria-label="{caption}" tabindex="0"><table class="table">{title}'
        f"{f'<thead><tr>{top}</tr></thead>' if top else ''}<tbody>{body}</tbody></table></div>"
    )


def at_a_glance(language: str) -> str:
    """The game on one card."""
    low, high = RULES.best_players
    players = say(language, _("{fewest} to {most}; best with {low} to {high}")).format(
        fewest=RULES.min_players, most=RULES.max_players, low=low, high=high
    )
    opening = rendering.word_card(str(RULES.opening_card), language)
    pack = say(language, _("{cards} French cards, all dealt")).format(cards=len(RULES.shape.pack.cards))
    return table(
        [
            [say(language, _("Players")), players],
            [say(language, _("Cards")), pack],
            [say(language, _("Opens")), opening],
            [say(language, _("Columns")), say(language, _("from the seven, down to the ace and up to the king"))],
            [say(language, _("Ante")), _chips(language, RULES.ante)],
            [say(language, _("Passing")), say(language, _("only when nothing fits, for a chip"))],
            [say(language, _("Ends")), say(language, _("when the first hand is empty"))],
            [say(language, _("Wins")), say(language, _("the pot: all antes and all chips for passes"))],
        ],
        caption=say(language, _("Fan Tan at a glance")),
    )


def deal(language: str) -> str:
    """The sizes of the hands and the antes for every number of players (FT-08, FT-09, Q-FT-1, Q-FT-2)."""
    rows = []
    for seats in range(RULES.min_players, RULES.max_players + 1):
        start = Round.deal(RULES, seats, seed=1)
        sizes = " · ".join(str(hand.bit_count()) for hand in start.hands)
        rows.append([str(seats), sizes, " · ".join(map(str, start.paid)), str(start.pot)])
    head = [
        say(language, _("Players")),
        say(language, _("Cards, from the dealer on")),
        say(language, _("Chips each pays")),
        say(language, _("Chips in the pot")),
    ]
    return table(rows, head, say(language, _("Hands and antes by number of players")))


def pot(language: str) -> str:
    """The pot of one real deal, from the antes to the winner's gain (FT-22, FT-27)."""
    start = Round.deal(RULES, **EXAMPLE)
    *_states, end = play(start, [bot("club") for _seat in range(EXAMPLE["seats"])])
    settled = settle(end)
    passes = sum(end.passes)
    return table(
        [
            [say(language, _("Antes of {seats} players")).format(seats=EXAMPLE["seats"]), str(start.pot)],
            [say(language, _("Passes, {number} in all")).format(number=passes), str(end.pot - start.pot)],
            [say(language, _("The pot, which the winner takes")), str(settled.pot)],
            [say(language, _("The winner’s own chips in it")), str(end.paid[settled.winner])],
            [say(language, _("What the winner gains")), str(settled.net[settled.winner])],
        ],
        [say(language, _("Deal {seed}")).format(seed=EXAMPLE["seed"]), say(language, _("Chips"))],
        say(language, _("The pot of one deal")),
    )


def options(language: str) -> str:
    """Every option: the reading the tables play by, and the others with the code that selects them."""
    rows = []
    for option in RULES.options():
        others = "<br>".join(
            f"{say(language, ANSWERS[option.name, value])} <code>{escape(f'{option.name}={value!r}')}</code>"
            for value in option.allowed
            if value != option.default
        )
        rows.append([say(language, QUESTIONS[option.name]), say(language, ANSWERS[option.name, option.default]), others])
    head = [say(language, _("Question")), say(language, _("In this book")), say(language, _("Other readings"))]
    return table(rows, head, say(language, _("Where rule books disagree about Fan Tan")))


def _chips(language: str, number: int) -> str:
    return say(language, _("one chip each")) if number == 1 else str(number)


FACTS = {
    "fan_tan.min_players": lambda _language: str(RULES.min_players),
    "fan_tan.max_players": lambda _language: str(RULES.max_players),
    "fan_tan.best_from": lambda _language: str(RULES.best_players[0]),
    "fan_tan.best_to": lambda _language: str(RULES.best_players[1]),
    "fan_tan.cards": lambda _language: str(len(RULES.shape.pack.cards)),
    "fan_tan.fine": lambda _language: str(RULES.fine),
}
TABLES = {
    "fan_tan.at_a_glance": at_a_glance,
    "fan_tan.deal": deal,
    "fan_tan.pot": pot,
    "fan_tan.options": options,
}
