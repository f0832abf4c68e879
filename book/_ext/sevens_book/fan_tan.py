"""The tables of the Fan Tan chapter, computed by playing and asking the rules package."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from sevens import Option, Round, bot, play, preset, settle
from sevens_book import rendering
from sevens_book.words import say

RULES = preset("fan_tan")
EXAMPLE_DEAL = 56


def table(head: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """An HTML table whose first column names the rows. Without a head it is a list of facts."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>' for first, *cells in rows
    )
    return (
        '<div class="pst-scrollable-table-container"><table class="table fact-table">'
        + (f"<caption>{caption}</caption>" if caption else "")
        + (f"<thead><tr>{top}</tr></thead>" if top else "")
        + f"<tbody>{body}</tbody></table></div>"
    )


def at_a_glance(language: str) -> str:
    """The game in eight lines, every figure taken from the rules."""
    words = partial(say, language)
    best_from, best_to = RULES.best_players
    rows = [
        (
            words("Players"),
            words("{low} to {high}; best with {best_low} to {best_high}").format(
                low=RULES.min_players, high=RULES.max_players, best_low=best_from, best_high=best_to
            ),
        ),
        (
            words("Cards"),
            words("{number} cards of a French pack; the ace is low").format(number=len(RULES.shape.pack.cards)),
        ),
        (words("Opens"), rendering.word_card(str(RULES.opening_card), language)),
        (words("On your turn"), words("lay one card that fits: a seven, or the next card at an end of a column")),
        (words("Passing"), words("only when none of your cards fits")),
        (words("Price of a pass"), words("{number} chip").format(number=RULES.pass_price)),
        (words("Before each deal"), words("{number} chip into the pot, the ante").format(number=RULES.ante)),
        (words("Aim"), words("to lay your last card first; the pot is yours then")),
    ]
    return table([], rows)


def counted(numbers: Iterable[int]) -> str:
    """Equal numbers together, largest first: `2 × 18, 1 × 17`."""
    return ", ".join(f"{times}\u00a0×\u00a0{number}" for number, times in sorted(Counter(numbers).items(), reverse=True))


def deal(language: str) -> str:
    """For every number of players: how many cards the hands hold, what they pay, what lies in the pot."""
    words = partial(say, language)
    rounds = [Round.deal(RULES, seats, seed=1) for seats in range(RULES.min_players, RULES.max_players + 1)]
    rows = [
        (str(len(dealt.hands)), counted(map(int.bit_count, dealt.hands)), counted(dealt.paid), str(dealt.pot)) for dealt in rounds
    ]
    head = (words("Players"), words("Hands × cards"), words("Hands × chips"), words("Chips in the pot"))
    return table(head, rows, words("What is dealt and paid before the first turn"))


def pot(language: str) -> str:
    """The chips of one deal, played out by club bots."""
    words = partial(say, language)
    start = Round.deal(RULES, seats=4, seed=EXAMPLE_DEAL)
    *_, end = play(start, [bot("club") for _ in start.hands])
    net = settle(end).net
    names = (words("You"), words("West"), words("North"), words("East"))
    rows = [
        (name, str(start.paid[seat]), str(end.passes[seat]), str(end.hands[seat].bit_count()), signed(net[seat]))
        for seat, name in enumerate(names)
    ]
    head = (words("Seat"), words("Ante"), words("Passes"), words("Cards left"), words("Won or lost"))
    caption = words("Deal {number}, played out by club bots: {pot} chips lie in the pot at the end")
    return table(head, rows, caption.format(number=EXAMPLE_DEAL, pot=end.pot))


def signed(number: int) -> str:
    """A number of chips with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")


def options(language: str) -> str:
    """Every option of the rules: the point, our reading, the other readings with the words that switch them on."""
    words = partial(say, language)
    meaning = option_words(words)
    rows = []
    for option in (option for option in RULES.options() if option.name in meaning):
        point, readings = meaning[option.name]
        others = "".join(
            f"<li>{readings[value]}<br><code>{code(option, value)}</code></li>"
            for value in option.allowed
            if value != option.value
        )
        rows.append((point, readings[option.value], f'<ul class="fact-table__others">{others}</ul>'))
    return table((words("Point"), words("This book"), words("Others")), rows)


def code(option: Option, value: object) -> str:
    """How an option is written in a table's call, with places where a narrow column may break it."""
    written = f'{option.name}="{value}"' if isinstance(value, str) else f"{option.name}={value}"
    return re.sub("([_=])", r"\1<wbr>", written)


def option_words(words: partial[str]) -> dict[str, tuple[str, dict[object, str]]]:
    """The name of every option and of each of its values."""
    return {
        "ante_compensation": (
            words("Uneven hands"),
            {
                "short_pays_less": words("a hand with a card less pays a chip less"),
                "short_pays_more": words("a hand with a card less pays a chip more"),
                "none": words("all pay the same"),
            },
        ),
        "opener": (
            words("First turn"),
            {
                "leader": words("the leader has it, with or without the opening card"),
                "holder": words("whoever holds the opening card has it"),
            },
        ),
        "opening_fee": (
            words("Passes before the opening card"),
            {
                "every_skipped_seat": words("each costs a chip"),
                "leader_only": words("only the leader’s costs a chip"),
                "none": words("they are free"),
            },
        ),
        "enforcement": (
            words("Passing with a card that fits"),
            {
                "strict": words("is refused"),
                "fine": words("is accepted, and fined once it is found out"),
            },
        ),
        "fine_to": (
            words("Fines go"),
            {
                "when_found": words("to the pot during the deal, to the winner after it"),
                "pot": words("always to the pot"),
                "winner": words("always to the winner"),
            },
        ),
        "fine_includes_pass": (
            words("The chip paid for a false pass"),
            {
                False: words("comes on top of the fine"),
                True: words("is part of the fine"),
            },
        ),
        "chip_per_card": (
            words("Cards left at the end"),
            {
                0: words("cost nothing"),
                1: words("each costs its owner a chip, paid to the winner"),
            },
        ),
        "tie_break": (
            words("A session still tied"),
            {
                "shared": words("is a shared win"),
                "playoff": words("is decided by one more deal among those tied"),
            },
        ),
    }
