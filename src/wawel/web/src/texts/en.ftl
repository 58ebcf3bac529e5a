# The browser table in English. The same keys as in pl.ftl.
# Names ($name, $names, $game …) come ready to read; numbers come as numbers.

## Everywhere

ui-skip = Skip to the content
ui-pages = Pages
ui-other-language = Zmień język na polski
ui-settings = Settings
ui-my-page = My games and ratings
ui-bell = { $n ->
    [one] Your turn at { $n } other table
   *[other] Your turn at { $n } other tables
}
ui-loading = Just a moment…
ui-reload = Reload
ui-broken = Part of this page could not be loaded
ui-broken-text = The server may have been updated, or the connection was lost for a moment. Reloading usually helps; games are never lost.
ui-unofficial = Unofficial versions for private play, not connected with the games’ authors or publishers. All texts are ours.
ui-credits = Credits
ui-lost = Nothing here
ui-lost-text = This address leads nowhere. Perhaps it was cut off when it was copied.
ui-to-lobby = To the lobby
ui-close = Close
ui-more = more
ui-try-again = Try again

## Lobby

ui-lobby = Lobby
ui-lobby-title = Take a seat
ui-lobby-text = Fantasy tabletop games played by their own rulebooks: alone, with bots or with friends. No account needed.
ui-server-away = The server isn’t responding
ui-new-table = New table
ui-game = Game
ui-seats-range = { $spread ->
    [0] { $most ->
        [1] 1 player
       *[other] { $most } players
    }
   *[other] { $fewest }–{ $most } players
}
ui-minutes = { $spread ->
    [0] { $most } min
   *[other] { $fewest }–{ $most } min
}
ui-weight-1 = very light
ui-weight-2 = light
ui-weight-3 = medium weight
ui-weight-4 = demanding
ui-weight-5 = heavy
ui-games-here = Games
ui-play-alone = Play now
ui-play-bot = Play against a bot
ui-how-to-play = How to play
ui-how-to-turn = A turn
ui-set-up = Set up a table
ui-other-counts = For other numbers of players: { $names }.
ui-public-on = Listed in the lobby: others may find it and watch.
ui-public-off = Private: only people with the link see it.
ui-turn-of = { $names } to move
ui-show-all = Show all { $n }
ui-show-fewer = Show fewer
ui-menu = Menu
ui-guest = guest
ui-match = Find players
ui-match-waiting = Looking for players of { $game }…
ui-match-text = You go to the table as soon as somebody joins.
ui-match-stop = Stop looking
ui-people-met = People you played with
ui-invite-to = Invite to
ui-invite-again = Invite again
ui-invited = { $name } invites you to a game.
ui-invited-here = you are invited
ui-games-together = { $n ->
    [one] { $n } game together
   *[other] { $n } games together
}
ui-intro = { $name } invites you to this table.
ui-intro-mine = Your table. Send the link to those you want to play with.
ui-rulebook = Rulebook
ui-leaderboard = Leaderboard
ui-workshop = Decks
ui-no-workshop = This game has no decks to build.
ui-start = Start the game
ui-create = Set up the table
ui-how-many = How many players
ui-seat = Seat { $n }
ui-seat-kind-me = Me
ui-seat-kind-bot = Bot
ui-seat-kind-open = Anyone
ui-seat-kind-invite = By link
ui-which-bot = Which bot
ui-bot-name = { $bot ->
    [random] Random: any legal move
    [greedy] Greedy: the best-looking move
    [mcts] Thinker
   *[other] { $bot }
}
ui-more-settings = Clock and visibility
ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-text = Everyone takes the time they need.
ui-clock-live = Live
ui-clock-live-text = Everyone starts with some time and gains a little with every move.
ui-clock-daily = Correspondence
ui-clock-daily-text = For slow games: days for every move.
ui-clock-minutes = Minutes each
ui-clock-bonus = Seconds per move
ui-clock-per-answer = Days per move
ui-public = Listed in the lobby
ui-public-text = Others can find the table and watch. When off, only people with the link can.
ui-rated = Rated
ui-rated-text = The result counts towards the leaderboard.
ui-tables = Tables
ui-tables-mine = My tables
ui-tables-mine-none = You have no tables yet. Your first game is one click away.
ui-tables-open = Free seats
ui-tables-open-none = Nobody is looking for players right now.
ui-tables-live = Watch
ui-tables-live-none = No public games right now.
ui-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
ui-just-now = just now
ui-in-play = in progress
ui-won-by = won by { $names }

