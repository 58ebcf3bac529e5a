/** A reader at a table: what the table is now or was then, what is asked, and everything that can be done about it.
 * Made while the page is made; the parts of the page show it. */

import { onDestroy, tick } from 'svelte';
import { api, Refused } from '$lib/api';
import { app, gameWords } from '$lib/app.svelte';
import { readable } from '$lib/muting';
import { loadScene } from '$lib/scenes';
import { moving, settings } from '$lib/settings.svelte';
import { type Line, standing, TableSocket } from '$lib/socket';
import { play } from '$lib/sound';
import type { GameInfo, Hinted, Scene, Seat, TableMessage, Words } from '$lib/types';
import { Pace } from './pace';
import { yourCall } from './turn';

export type Panel = 'log' | 'chat' | 'rules' | 'legend';
export const PANELS: Panel[] = ['log', 'chat', 'rules', 'legend'];

/** Moves that wait to be confirmed: their words, and what follows. */
export interface Pending {
  labels: string[];
  decide: (agreed: boolean) => void;
}

export class TableSession {
  readonly id = app.route.id;
  /** The table as it is, and as it was at the moment that is looked at. */
  live = $state.raw<TableMessage | null>(null);
  past = $state.raw<TableMessage | null>(null);
  heardAt = $state(Date.now());
  line = $state<Line>('connecting');
  info = $state.raw<GameInfo | null>(null);
  words = $state.raw<Words | null>(null);
  /** The game's scene; null if it has none, undefined until that is known. */
  scene = $state.raw<Scene | null>();
  trouble = $state('');
  /** An answer is on its way. */
  busy = $state(false);
  /** What the reader has to confirm first. */
  asking = $state<'' | 'takeback' | 'resign' | 'abort'>('');
  /** For screen readers: what happened, and that it is the reader's turn. */
  told = $state('');
  called = $state('');
  unread = $state(0);
  /** The rule that the rules panel shows. */
  rule = $state('');
  /** The seat whose whole board is wanted. */
  shown = $state<Seat | null>(null);
  /** The replay goes on by itself, at so many moves in four seconds. */
  running = $state(false);
  replayPace = $state(2);
  /** The seat in whose view a finished game is looked at; null: my own. */
  viewer = $state<Seat | null>(null);
  /** The option that a hint marks, and the choice it is for. */
  hinted = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** Moves that wait to be confirmed. */
  pending = $state.raw<Pending | null>(null);
  /** How many moves of others have come in and wait to be shown. */
  behind = $state(0);
  /** The standing orders are shown. */
  ordering = $state(false);
  /** Walking through the past, or looking at the table as it is. */
  walking = $state(false);

  readonly panel = $derived<Panel | ''>(PANELS.includes(app.route.hash as Panel) ? (app.route.hash as Panel) : '');
  readonly wanted = $derived(app.route.query.get('seq') === null ? null : Number(app.route.query.get('seq')));
  /** The server is about to pass for me. */
  readonly passing = $derived((this.wanted === null && this.live?.passing?.now) || null);
  /** What I am passed for is not asked. */
  private readonly present = $derived(
    this.live && this.passing ? { ...this.live, choices: [], blocked: [] } : this.live,
  );
  readonly message = $derived(this.past ?? this.present);
  readonly replaying = $derived(this.past !== null);
  readonly mine = $derived(this.live !== null && this.live.you >= 0);
  readonly playing = $derived(this.mine && this.live?.status === 'playing' && !this.replaying);
  readonly choice = $derived(this.message?.choices[0] ?? null);
  readonly muted = $derived(app.me?.muted ?? []);
  readonly useScene = $derived(!!this.scene && !settings.text);
  readonly lines = $derived(standing(this.live?.log ?? []));
  /** Somebody has played. */
  readonly begun = $derived(this.lines.some((one) => one.seat >= 0));
  /** Other people who sit here. */
  readonly others = $derived(
    this.live?.seats.filter((seat) => seat.kind === 'human' && seat.seat !== this.live?.you) ?? [],
  );
  /** Nobody else has to agree. */
  readonly alone = $derived(this.live !== null && this.others.every((seat) => seat.bot !== null || seat.resigned));
  readonly canHint = $derived(this.playing && !this.live?.rated && this.choice !== null && this.others.length === 0);
  readonly canTakeBack = $derived(
    this.playing &&
      !this.live!.undo &&
      (this.live!.takeback === null || this.live!.takeback.no !== null) &&
      this.lines.some((one) => one.seat === this.live?.you),
  );

