"""The exact chance of a roll under best play: of completing a challenge, of killing a monster, and the hits to expect.

Best play keeps, rolls again, adds dice (fruit above Focus), blocks with shells, chooses which die is lost, and leaps in
time. Tricks, cards that are used and michronic memory are left out: nobody has to have them.

Dice that roll alike are a group, and of a face only what it can match counts. A position of the dice says for each
group how many are yet to be thrown and how many show what: a table numbers these (`tables`). What counts is an aim
(`aim`). A level is a choice of dice in the roll and in reserve, of shells used and X ignored. An X leads to another
level, so levels are solved from fewer dice and shells to more; a roll without X stays in its level, which is solved by
repeating until nothing changes (`solver`). `position` finds where the roll on the table stands, `questions` is what
bots and browser ask.

Three things are never worse, and so the only ones tried: to throw a die that matches nothing, to add all dice there is
room for, and to leap only when the rolling is over.
"""