## Table

ui-table-loading = Setting the table…
ui-no-table = This table can’t be shown
ui-status = Status
ui-your-turn = Your turn
ui-others-turn-react = { $names }’s turn – you may react
ui-others-turn-asked = { $names }’s turn – you decide
ui-waiting-for = Waiting for { $names }
ui-thinking = The table is thinking…
ui-status-open = Waiting for players
ui-status-aborted = The table was cancelled
ui-aborted-text = Nobody has played here, so there is no result.
ui-status-halted = The game has been stopped
ui-status-past = Earlier in the game
ui-game-over = The game is over
ui-disconnected = Connection lost. Reconnecting…
ui-rule = rule
ui-why-prompt = The rule behind this question
ui-why = why?
ui-tap-again = Tap again to confirm.
ui-board-ways = Where to look
ui-board-whole = The whole board
ui-board-nearer = Nearer
ui-board-farther = Farther
ui-last-moves = Just now
ui-why-not = Why not: { $what }
ui-not-possible = Not possible now ({ $n })
ui-react = You may step in now, or let it pass.
ui-your-choices = Your choices
ui-undo = Undo
ui-take-back = Ask to undo
ui-ask-takeback = Something has been revealed since. Ask the others to let you undo your last move?
ui-ask-takeback-alone = Something has been revealed since. You can still undo; the result will mention it.
ui-do-takeback = Ask
ui-do-takeback-alone = Undo
ui-takeback-waiting = You asked to undo a move. Waiting for the others.
ui-takeback-asked = { $name } would like to undo a move.
ui-takeback-refused = { $name } refused: the move stands.
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Never mind
ui-resign = Resign
ui-ask-resign = Resign this game? That can’t be undone.
ui-do-resign = Resign
ui-abort = Cancel the table
ui-ask-abort = Cancel this table? Nothing has been played, so nothing counts.
ui-do-abort = Cancel it
ui-do-nothing = Keep playing
ui-ask-move = { $what }?
ui-do-move = Confirm
ui-hint = Hint
ui-hinted = Hint: { $what }
ui-you-watch = You are watching
ui-watching = { $n ->
    [one] { $n } is watching
   *[other] { $n } are watching
}
ui-watching-text = People who look on without a seat
table-event-resigned = { $seat } resigned.
table-event-resigned-bot = { $seat } resigned; a bot plays on.
ui-table-menu = Table menu
ui-text-table = Text table
ui-text-table-text = Everything on the table as headings and numbered lines, for screen readers and slow connections.
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-moment = Go to move { $n }
ui-chat = Chat
ui-chat-empty = It is quiet here.
ui-chat-say = Say something
ui-send = Send
ui-people = Muting
ui-mute = Mute
ui-mute-named = Mute { $name }
ui-unmute = Unmute
ui-unmute-named = Unmute { $name }
ui-mute-text = You no longer see what a muted person writes, at any table. They are not told.
ui-silence = Silence here
ui-silence-named = Silence { $name } at this table
ui-unsilence = Let them write
ui-unsilence-named = Let { $name } write at this table again
ui-silence-text = You set this table up, so you may also keep somebody from writing here at all.
ui-people-none = Nobody else is here.
ui-spectator = watching
ui-rules = Rules
ui-legend = Symbols
ui-side = Log, chat and rules
ui-players = Players
ui-show-board = Show this player’s whole board
ui-you = you
ui-bot = bot
ui-bot-kind = { $bot ->
    [random] bot · plays at random
    [greedy] bot · quick
    [mcts] bot · thinks ahead
   *[other] bot · { $bot }
}
ui-bot-stands-in = away, a bot plays on
ui-speed = Others’ moves
ui-speed-text = How fast others’ moves are shown, one after another. Click anywhere or press the space bar to catch up.
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = at once
ui-skip-moves = { $n ->
    [one] Skip { $n } move
   *[other] Skip { $n } moves
}
ui-log-earlier = { $n ->
    [one] { $n } earlier move
   *[other] { $n } earlier moves
}
ui-nickname = Nickname
ui-nickname-text = So that others know who they are playing with. It is yours as long as you play here as a guest.
ui-nickname-save = Use this name
ui-nickname-saved = You are { $name } now.
ui-asked = thinking
ui-online = here
ui-offline = away
ui-resigned = resigned
ui-resigned-bot = resigned; a bot plays on
ui-passing = Passing for you
ui-passing-empty = nothing to play
ui-passing-order = as you asked
ui-passing-stop = Stop
ui-orders-open = Auto-pass
ui-orders = Passing for you
ui-order-auto = Pass where I have nothing to play
ui-order-auto-text = It takes as long as any other pass: nobody can tell that you had no choice.
ui-order-pass = Pass until my turn
ui-order-pass-text = You don’t step in until you are asked something else. Nobody else is told.
ui-order-idle = Play for me until I switch it off
ui-order-idle-text = Every question is declined or gets the simplest move. Everybody sees that you are away.
ui-stops = Stop me here
ui-stops-text = At these moments you are always asked.
ui-ordered = away, playing automatically
ui-replace = Let a bot play on
ui-replace-named = Let a bot play on for { $name }
ui-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-clock-days = { $days } d { $hours } h