  private readonly socket: TableSocket;
  private readonly pace = new Pace(
    (now, at) => this.put(now, at),
    () => (moving() ? settings.speed : 'instant'),
    (count) => {
      this.behind = count;
    },
  );
  private arrived: (() => void)[] = [];
  private readonly kept = new Map<string, TableMessage>();

  constructor() {
    const known = api.broughtTable(this.id) ?? null;
    this.socket = new TableSocket(
      this.id,
      {
        line: (now) => {
          this.line = now;
          if (now === 'lost' && this.live === null) this.look();
        },
        table: (now) => this.pace.hear(now),
      },
      undefined,
      () => app.account(),
      undefined,
      known,
    );
    if (this.socket.table) this.pace.hear(this.socket.table);
    onDestroy(() => {
      this.socket.close();
      document.title = 'Wawel';
    });
    $effect(() => this.learn());
    $effect(() => this.remember());
    $effect(() => this.markHint());
    $effect(() => {
      if (this.panel === 'chat') this.unread = 0;
    });
    $effect(() => {
      if (this.scene !== undefined) this.socket.wantText(!this.useScene);
    });
  }

  // ------------------------------------------------------------------ hearing

  private put(now: TableMessage, at: number): void {
    const before = this.live;
    this.heardAt = at;
    this.live = now;
    this.trouble = '';
    const waiting = this.arrived;
    this.arrived = [];
    for (const wake of waiting) wake();
    this.news(now, before);
  }

  /** Shows all moves that wait. */
  catchUp = (): void => this.pace.flush();

