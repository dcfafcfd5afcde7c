### What is said of The Lord of the Ice Garden everywhere (English).

term-title-ice-garden = The Lord of the Ice Garden

web-about-ice-garden = Four scientists have made themselves gods on a cold planet. Influence its lands, summon creatures of magic, reach a goal that is yours alone — before Vuko finds you and the Dead Snow falls.
    .facts = 1–4 players · about an hour · nothing is hidden
web-picture-ice-garden = A woodcut: a garden of ice towers on an island in a fjord, a drakkar under a red sun.

web-side-ice-garden = Character
