# The command line in English. The same keys as in pl.ftl.
# help-*: what a command does, help-*-example: how it is typed; arg-*: what a parameter is for.

help-wawel = Fantasy tabletop games played by their own rulebooks: at a text table, with bots, with records anyone can check.
help-wawel-example = wawel play etchinstone
help-games = List the games with their settings.
help-games-example = wawel games --json
help-play = Play a game at a text table. Without a name, a menu offers the games.
help-play-example =
    wawel play etchinstone --seed 7 --difficulty hard
    wawel play --resume my-game.json
help-serve = Serve the table to browsers: alone, with bots, or with friends in the same network.
help-serve-example =
    wawel serve
    wawel serve --host 0.0.0.0 --port 8000 --no-browser
help-rules = Read a rulebook: its sections, one rule by its id, or what a search finds.
help-rules-example =
    wawel rules etchinstone detour
    wawel rules etchinstone etch.challenge.detour-limit --lang pl
help-coverage = Which rules have a test? Needs a checkout of the sources.
help-coverage-example = wawel rules coverage --json
help-replay = Walk through a recorded game, or show its table after a number of answers.
help-replay-example = wawel replay game.jsonl --step 12
help-verify = Check a finished record: every answer legal, every result true, all luck from the seed.
help-verify-example = wawel verify game.jsonl
help-content = Show the text of a component, or check values and decks that you have typed in.
help-content-example =
    wawel content show epic lily-marshal
    wawel content check my-values.toml
help-content-show = Show a component: its names, its figures, its text in both languages, and where its values come from.
help-content-show-example =
    wawel content show epic lily-marshal
    wawel content show dragonsgate inn --values my-values.toml
help-content-check = Check override files, edited copies of a game's data files, or files of a game's own kind such as decks: every value, every name, every rule.
help-content-check-example =
    wawel content check my-values.toml
    wawel content check cards.toml --game etchinstone
    wawel content check my.deck
help-sim = Let bots play many games and report how they went.
help-sim-example = wawel sim etchinstone --games 1000
help-fuzz = Look for crashes by playing at random; whatever is found is saved.
help-fuzz-example = wawel fuzz etchinstone
help-bench = Measure how fast the engine is here.
help-bench-example = wawel bench
help-help = Show this page.
help-version = Show the version.
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-default = (default: { $value })
usage = Usage: { $usage }
example = Example

metavar-lang = en|pl
metavar-text = TEXT
metavar-number = N
metavar-file = FILE
metavar-command = COMMAND
metavar-options = [OPTIONS]
metavar-arguments = [ARGUMENTS]
metavar-pair = NAME=VALUE
metavar-value = PATH=VALUE
metavar-setting = --SETTING
arg-lang = The language; otherwise WAWEL_LANG and LANG decide.
arg-json = Print JSON, for programs.
arg-game = The game; "wawel games" lists them.
arg-host = The address to listen at; 0.0.0.0 lets others in.
arg-port = The port to listen at; 0 takes a free one.
arg-data = The folder where tables and accounts are kept; without it your own data folder.
arg-browser = Open the browser, or don't.
arg-with-hidden = Also offer the games that exist only for copying and testing.
arg-limits = How many calls are allowed, as a factor; 0 switches the limits off.
arg-bot-pause = Seconds before a bot answers.
arg-pass-delay = Seconds before the server passes for a player who has nothing to play, or ordered it.
arg-public-url = The address people see, if the server is behind a proxy, such as https://wawel.example.
arg-push-contact = Lets browsers notify people that it is their turn; push services write to this address about the server: mailto:… or https:….
arg-smtp = Sends mail when it is someone's turn, through this server: smtp://user:password@host:587 or smtps://…. Better in the variable WAWEL_SMTP, which nobody else can read.
arg-mail-from = Who the mail is from, such as wawel@example.org.
arg-play-game = The game; without it a menu is shown.
arg-seed = A number or a phrase; equal seeds give equal games.
arg-players = How many seats; you have the first one.
arg-set-up = A setting of the game, as NAME=VALUE; may be repeated.
arg-settings = Any setting of the game under its own name, such as --difficulty hard.
arg-resume = Go on with a saved game.
arg-bots = Who has the other seats.
arg-hint = Who is asked for hints.
arg-values = A file of component values to lay over those of the game.
arg-set = A single component value, as PATH=VALUE (dragon.skalimir.initiative=12); may be repeated.
arg-out = Write the record of the game to this file.
arg-save = Keep the game after every answer, so that it can be resumed (this is the default).
arg-query = The id of a rule, or words to look for.
arg-tests = The folder of the tests.
arg-record = A record, or a saved game.
arg-step = Show the table after this many answers.
arg-seat = Whose view to show.
arg-content-files = Override files (with game = "…" at the top), edited copies of data files under their own names, or files such as my.deck.
arg-component = The id of the component, or its name.
arg-content-game = The game, if the file does not say.

