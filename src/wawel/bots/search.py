"""Looking ahead: one step for the greedy bot, a tree for the searching one. Compiled with the engine."""

from __future__ import annotations

import math
from typing import Final

from wawel.bots.playout import play_on
from wawel.engine.chance import Rng
from wawel.engine.game import Game
from wawel.engine.state import State

#: the weight of exploration
CURIOSITY: Final = 0.35
#: how many ways to complete a half-done action are tried
FURTHER: Final = 40


def look_ahead(game: Game, worlds: list[State], seat: int, options: list[int]) -> int:
    """The option with the highest average value over the worlds; the first of equals."""
    best = options[0]
    best_worth = -1.0
    for option in options:
        worth = 0.0
        for w in worlds:
            foreseen = game.foresee(w, seat, option)
            if foreseen >= 0.0:
                worth += foreseen
                continue
            child = w.clone()
            answer_as(child, seat, option)
            worth += worth_of(game, child, seat, FURTHER)
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


def worth_of(game: Game, w: State, seat: int, further: int) -> float:
    """The value of a position for a seat after every half-done action is completed. The seat's own further choices are
    tried out, as long as there are no more than `further` ways; others give their first answer, since what they will
    do is not known."""
    while w.stack and (w.sealed or w.stack[-1].MIDWAY):
        if w.seat == seat and not w.asked:
            if further < len(w.options):
                break
            best = -1.0
            for option in w.options:
                child = w.clone()
                child.apply(option)
                worth = worth_of(game, child, seat, further // len(w.options))
                if worth > best:
                    best = worth
            return best
        w.apply(w.options[0])
    return game.value(w, seat)


def answer_as(w: State, seat: int, option: int) -> None:
    """Answer for a seat, also in a simultaneous choice where another seat is shown first."""
    if w.asked:
        w.seal(w.asked.index(seat), option)
    else:
        w.apply(option)


class Node:
    """A node of the tree, reached by a sequence of options. Chance and hidden cards differ from visit to visit."""

    __slots__ = ("children", "offered", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A tree over worlds. A node's total counts for the seat that chose the option leading to it."""

    def __init__(self, game: Game, seat: int, luck: Rng, depth: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.depth = depth
        self.root = Node(seat)

    def iterate(self, w: State) -> None:
        """Walk down by what looks best, add one node, evaluate it, and update all nodes on the way."""
        path: list[Node] = []
        node = self.root
        own_turn = True
        while w.stack:
            seat = self.seat if own_turn else w.seat
            options = w.options
            if own_turn and w.asked:
                options = w.asked_options[w.asked.index(seat)]
            option, new = self.select(node, options)
            if new:
                node.children[option] = Node(seat)
            node = node.children[option]
            path.append(node)
            if own_turn:
                answer_as(w, seat, option)
                own_turn = False
            else:
                w.apply(option)
            if new:
                break
        if self.depth:
            play_on(w, self.luck, self.depth)
        self.tell(path, w)

    def select(self, node: Node, options: list[int]) -> tuple[int, bool]:
        """An option never tried here, or else the one with the best sum of value and exploration bonus."""
        children = node.children
        fresh = [o for o in options if o not in children]
        if fresh:
            return fresh[self.luck.pick(len(fresh))], True
        best = options[0]
        best_score = -1.0
        for option in options:
            child = children[option]
            child.offered += 1
            score = child.total / child.visits + CURIOSITY * math.sqrt(math.log(child.offered) / child.visits)
            if score > best_score:
                best = option
                best_score = score
        return best, False

    def tell(self, path: list[Node], w: State) -> None:
        """Back up: add the value for each seat to the nodes that seat chose."""
        worth: dict[int, float] = {}
        for node in path:
            if node.seat not in worth:
                worth[node.seat] = self.game.value(w, node.seat)
            node.visits += 1
            node.total += worth[node.seat]

    def best(self, options: list[int]) -> int:
        """The option tried most often, and of those the most successful."""
        children = self.root.children
        found = options[0]
        found_visits = -1
        found_total = -1.0
        for option in options:
            if option in children:
                child = children[option]
                if child.visits > found_visits or (child.visits == found_visits and child.total > found_total):
                    found = option
                    found_visits = child.visits
                    found_total = child.total
        return found
