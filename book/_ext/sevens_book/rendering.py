"""How cards and layouts are drawn. The one place in the book that knows where the drawing is done."""

from sevens import Card, Layout, Rank

RANKS = {
    "en": ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
    "fr": ["as", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi"],
    "de": ["Ass", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König"],
}
SUITS = {
    "en": {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    "fr": {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"},
    "de": {"S": "Pik", "H": "Herz", "D": "Karo", "C": "Kreuz"},
}
INDICES = {"en": {}, "fr": {"J": "V", "Q": "D", "K": "R"}, "de": {"J": "B", "Q": "D", "K": "K"}}
PATTERNS = {"en": "{rank} of {suit}", "fr": "{rank} de {suit}", "de": "{suit} {rank}"}


def card_name(text: str, language: str) -> str:
    """The spoken name of a card."""
    card = Card.parse(text)
    return PATTERNS[language].format(rank=RANKS[language][list(Rank).index(card.rank)], suit=SUITS[language][card.suit])


def face(card: Card, language: str) -> str:
    """The index of a card, as it is printed."""
    return INDICES[language].get(card.rank, card.rank) + mark(card)


def mark(card: Card) -> str:
    """The sign of a suit."""
    return f'<svg class="suit" aria-hidden="true"><use href="#sv-{card.suit.lower()}"/></svg>'


def word_card(text: str, language: str) -> str:
    """A card in a sentence as HTML."""
    card = Card.parse(text)
    return (
        f'<span class="word-card" data-suit="{card.suit.lower()}"><span aria-hidden="true">{face(card, language)}'
        f'</span><span class="vh">{card_name(text, language)}</span></span>'
    )


def board(position: str, language: str) -> str:
    """A layout as HTML, from the text that `Layout.parse` reads."""
    layout = Layout.parse(position)
    pack, rows = layout.shape.pack, []
    for suit in pack.suits:
        name, cards = SUITS[language][suit], [card for card in pack.cards if card.suit == suit]
        spots = "".join(
            f'<span class="card" data-suit="{suit.lower()}"><span class="card__index">{face(card, language)}</span></span>'
            if layout.laid & pack.bit(card)
            else f'<span class="spot">{card.rank}</span>'
            for card in cards
        )
        says = ", ".join(card_name(str(card), language) for card in layout.column(suit)) or "–"
        rows.append(
            f'<li class="column"><span class="column__says vh">{name}: {says}</span><span class="column__name" aria-hidden="true">'
            f'{mark(cards[0])} {name}</span><span class="column__spots" aria-hidden="true">{spots}</span></li>'
        )
    return f'<div class="layout-box"><ul class="layout" role="list">{"".join(rows)}</ul></div>'