## Errors

error = Error: { $message }
did-you-mean = Did you mean “{ $word }”?
there-are = There are: { $words }.
no-such-command = There is no command “{ $command }”. { $hint }
no-such-option = There is no option { $option } here. { $hint }
no-such-language = There is no language “{ $language }”; there are en and pl.
bad-pair = “{ $given }” should look like NAME=VALUE.
bad-players = { $fewest ->
    [one] { $game } is for { $fewest } to { $most } players.
   *[other] { $game } is for { $fewest } to { $most } players.
}
bad-set = “{ $given }” should look like dragon.NAME.FIELD=VALUE.
bad-values = Those component values will not do: { $place }: { $problem }
bad-value = “{ $value }” does not fit { $argument }.
option-twice = { $option } is given twice.
option-needs-value = { $option } needs a value.
argument-missing = { $argument } is missing.
too-many = That is too much: { $words }
which-game = Which game? { $hint }
resume-alone = --resume goes on with a game as it was set up; leave out the game and its settings.
no-such-file = There is no file { $file }.
cannot-read = { $file } cannot be read: { $problem }
cannot-write = { $file } cannot be written: { $problem }
not-text = { $file } is not a text file (UTF-8).
not-a-save = { $file } is no saved game of Wawel.
save-broken = { $file } cannot be resumed: { $problem }

## What is wrong with content files, settings, answers and records, by the keys of wawel.engine.problems