## Before the game

ui-waiting-title = The table is set
ui-waiting-text = { $n ->
    [one] The game begins when { $n } more seat is taken.
   *[other] The game begins when { $n } more seats are taken.
}
ui-seat-open = free seat
ui-seat-invited = kept for whoever has the link
ui-sit = Sit down here
ui-seat-bot = Seat a bot
ui-seat-kept = kept for { $name }
ui-decline = No, thank you
ui-table-link = Link to this table
ui-table-link-text = Whoever opens it first takes the next free seat; no account is needed.
ui-invite = Invite somebody by name
ui-invite-do = Invite
ui-copy = Copy
ui-copied = Copied
ui-leave = Leave

## The end

ui-won = You won!
ui-lost-game = You lost.
ui-you-won = You won!
ui-winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
ui-nobody-won = Nobody won.
ui-winner-mark = winner
ui-ended-by-resigning = { $n ->
    [one] { $names } resigned.
   *[other] Resigned: { $names }.
}
ui-score-item = Points for
ui-score-total = Total
ui-rewound = { $n ->
    [one] { $n } move was undone after something had been revealed.
   *[other] { $n } moves were undone after something had been revealed.
}
ui-again = Play again
ui-rematch = Rematch
ui-rematch-ready = A rematch is being set up: “Rematch” takes you there.
ui-watch-replay = Watch the replay
ui-record = Download the record

## Replay

ui-replay = Replay
ui-first = To the beginning
ui-previous-round = Previous round
ui-previous = Previous move
ui-next = Next move
ui-next-round = Next round
ui-last = To the end
ui-moment = Moment of the game
ui-moment-of = { $n } of { $all }
ui-fork = Play from here
ui-play = Play
ui-pause = Pause
ui-pace = Speed
ui-seen-by = Seen by
ui-seen-by-me = My view
ui-seen-by-spectators = Spectators’ view
ui-seen-by-name = { $name }’s view
ui-hand-of = { $name } holds:
ui-chart = How the game went
ui-chart-text = Estimated chance to win after each move.
ui-chart-turns = Turning points
ui-chart-turn = Move { $n }: { $name } { $before }% → { $after }%
ui-back-to-now = Back to the game