  /** Finds out why there is no connection: perhaps there is no such table. */
  private async look(): Promise<void> {
    try {
      const found = await api.table(this.id);
      if (this.live === null) this.live = found;
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500) this.fail(error);
    }
  }

  private news(now: TableMessage, before: TableMessage | null): void {
    if (before) {
      const more = readable(now.chat, this.muted).length - readable(before.chat, this.muted).length;
      if (more > 0 && this.panel !== 'chat') this.unread += more;
    }
    const t = this.words;
    if (!t) return;
    if (before) {
      const seen = new Set(before.log.map((one) => one.seq));
      const fresh = standing(now.log).filter((one) => !seen.has(one.seq));
      if (fresh.some((one) => one.seat >= 0 && one.seat !== now.you)) play('move');
      if (fresh.length) this.told = fresh.flatMap((one) => one.events.map((event) => t.say(event))).join(' ');
      if (now.rematch && !before.rematch) app.say(t('ui-rematch-ready'));
    }
    const asked = now.passing?.now ? undefined : now.choices[0]?.n;
    const known = before?.passing?.now ? undefined : before?.choices[0]?.n;
    if (asked !== undefined && asked !== known && !now.seats[now.you]?.idle) {
      this.called = `${yourCall(now, t)}. ${t.say(now.choices[0].prompt)}`;
      if (!before || now.seats.length > 1 || document.hidden) play('turn');
    }
    if (now.result && before && !before.result) {
      play('end');
      this.called = t('ui-game-over');
      tick().then(() => scrollTo({ top: 0 }));
    }
  }

  /** The players' names, while nobody's is missing. */
  private readonly players = $derived.by(() => {
    const names = this.live?.seats.map((seat) => seat.name) ?? [];
    return names.every(Boolean) ? names.join('\n') : '';
  });

  /** What the game is, in the reader's language. */
  private learn(): void {
    const game = this.live?.game;
    void settings.language;
    if (!game) return;
    const fail = (error: unknown) => this.fail(error);
    api.game(game).then((found) => {
      this.info = found;
    }, fail);
    gameWords(game, this.players.split('\n').filter(Boolean)).then((found) => {
      const first = this.words === null;
      this.words = found;
      if (first && this.live) this.news(this.live, null);
    }, fail);
    loadScene(game).then((found) => {
      this.scene = found;
    });
  }

  private fail(error: unknown): void {
    this.trouble = app.problem(error);
  }

  /** Fetches the whole table again. */
  refresh(): void {
    this.socket.refresh();
  }

  // ------------------------------------------------------------------ the past

  private remember(): void {
    const seq = this.wanted;
    if (seq === null || !this.live) {
      if (seq === null) this.past = null;
      return;
    }
    const viewer = this.live.status === 'finished' ? this.viewer : null;
    const place = `${seq} ${this.live.status} ${viewer}`;
    const found = this.kept.get(place);
    if (found) {
      this.past = found;
      return;
    }
    api.moment(this.id, seq, viewer).then(
      (moment) => {
        this.kept.set(place, moment);
        if (this.wanted === seq && this.viewer === viewer) this.past = moment;
      },
      (error) => {
        app.complain(error);
        if (this.wanted === seq) this.toNow();
      },
    );
  }

  /** The address of a moment, with the panel that is open. */
  momentAddress = (seq: number): string => `/t/${this.id}?seq=${seq}${this.panel ? `#${this.panel}` : ''}`;
  toMoment = (seq: number): void => app.go(this.momentAddress(seq), this.wanted !== null);

  toNow = (): void => {
    this.walking = false;
    this.running = false;
    app.go(`/t/${this.id}${this.panel ? `#${this.panel}` : ''}`, true);
  };

  walk = (): void => {
    this.walking = true;
    const lines = this.lines;
    if (lines.length) this.toMoment(this.live?.result ? lines[0].seq : lines[lines.length - 1].seq);
  };

  fork = async (): Promise<void> => {
    if (!this.past) return;
    const made = await this.post('fork', { seq: this.past.seq });
    if (made) app.go(`/t/${made.id}`);
  };

  // ------------------------------------------------------------------ answering

  private moved(seq: number): Promise<void> {
    if ((this.live?.seq ?? 0) > seq) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 3000);
      const wake = () => {
        if ((this.live?.seq ?? 0) > seq) {
          clearTimeout(timer);
          resolve();
        } else this.arrived.push(wake);
      };
      this.arrived.push(wake);
    });
  }

  private async give(option: string): Promise<void> {
    this.catchUp();
    const now = this.live;
    const open = now?.choices.find((one) => one.options.some((offered) => offered.option === option));
    if (!now || !open || this.replaying) throw new Refused('not-offered');
    await this.socket.ask({ type: 'answer', n: open.n, seq: now.seq, option });
    await this.moved(now.seq);
  }

  /** Asks whether these moves are meant, if the reader wants to be asked. */
  private meant(options: string[]): Promise<boolean> {
    const t = this.words;
    if (!settings.confirm || !t) return Promise.resolve(true);
    const offered = new Map(this.live?.choices.flatMap((one) => one.options.map((o) => [o.option, t.say(o.label)])));
    return new Promise((resolve) => {
      this.pending = {
        labels: options.map((option) => offered.get(option) ?? option),
        decide: (agreed) => {
          this.pending = null;
          resolve(agreed);
        },
      };
    });
  }

  pickAll = async (options: string[]): Promise<void> => {
    if (this.busy || this.pending || !(await this.meant(options))) return;
    this.busy = true;
    try {
      for (const option of options) await this.give(option);
    } catch (error) {
      play('no');
      app.complain(error);
      throw error;
    } finally {
      this.busy = false;
      await tick();
      // when the button that was pressed is gone, the keys go on from the prompt
      if (document.activeElement === document.body || document.activeElement === null) {
        document.getElementById('prompt')?.focus({ preventScroll: true });
      }
    }
  };

  pick = (option: string): Promise<void> => this.pickAll([option]);
  pickQuietly = (option: string): Promise<void> => this.pick(option).catch(() => {});

  ask = async (message: Record<string, unknown>): Promise<void> => {
    this.asking = '';
    try {
      await this.socket.ask(message);
    } catch (error) {
      app.complain(error);
    }
  };

  post = async (what: string, body: unknown = {}): Promise<any> => {
    this.asking = '';
    try {
      return await api.act(this.id, what, body);
    } catch (error) {
      app.complain(error);
    }
  };

  undo = (): void => {
    if (this.replaying || !this.live) return;
    if (this.live.undo) this.ask({ type: 'undo' });
    else if (this.canTakeBack) this.asking = 'takeback';
  };

  /** Asks whether the game is to be resigned, or the table given up where nobody has played. */
  leave = (): void => {
    this.asking = this.begun ? 'resign' : 'abort';
  };

  /** Asks a bot what it would do in my place, and marks that on the table. */
  hint = async (): Promise<void> => {
    const n = this.choice?.n;
    if (n === undefined || this.hinting) return;
    this.hinting = true;
    try {
      const hinted: Hinted = await api.act(this.id, 'hint', { n });
      const label = this.live?.choices.flatMap((one) => one.options).find((one) => one.option === hinted.option)?.label;
      if (this.choice?.n !== n || !label || !this.words) return;
      this.hinted = hinted;
      app.say(this.words('ui-hinted', { what: this.words.say(label) }));
    } catch (error) {
      app.complain(error);
    } finally {
      this.hinting = false;
    }
  };

  /** Marks the hinted option, wherever the scene shows it. */
  private markHint(): void {
    void this.message;
    const option = this.hinted?.n === this.choice?.n ? this.hinted?.option : undefined;
    tick().then(() => {
      for (const one of document.querySelectorAll<HTMLElement>('#table [data-option]')) {
        one.toggleAttribute('data-hinted', one.dataset.option === option);
      }
    });
  }

  /** A rematch: one new table for all who ask, with a seat for each. */
  rematch = async (): Promise<void> => {
    try {
      app.go(`/t/${(await api.act(this.id, 'rematch')).id}`);
    } catch (error) {
      if (this.live?.rematch) app.go(`/t/${this.live.rematch}`);
      else app.complain(error);
    }
  };

  // ------------------------------------------------------------------ talking

  say = (text: string): Promise<void> =>
    this.socket.ask({ type: 'chat', text }).catch((error) => {
      app.complain(error);
      throw error;
    });

  /** Mutes or unmutes somebody for me. After unmuting, the server sends what they wrote meanwhile. */
  mute = async (name: string, off: boolean): Promise<void> => {
    try {
      await api.mute(name, off);
      await app.loadMe();
      if (!off) this.refresh();
    } catch (error) {
      app.complain(error);
    }
  };

  silence = (name: string, off: boolean): Promise<unknown> => this.post('mute', { name, muted: off });

  // ------------------------------------------------------------------ looking

  open = (name: Panel | ''): void => {
    const query = this.wanted === null ? '' : `?seq=${this.wanted}`;
    app.go(`/t/${this.id}${query}${name ? `#${name}` : ''}`, true);
    if (name === 'chat') tick().then(() => document.getElementById('chat-text')?.focus());
  };

  toggle = (name: Panel): void => {
    if (name === 'rules') this.rule = this.choice?.rule ?? '';
    this.open(this.panel === name ? '' : name);
  };

  explain = (rule: string): void => {
    this.rule = rule;
    this.open('rules');
  };

  /** Shows a player's whole board; the same one again goes back to the default layout. */
  show = (seat: Seat | null): void => {
    this.shown = this.shown === seat ? null : seat;
  };
}
