# Powiadomienia. Idą zwykłą pocztą i na zablokowane ekrany, więc nie mówią nic o tym, co się dzieje na stole.
# Te same klucze co w en.ftl.

notice-turn = Twoja kolej
notice-turn-text = { $game }: stół czeka na ciebie.
notice-invite = Zaproszenie do gry
notice-invite-text = { $game }: czeka na ciebie miejsce.
mail-invite = Zaproszenie do gry: { $game }
mail-invite-text =
    Cześć, { $name }!

    Ktoś trzyma dla ciebie miejsce w grze { $game }:
    { $link }

    Nie chcesz więcej takich wiadomości? Wystarczy jedno kliknięcie:
    { $stop }
mail-turn = Twoja kolej: { $game }
mail-turn-text =
    Cześć, { $name }!

    Twoja kolej w grze { $game }. Stół czeka:
    { $link }

    Nie chcesz więcej takich wiadomości? Wystarczy jedno kliknięcie:
    { $stop }
mail-confirm = Czy Wawel ma do ciebie pisać?
mail-confirm-text =
    Dzień dobry!

    „{ $name }” prosi, żeby Wawel pisał na ten adres, gdy przyjdzie kolej na ruch. Jeśli to ty, potwierdź tutaj:
    { $link }

    Jeśli nie, nic nie trzeba robić: więcej się nie odezwiemy.