## Keys

ui-help = Help: how to play, keys, symbols
ui-keys = Keys
ui-key-digits = pick the move of that number (0 is the tenth)
ui-key-arrows = move along what is offered
ui-key-enter = confirm
ui-key-esc = close, or go back
ui-key-skip = show waiting moves at once
ui-key-undo = undo
ui-key-hint = hint, where you play alone or against bots
ui-key-rules = rules for this question
ui-key-log = log
ui-key-legend = what the symbols mean
ui-key-chat = chat
ui-key-help = this help
ui-keys-replay = In a replay the arrows step through the game; Home and End go to its beginning and end, p plays it by itself.

## Rules

ui-rules-search = Search the rules
ui-rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } passage
   *[other] { $n } passages
}
ui-rules-sections = All sections
ui-rules-same-section = From the same section
ui-rules-whole = The whole rulebook on one page
ui-rulebook-of = the rules
ui-rulebook-text = { $n ->
    [one] { $n } rule in our own words, with rulings and examples.
   *[other] { $n } rules in our own words, with rulings and examples.
}
ui-rule-more = More about: { $rule }
ui-kind-rule = Rule
ui-kind-ruling = Ruling
ui-kind-example = Example

## Settings

ui-settings-look = How it looks and sounds
ui-settings-kept = These settings are kept in this browser.
ui-language = Language
ui-theme = Colours
ui-theme-system = Same as the system
ui-theme-light = Day
ui-theme-dark = Night
ui-card-size = Card size
ui-card-size-small = Small
ui-card-size-medium = Medium
ui-card-size-large = Large
ui-symbols = Symbols beside colours
ui-symbols-text = Every colour that means something also gets a shape of its own.
ui-motion = Animations
ui-motion-text = Cards and tokens move so that you see what changed. Your system’s “reduce motion” is always respected.
ui-sound = Sounds
ui-sound-text = A soft bell when it is your turn, a knock when others move.
ui-confirm-moves = Confirm moves
ui-confirm-moves-text = You are asked once more before every move.
ui-notices = Notifications
ui-notices-text = For slow games: you are told once when others wait for you and you are not here. A notification names the game and nothing that lies on the table.
ui-push = Notify me in this browser
ui-push-text = Also when no page of Wawel is open, as long as the browser runs.
ui-push-denied = The browser does not allow notifications from this site. You can change that in its settings for this site.
ui-push-unable = This browser can’t show notifications here. On an iPhone or iPad, first add Wawel to the home screen.
ui-mail = E-mail address
ui-mail-text = We send you a link to confirm that the address is yours. It is used for nothing else and shown to nobody.
ui-mail-guest = To get e-mails you need an account with a name.
ui-mail-add = E-mail me
ui-mail-asked = We have written to { $address }. Open the link in that e-mail to confirm.
ui-mail-on = We write to { $address }.
ui-mail-drop = No more e-mails
ui-link-confirm = Should we write to you?
ui-confirm-text = You get an e-mail when it is your turn and you are not at the table. Every e-mail has a link to stop them.
ui-confirm-do = Yes, write to me
ui-link-confirm-done = Confirmed
ui-link-confirm-done-text = You will hear from us when it is your turn.
ui-link-unsubscribe = No more e-mails
ui-link-unsubscribe-done = Done
ui-link-unsubscribe-done-text = We have forgotten your address. You can give it again in the settings.
ui-account = Account
ui-account-none = The server isn’t responding, so the account can’t be shown.
ui-account-guest = You play as a guest named { $name }, known to this browser only. With a name and a password you can come back from anywhere, and your games come along.
ui-account-of = You are logged in as { $name }.
ui-name = Name
ui-password = Password
ui-register = Create an account
ui-login = Log in
ui-login-text = You can play without an account. With one your games follow you to every device, and a new account keeps what you played as a guest.
ui-logout = Log out
ui-register-text = No e-mail address is needed, so a forgotten password can’t be sent to you.
ui-welcome = Welcome, { $name }!
ui-passkey-text = A passkey is kept by your device and used with your fingerprint, face or PIN, so there is nothing to remember.
ui-passkey-none = Passkeys need a current browser and a secure (https) address; here they can’t be used.
ui-passkey-register = Sign up with a passkey
ui-passkey-login = Log in with a passkey
ui-passkey-add = Add a passkey
ui-passkey-added = The passkey was added.
ui-passkey-count = { $n ->
    [0] You have no passkey yet.
    [one] You have { $n } passkey.
   *[other] You have { $n } passkeys.
}
ui-passkey-name = Write the name you want first.
ui-since = since { $day }
ui-used = last used { $day }
ui-unused = not used yet
ui-password-change = Change the password
ui-password-first = Set a password
ui-password-old = Current password
ui-password-new = New password
ui-password-text = You are logged out everywhere else.
ui-password-do = Change it
ui-password-changed = The password is changed. Other browsers are logged out.
ui-passkeys = Passkeys
ui-passkey-number = Passkey { $n }
ui-passkey-drop-named = Delete passkey { $n }
ui-passkey-dropped = The passkey is deleted. Delete it on your device, too.
ui-sessions = Where you are logged in
ui-session-unknown = Another browser
ui-session-here = here
ui-session-end = Log out
ui-session-end-named = Log out: { $name }
ui-sessions-end = Log out everywhere else
ui-goodbye = Delete the account
ui-goodbye-played = Games that are over stay, for those who played them with you; your name there becomes a guest’s.
ui-goodbye-going = Games in progress are resigned. Your tables that have not begun are cancelled.
ui-goodbye-gone = Your ratings, chat messages, passkeys, tokens and e-mail address are deleted. Your name is free for others.
ui-goodbye-final = This can’t be undone.
ui-goodbye-name = Type { $name } to confirm
ui-goodbye-do = Delete it for good
ui-goodbye-done = The account is deleted. You are a guest now.
ui-tokens = Tokens for programs
ui-tokens-text = With a token your own bot or script may call the HTTP API in your name.
ui-token-once = Copy it now; it is shown only once:
ui-token-name = What it is for
ui-token-scopes = What it may do
ui-token-make = Create a token
ui-token-drop = Delete
ui-token-drop-named = Delete the token { $name }
ui-scope-read = watch
ui-scope-play = play
ui-scope-create = set up tables

