"""A table for the tests of rules, where cards have the figures written here: what is shipped may be balanced anew.

    t = table(hands=["pack-song", ""], champions=["", "quarry-one-eye"])

Cards of a test's own come on top of these, as in `tabletop`.
"""

from __future__ import annotations

from typing import Any

from games.epic import tabletop
from games.epic.tabletop import Row, Tabletop, champion, event

CARDS: dict[str, Row] = {
    "gate-bellringer": champion(1, 3, tribute=[{"summon": {"n": 2, "token": "human"}}]),
    "chapel-falcon": champion(3, 3, "airborne", broken=[{"gain": {"n": 2}}]),
    "bread-and-salt": event({"gain": {"n": 3}}, {"draw": {"n": 1}}),
    "shields-up": event(
        {"choose-one": [[{"boost-all": {"attack": 1, "defence": 3, "what": "own"}}], [{"gain": {"n": 5}}]]}
    ),
    "lily-marshal": champion(
        6, 8, cost=1, static={"what": "own-other", "which": "good", "attack": 3}, tribute=[{"draw": {"n": 1}}]
    ),
    "lamp-seraph": champion(8, 8, "airborne", cost=1, tribute=[{"gain": {"n": 4}}], wounds_player=[{"gain": {"n": 4}}]),
    "abbess-of-the-wall": champion(
        5, 10, cost=1, static={"what": "own-other", "defence": 2}, tribute=[{"summon": {"n": 3, "token": "human"}}]
    ),
    "cloud-lancer": champion(7, 5, "airborne blitz", cost=1, tribute=[{"draw": {"n": 1}}]),
    "all-to-the-walls": event(
        {
            "choose-one": [
                [{"summon": {"n": 6, "token": "human"}}],
                [{"boost-all": {"attack": 3, "defence": 1, "what": "own"}}, {"draw": {"n": 1}}],
            ]
        },
        cost=1,
    ),
    "great-amnesty": event({"choose-one": [[{"banish-all": {}}], [{"gain": {"n": 4}}, {"draw": {"n": 2}}]]}, cost=1),
    "second-harvest": event({"gain": {"n": 4}}, {"draw": {"n": 2}}, {"summon": {"n": 1, "token": "human"}}, cost=1),
    "beyond-the-sea": event({"banish": {}}, {"draw": {"n": 1}}, cost=1),
    "bramble-boar": champion(4, 3, "blitz", alignment="wild"),
    "pack-song": event(
        {"choose-one": [[{"summon": {"n": 2, "token": "wolf"}}], [{"boost": {"attack": 5, "defence": 5}}]]},
        alignment="wild",
    ),
    "flint-spark": event({"strike": {"n": 5}}, alignment="wild"),
    "downwind": event({"grant": {"keyword": "blitz", "what": "own"}}, {"draw": {"n": 1}}, alignment="wild"),
    "quarry-one-eye": champion(12, 17, "blitz", cost=1, alignment="wild"),
    "old-antlers": champion(9, 10, cost=1, alignment="wild", attacks=[{"summon": {"n": 2, "token": "wolf"}}]),
    "keeper-of-the-den": champion(
        5,
        7,
        cost=1,
        alignment="wild",
        static={"what": "own", "which": "wolf", "attack": 2, "defence": 1},
        tribute=[{"summon": {"n": 3, "token": "wolf"}}],
    ),
    "mud-serpent": champion(11, 11, "ambush", cost=1, alignment="wild"),
    "tundra-matriarch": champion(11, 13, cost=1, alignment="wild", tribute=[{"draw": {"n": 1}}]),
    "mountain-comes-down": event(
        {"choose-one": [[{"damage-all": {"n": 8}}], [{"draw": {"n": 2}}, {"strike": {"n": 3}}]]},
        cost=1,
        alignment="wild",
    ),
    "burning-sky": event({"strike": {"n": 8}}, {"draw": {"n": 1}}, cost=1, alignment="wild"),
    "clutching-roots": event(
        {
            "choose-one": [
                [{"break": {"which": "airborne"}}, {"draw": {"n": 2}}],
                [{"damage": {"n": 12}}, {"draw": {"n": 1}}],
            ]
        },
        cost=1,
        alignment="wild",
    ),
    "gravediggers-boy": champion(3, 2, alignment="evil", broken=[{"summon": {"n": 1, "token": "zombie"}}]),
    "blood-tithe": event({"lose": {"n": 4}}, {"draw": {"n": 2}}, alignment="evil"),
    "last-candle": event(
        {"choose-one": [[{"break": {"which": "damaged"}}], [{"summon": {"n": 2, "token": "zombie"}}]]}, alignment="evil"
    ),
    "pit-regent": champion(7, 8, cost=1, alignment="evil", tribute=[{"summon": {"n": 1, "token": "demon"}}]),
    "stitcher-of-the-dead": champion(3, 4, cost=1, alignment="evil", tribute=[{"raise": {}}]),
    "hooded-headsman": champion(
        6, 6, "ambush", cost=1, alignment="evil", tribute=[{"break": {"what": "enemy", "which": "small"}}]
    ),
    "ash-dragon": champion(12, 10, "airborne", cost=1, alignment="evil", turn_start=[{"lose": {"n": 2}}]),
    "black-sentence": event({"break": {}}, {"draw": {"n": 1}}, cost=1, alignment="evil"),
    "night-without-stars": event(
        {"choose-one": [[{"break-all": {}}], [{"draw": {"n": 2}}, {"hurt": {"n": 3, "who": "opponent"}}]]},
        cost=1,
        alignment="evil",
    ),
    "feast-of-leeches": event({"strike": {"n": 7}}, {"gain": {"n": 7}}, cost=1, alignment="evil"),
    "ink-fox": champion(2, 3, "ambush", alignment="sage", tribute=[{"expend": {"what": "enemy", "up-to": 1}}]),
    "paper-owl": champion(2, 1, "airborne", alignment="sage", tribute=[{"draw": {"n": 1}}]),
    "stopped-clock": event(
        {
            "choose-one": [
                [{"expend": {"what": "enemy", "count": 2, "up-to": 1}}],
                [{"prepare": {"what": "own"}}, {"draw": {"n": 1}}],
            ]
        },
        alignment="sage",
    ),
    "thread-of-thought": event({"draw": {"n": 2}}, {"discard": {"n": 1}}, alignment="sage"),
    "fairground-conjurer": champion(5, 5, "ambush", cost=1, alignment="sage", tribute=[{"draw": {"n": 2}}]),
    "lost-letters-golem": champion(
        6, 8, cost=1, alignment="sage", tribute=[{"draw": {"n": 2}}], broken=[{"draw": {"n": 1}}]
    ),
    "tidal-sphinx": champion(8, 9, "airborne", cost=1, alignment="sage", event_played=[{"draw": {"n": 1}}]),
    "library-kraken": champion(9, 10, cost=1, alignment="sage", tribute=[{"return": {"what": "enemy", "up-to": 1}}]),
    "quiet-puppeteer": champion(
        4,
        6,
        cost=1,
        alignment="sage",
        tribute=[{"control": {"what": "enemy", "which": "small"}}],
        blocks=[{"draw": {"n": 1}}],
    ),
    "tower-geometer": champion(
        6,
        9,
        cost=1,
        alignment="sage",
        static={"what": "own-other", "which": "sage", "keywords": ["airborne"]},
        ally_enters=[{"may": [[{"flip": {"what": "enemy"}}]]}],
    ),
    "empty-chairs": event(
        {"choose-one": [[{"return-all": {}}, {"discard": {"n": 1, "who": "each-opponent"}}], [{"draw": {"n": 2}}]]},
        cost=1,
        alignment="sage",
        own_turn=True,
    ),
    "rain-of-glass": event(
        {
            "own-turn": [
                [{"damage-all": {"n": 4, "what": "enemy"}}, {"draw": {"n": 1}}],
                [{"damage-all": {"n": 4, "what": "enemy"}}, {"expend-all": {"what": "enemy"}}],
            ]
        },
        cost=1,
        alignment="sage",
    ),
    "borrowed-crown": event({"control": {"what": "enemy"}}, cost=1, alignment="sage"),
}


def table(cards: dict[str, Row] | None = None, **laid: Any) -> Tabletop:
    """A table as `tabletop.table` lays it."""
    return tabletop.table(cards=CARDS | (cards or {}), **laid)