problem-nothing = nothing
problem-file-missing = there is no such file
problem-file-not-text = the file is not UTF-8 text
problem-toml = not valid TOML: something is left open at the end of the file
problem-toml-at = not valid TOML, at line { $line }, column { $column }
problem-game-unknown = There is no game “{ $word }”. { $hint }
problem-game-unsaid = say which game this is for: game = "etchinstone" at the top of the file, or --game
problem-game-other = this file is for { $theirs }, not for { $ours }
problem-missing = is missing
problem-empty = is empty
problem-name-missing = no name in the language “{ $language }”; add name = {"{"} pl = "…", en = "…" {"}"}
problem-number = should be a whole number, not { $value }
problem-number-range = should be a whole number from { $low } to { $high }, not { $value }
problem-range = should be from { $low } to { $high }, not { $value }
problem-numbers = { $count ->
    [one] should be a list of { $count } whole number, not { $value }
   *[other] should be a list of { $count } whole numbers, not { $value }
}
problem-numbers-count = { $count ->
    [one] should have { $count } number, not { $found }
   *[other] should have { $count } numbers, not { $found }
}
problem-text = should be a text, not { $value }
problem-word = should be a word, not { $value }
problem-words = should be a list of words, not { $value }
problem-table = should be a table, not { $value }
problem-table-expected = should be a table, not { $value }
problem-tables = should be a list of tables, not { $value }
problem-tables-count = there should be { $count } of them, not { $found }
problem-unknown = “{ $word }” is unknown. { $hint }
problem-field-unknown = there is no such field here. { $hint }
problem-twice = “{ $word }” is there twice
problem-path = should look like dragon.NAME.FIELD
problem-ids = should be a table of ids
problem-fields = should be a table of fields
problem-kind-unknown = there is no such kind of component. { $hint }
problem-not-there = is not there. { $hint }
problem-places = { $count ->
    [one] there is only { $count } place
   *[other] there are only places 1 to { $count }
}
problem-effect = an effect is a word or a table with one word, not { $value }
problem-effects = should be a list of effects, not { $value }
problem-effect-unknown = “{ $word }” is no effect word. { $hint }
problem-effect-lists = “{ $word }” needs lists of effects: at least { $low }, at most { $high }
problem-effect-number = “{ $word }” needs a whole number from { $low } to { $high }, not { $value }
problem-effect-fields = “{ $word }” needs a table of fields, not { $value }. { $hint }
problem-effect-field-unknown = “{ $word }” has no such field. { $hint }
problem-effect-field-missing = “{ $word }” needs the field “{ $name }”
problem-effect-field-name = cannot be { $value }. { $hint }
problem-effect-field-number = must be a whole number from { $low } to { $high }, not { $value }
problem-effect-bare = “{ $word }” takes nothing, but { $value } is given
problem-flag = should be true or false, not { $value }
problem-tables-fewest = there should be at least { $count } of them, not { $found }
problem-players = { $game } cannot be played by { $players }. { $hint }
problem-setting-none = { $game } has no setting “{ $word }”; it has none at all
problem-setting-unknown = { $game } has no setting “{ $word }”. { $hint }
problem-setting-seats = { $setting } cannot be { $value } with this number of players: { $players }. { $hint }
problem-setting-value = { $setting } cannot be { $value }. { $hint }
problem-bot-unknown = There is no bot “{ $word }”. { $hint }
problem-bot-numbers = { $most ->
    [0] “{ $spec }” is no bot: no number may follow “{ $bot }”.
    [one] “{ $spec }” is no bot: { $most } whole number at most may follow “{ $bot }”, as in mcts:300.
   *[other] “{ $spec }” is no bot: { $most } whole numbers at most may follow “{ $bot }”, as in mcts:300.
}
problem-choice-closed = choice { $number } is not open, by the rule { $rule }. { $hint }
problem-choice-over = choice { $number } is not open: the game is over, by the rule { $rule }
problem-option-closed = “{ $option }” is not offered in choice { $number }: the rule { $rule } says when it is; what is asked now comes from { $asked }
problem-leave-closed = seat { $seat } can’t leave: the rules don’t say how the game goes on without it
problem-option-forbidden = “{ $option }” is not offered in choice { $number }, by the rule { $rule }
problem-code-closed = there is no option of number { $code } in choice { $number }, which comes from the rule { $rule }
problem-verb-unknown = there is no answer “{ $word }”. { $hint }
problem-verb-bare = nothing may follow “{ $verb }”, but “{ $option }” has more
problem-verb-argument = “{ $argument }” cannot follow “{ $verb }”
problem-chance-needed = a chance result below { $ways } is lacking
problem-chance-range = chance result { $at } is { $result }, but only 0 to { $most } can happen
problem-undo-nothing = There is nothing to take back.
problem-undo-revealed = Something was revealed since, so the last answer stands.
problem-record-empty = the record is empty
problem-record-damaged = this line was changed or is damaged: its check sum does not fit
problem-record-json = this line is not valid JSON
problem-record-object = this line is not a JSON object
problem-record-odd = this is no record of Wawel
problem-record-format = this is no record of Wawel in format { $format }
problem-record-lacks = “{ $field }” is missing
problem-record-value = “{ $field }” cannot be { $value }
problem-record-chance = a chance result cannot be { $value }
problem-record-game = a record of { $theirs }, not of { $ours }
problem-record-rules = recorded under rules version { $theirs }, but here is version { $ours } of { $game }
problem-record-content = recorded with other component values ({ $theirs }, here { $ours }); give them with --values
problem-record-answer = this answer is not legal here: { $problem }
problem-record-option = this is no answer of this game: { $problem }
problem-record-luck = the chance results do not fit the answer: { $problem }
problem-record-luck-more = more chance results are recorded than happen here
problem-record-seat = seat { $seat } was not asked here
problem-record-set-up = the chance results do not fit the set-up: { $problem }
problem-record-set-up-more = more chance results are recorded than happen in the set-up
problem-record-over = a result is recorded, but the game is not over
problem-record-result = the replayed game ends otherwise than recorded
problem-record-unfinished = the game is not over: its seed is still secret, so the luck cannot be checked
problem-record-seed = the revealed seed is not the one committed to in line 1
problem-record-seed-set-up = the luck of the set-up does not come from the seed
problem-record-seed-answer = the luck of this answer does not come from the seed
problem-form-table = should be a table of fields, not { $type }
problem-form-unknown = there is no field “{ $field }” here
problem-form-lacks = the field “{ $field }” is missing
problem-form-number = should be a whole number, not { $value }
problem-form-range = should be a number from 0 to { $most }, not { $value }
problem-form-type = should be of type { $type }, not { $value }
problem-form-list = should be a list, not { $value }
problem-form-never = a field of this type cannot be stored
problem-form-step = should be a step as [name, fields], not { $value }
problem-form-step-unknown = there is no step “{ $step }” in this game
problem-form-step-fields = step { $step } has the fields { $fields }, not { $found }
problem-form-component = there is no { $kind } “{ $word }” here. { $hint }
problem-form-component-lacks = the { $kind } “{ $word }” is missing
problem-form-event = should be an event with key, args and reader, not { $value }
problem-form-choice = the stored state is not at a choice

