# Notices. They go over open mail and onto locked screens, so they tell nothing of what happens at the table.
# The same keys as in pl.ftl.

notice-turn = Your turn
notice-turn-text = { $game }: the table is waiting for you.
notice-invite = You are invited
notice-invite-text = { $game }: a seat is kept for you.
mail-invite = You are invited: { $game }
mail-invite-text =
    Hello { $name },

    somebody is keeping a seat for you in { $game }:
    { $link }

    Stop these e-mails:
    { $stop }
mail-turn = Your turn: { $game }
mail-turn-text =
    Hello { $name },

    it is your turn in { $game }. The table is waiting for you:
    { $link }

    Stop these e-mails:
    { $stop }
mail-confirm = Should Wawel write to you?
mail-confirm-text =
    Hello,

    “{ $name }” asked Wawel to write to this address when it is their turn. If that is you, confirm it here:
    { $link }

    If it is not, you need do nothing: you will not hear from us again.