## Players and ratings

ui-guest-since = Guest since { $day }
ui-player-since = Player since { $day }
ui-keep-account = Make it a lasting account
ui-ratings = Ratings
ui-ratings-none = No rated games yet.
ui-games-played = Games
ui-games-none = No games yet.
ui-games-wins = games: { $games }, won: { $wins }
ui-leaderboard-empty = Nobody has finished a rated game yet. The first place is free.
ui-place = Place
ui-player = Player
ui-rating = Rating
ui-games = Games
ui-wins = Won

## Credits

ui-credits-text = Wawel stands on the work of others. Rules and component data are our own wording; no publisher’s pictures or texts are used.
ui-credits-icons = Icons
ui-credits-icons-text = { $n ->
    [one] { $n } icon from
   *[other] { $n } icons from
}
ui-credits-authors = Drawn by Lorc, Delapouite and the contributors of game-icons.net.
ui-credits-changed = Coloured and scaled for our cards, otherwise unchanged.
ui-credits-list = The icons used, by name
ui-credits-fonts = Typefaces
ui-credits-software = Software

## What may go wrong. The server’s own refusals have their words beside the server.

error-unknown = That did not work: { $detail }
error-offline = The server can’t be reached right now.
error-no-answer = No answer from the server yet; the table will catch up.
error-passkey-cancelled = No passkey was used: it was cancelled, or took too long.
error-passkey-there = This device already has a passkey for this account.
error-passkey-unsafe = Passkeys can’t be used at this address.