## Games

games-seats = { $most ->
    [one] 1 player
   *[other] { $fewest }–{ $most } players
}
games-line = { $seats } · rules version { $version }
games-setting = Setting
games-name = Name
games-choices = Choices (* is the default)
games-form = This is the { $form } form.
form-compiled = compiled
form-interpreted = interpreted
yes = yes
no = no

## The text table

welcome = Type the number of an answer. u: undo, h: hint, ?: the rule behind the question, ? 3: behind answer 3, t: the whole table, l: log, s FILE: save, q: quit.
play-input = { $last ->
    [one] Answer (1, or u h ? t l s q):
   *[other] Answer (1–{ $last }, or u h ? t l s q):
}
play-help = Type a number from 1 to { $last }, or: u undo, h hint, ? rule, ? 3 rule behind 3, t table, l log, s FILE save, q quit.
menu = Which game shall it be?
menu-again = Type a number from 1 to { $last }, or q to leave.
blocked = Not possible: { $options }
not-possible = That is not possible now:
no-rule-told = No rule is noted for this.
hint = { $bot } would answer { $n }: { $option }
undo-ask = Something was revealed by that answer. Go back all the same? The result will be marked as rewound.
undone = Taken back.
yes-no = Y/n
no-yes = y/N
yes-letters = yt
save-name = Give a file name: s my-game.json
save-ask = Save the game? Give a file name, or just press Enter to leave it:
saved = Saved to { $file }. To go on: wawel play --resume { $file }
kept = The game is kept in { $file }. To go on: wawel play { $game }
resume-ask = { $answers ->
    [one] A game was left unfinished after { $answers } answer. Go on with it?
   *[other] A game was left unfinished after { $answers } answers. Go on with it?
}
record-written = The record is in { $file }.
unfinished = { $answers ->
    [one] The game is not over; { $answers } answer so far.
   *[other] The game is not over; { $answers } answers so far.
}
seat = Seat { $n }, place { $rank }
score-line = { $what }: { $points }
score-total = Total: { $points }
rewound = { $n ->
    [one] Marked: rewound { $n } time past a revelation.
   *[other] Marked: rewound { $n } times past a revelation.
}

## Records

replay-answer = { $n }. { $answer }
replay-leaves = { $n }. Seat { $seat } leaves the game.
no-such-step = { $last ->
    [one] There is no step { $step }: the record has { $last } answer.
   *[other] There is no step { $step }: the record has { $last } answers.
}
verify-ok = { $answers ->
    [one] OK: { $game }, { $answers } answer, { $outcome }. { $luck }
   *[other] OK: { $game }, { $answers } answers, { $outcome }. { $luck }
}
verify-won = won with { $scores }
verify-lost = lost
verify-resigned = ended by giving up
verify-luck = All luck came from the seed.
verify-luck-forked = { $n ->
    [0] The set-up was taken over from another game, with the luck it had there; all luck since came from the seed.
    [one] The set-up and the first answer were taken over from another game, with the luck they had there; all luck since came from the seed.
   *[other] The set-up and the first { $n } answers were taken over from another game, with the luck they had there; all luck since came from the seed.
}
verify-failed = { $line ->
    [0] { $file }: { $problem }
   *[other] { $file }, line { $line }: { $problem }
}

## Rulebooks

rules-section = { $section } ({ $n })
rules-counts = { $rules } rules, { $rulings } rulings, { $examples } examples
rules-found = { $n ->
    [one] { $n } entry found
   *[other] { $n } entries found
}
rules-nothing = Nothing was found for “{ $query }”. { $hint }
kind-ruling = Ruling
kind-example = Example
coverage-collecting = Collecting the tests …
coverage-failed = Coverage could not be determined: { $problem }
coverage-line = { $game }: { $what } { $value }
coverage-rules = rules with a test
coverage-examples = examples with a test
coverage-missing = without a test:
coverage-unknown = unknown id in a test:
coverage-review = a test with very many ids:

## Component values

content-no-component = { $game } has no component “{ $word }”. { $hint }
content-no-files = { $game } has no files of its own kind to check; values stand in files that end in .toml.
content-component = { $kind } { $id }
content-provenance = source: { $value }
content-set = set: { $value }
source-seed = values from the rulebook
source-public = values from a public source
source-designed = values designed for this project
content-at-line = line { $line }
content-ok = { $n ->
    [0] OK: { $file } ({ $game }) changes nothing.
    [one] OK: { $file } ({ $game }) changes { $n } value.
   *[other] OK: { $file } ({ $game }) changes { $n } values.
}
content-change = { $what }: { $old } → { $new }
content-added = { $what }: { $new } (new)
content-gone = { $what }: { $old } (left out)

## Many games: sim, fuzz, bench

arg-sim-bots = Who plays, by seat, separated by commas: random, greedy, mcts:300. The last one takes the seats that are left.
arg-sim-games = How many games.
arg-sim-seed = Equal seeds give equal runs.
arg-sim-players = How many seats; otherwise as many as there are bots, or as few as the game allows.
arg-sim-set = A setting (difficulty=hard) or a component value (dragon.skalimir.initiative=12); may be repeated.
arg-sim-out = Write the record of the game to this file; of many games, to files numbered after it.
arg-workers = How many processes; otherwise one for each core.
arg-fuzz-games = How many games; settings and seat counts take turns.
arg-fuzz-out = The folder for games that went wrong.
arg-bench-games = The games to measure; all of them if none is named.
arg-peers = Measure other engines in the same run and print ratios (needs the extra "bench").
arg-rounds = How many rounds; the median counts.
arg-seconds = Seconds for each measurement.
sim-playing = Playing
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-score = Mean score
sim-best = Best score
sim-pace = { $games ->
    [one] One game
   *[other] { $games } games
} of { $decisions } decisions and { $ms } ms on average.
sim-written = { $n ->
    [one] The record is in { $file }.
   *[other] { $n } records were written, the first to { $file }.
}
fuzz-playing = Looking for trouble
fuzz-found = Game { $n } went wrong: { $problem }. It is kept in { $file }; “wawel play --resume” opens it.
fuzz-clean = { $n ->
    [one] One random game
   *[other] { $n } random games
} without a crash, a dead end, an endless game or a broken law.
bench-measuring = Measuring
bench-form = The { $form } form, one core:
bench-game = Game
bench-decisions-per-s = decisions/s
bench-clones-per-s = clones/s
bench-rollouts-per-s = rollouts/s
bench-views-per-s = views/s
bench-searches-per-s = searches/s
bench-peer = Other engine
bench-no-peer = { $name } is not installed ({ $module } is missing): pip install 'wawel[bench]'
bench-ratio = { $game } is

serve-ready = The table is at { $address } (kept in { $folder }). Stop it with Ctrl+C.
serve-needs-web = The table needs more than is installed ({ $module } is missing): pip install 'wawel[web]'
serve-port = Port { $port } can't be had: { $problem }. Try another one with --port.
serve-in-use = Another server keeps its tables in { $folder } already. Stop it, or name another folder with --data.
serve-folder = The folder { $folder } can't be used: { $problem }
serve-bad-smtp = --smtp needs the address of a mail server, such as smtp://user:password@host:587.
serve-mail-needs = To send mail the server also needs --mail-from and --public-url: the links in a mail must lead back here.
serve-bad-contact = --push-contact needs an address that begins with mailto: or https:, not "{ $contact }".
