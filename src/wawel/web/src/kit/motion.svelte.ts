/** Motion that tells what happened. Whatever on the table has a key moves from where it was to where it is now; what is
 * new comes from the plate of the player before whom it lies, or who moved; what is gone fades or flies to where it says; a count that changes
 * floats up as +2 or −3, and what is struck shakes. What the last move of another player changed stays marked in that
 * player's colour. A thing takes part by its attributes: `data-key` and `data-count`, and it or what it lies in by
 * `data-seat`, `data-from` and `data-to`.
 *
 * Only transform and opacity move, nothing can be clicked less for it, and afterwards the table is exactly what was drawn. */

import { untrack } from 'svelte';
import { moving } from '$lib/settings.svelte';
import type { TableMessage } from '$lib/types';
import { type Motion, type Place, plan, type Things, touched } from './flights';
import { SEAT_COLOURS } from './player';
import './motion.css';

const DURATION = 320;
const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';
/** More moves than this between two looks are not shown as motion, and neither is more than so much motion at once. */
const MOST_MOVES = 3;
const MOST_MOTIONS = 40;
/** Things with a key, and things with a close-up, for which its name is as good as a key. */
const THINGS = '[data-key], [data-zoom]:not([data-zoom-click])';

/** What an element, or the nearest around it in the scene, says in `data-…`. */
const near = (element: HTMLElement, name: string): string | undefined =>
  element.closest<HTMLElement>(`.scene [data-${name}]`)?.dataset[name];

class Flights {
  private things: Things = new Map();
  private elements = new Map<string, HTMLElement>();
  private fonts = new Map<string, string>();
  private running: Animation[] = [];
  private layer: HTMLElement | null = null;
  private before: TableMessage | null = null;

  constructor(private readonly root: HTMLElement) {}

  private middle(element: Element): Place {
    const frame = this.root.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top, width, height };
  }

  /** Looks at what lies on the table. What is there twice under one key has no place of its own. */
  look(): void {
    this.things = new Map();
    this.elements = new Map();
    const seen = new Set<string>();
    for (const element of this.root.querySelectorAll<HTMLElement>(THINGS)) {
      if (!element.offsetWidth || element.closest('[data-zoom-panel], .flights')) continue;
      const { key = element.dataset.zoom!, count } = element.dataset;
      if (seen.has(key)) {
        this.things.delete(key);
        this.elements.delete(key);
        continue;
      }
      seen.add(key);
      this.elements.set(key, element);
      this.fonts.set(key, getComputedStyle(element).fontSize);
      const side = near(element, 'seat');
      this.things.set(key, {
        place: this.middle(element),
        parent: element.parentElement,
        slides: near(element, 'slides') !== undefined,
        count: count === undefined ? undefined : Number(count),
        side: side === undefined ? undefined : Number(side),
        name: element.dataset.zoom,
        holds: element.dataset.holds === undefined ? undefined : Number(element.dataset.holds),
        from: near(element, 'from'),
        to: near(element, 'to'),
      });
    }
  }

  /** Where a thing lies, or a player's plate (`seat-2`). */
  private find = (name: string): Place | null => {
    const seat = /^seat-(\d+)$/.exec(name)?.[1];
    const wanted = seat === undefined ? `[data-key="${CSS.escape(name)}"]` : `[data-plate="${seat}"]`;
    const found = this.root.querySelector(wanted) ?? document.querySelector(wanted);
    return found?.getClientRects().length ? this.middle(found) : null;
  };

  /** Is this another moment than the one that was drawn last? */
  changes(message: TableMessage): boolean {
    return this.before !== null && (this.before.id !== message.id || this.before.seq !== message.seq);
  }

  /** The table has been drawn anew: shows how it came to be. */
  drawn(message: TableMessage): void {
    const { before, things: then, elements: gone } = this;
    const changes = this.changes(message);
    this.before = message;
    // at first, and while nothing has moved, looking would only lay out the table once more
    if (!before || !changes) return;
    this.settle();
    this.look();
    if (before.id !== message.id) return;
    const lines = message.log.filter((line) => line.seq > before.seq);
    const told = lines.filter((line) => line.events.length);
    const actor = told.at(-1)?.seat ?? -1;
    const motions = plan(then, this.things, actor, this.find);
    const jump = told.length > MOST_MOVES || message.seq < before.seq;
    // a move that tells nothing, such as a sealed answer, leaves the marks of the one before it
    if (jump || told.length || lines.at(-1)?.by === 'person') {
      const one = told.every((line) => line.seat === actor);
      this.mark(jump ? new Map() : touched(motions, this.things, one ? actor : -1, message.you));
    }
    if (jump || motions.length > MOST_MOTIONS || !moving() || document.hidden) return;
    for (const motion of motions) this.show(motion, gone);
  }

  /** Ends all motion. */
  settle(): void {
    for (const one of this.running) one.cancel();
    this.running = [];
    this.layer?.remove();
    this.layer = null;
  }

  private mark(things: Map<string, number>): void {
    for (const old of this.root.querySelectorAll('[data-touched]')) old.removeAttribute('data-touched');
    for (const [key, seat] of things) this.elements.get(key)?.setAttribute('data-touched', String(seat % SEAT_COLOURS));
  }

  private show(motion: Motion, gone: Map<string, HTMLElement>): void {
    if (motion.do === 'go') {
      this.leave(gone.get(motion.key)!, motion.key, motion.from, motion.to);
      return;
    }
    const element = this.elements.get(motion.key)!;
    if (motion.do === 'count') {
      this.float(motion.at, motion.by);
      if (motion.by < 0)
        this.play(
          element,
          [{ translate: '0' }, { translate: '-5px 2px' }, { translate: '5px -2px' }, { translate: '0' }],
          220,
        );
      return;
    }
    const { from, to } = motion;
    // on a board that is scaled, lengths are
    const k = to.width / element.offsetWidth || 1;
    const start: Keyframe = { translate: `${(from.x - to.x) / k}px ${(from.y - to.y) / k}px` };
    if (motion.do === 'come') Object.assign(start, { opacity: 0, scale: 0.5 });
    if (motion.do === 'fly' && to.width > 0) start.scale = Math.max(0.3, Math.min(3, from.width / to.width));
    this.play(element, [start, {}], motion.do === 'slide' ? 200 : DURATION);
  }

  /** What is gone: a picture of it, which nobody can click or hear of, flies or fades away. */
  private leave(element: HTMLElement, key: string, from: Place, to: Place | null): void {
    const picture = element.cloneNode(true) as HTMLElement;
    for (const one of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) {
      for (const name of one.getAttributeNames()) if (name.startsWith('data-')) one.removeAttribute(name);
    }
    picture.style.fontSize = this.fonts.get(key) ?? '';
    this.lay(picture, from);
    const away = to ? `${to.x - from.x}px ${to.y - from.y}px` : '0';
    this.play(picture, [{}, { translate: away, scale: to ? 0.4 : 0.9, opacity: 0 }], DURATION);
  }

  private float(at: Place, by: number): void {
    const told = document.createElement('span');
    told.className = by < 0 ? 'count less' : 'count';
    told.textContent = by < 0 ? `−${-by}` : `+${by}`;
    this.layerNow().append(told);
    told.style.left = `${at.x - told.offsetWidth / 2}px`;
    told.style.top = `${at.y - at.height / 2 - told.offsetHeight / 2}px`;
    this.play(
      told,
      [
        { translate: '0 0.6rem', opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { opacity: 1, offset: 0.7 },
        { translate: '0 -1.4rem', opacity: 0 },
      ],
      900,
    );
  }

  private lay(picture: HTMLElement, { x, y, width, height }: Place): void {
    Object.assign(picture.style, {
      position: 'absolute',
      left: `${x - width / 2}px`,
      top: `${y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.layerNow().append(picture);
  }

  private layerNow(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement('div');
      this.layer.className = 'flights';
      this.layer.dataset.layer = '';
      this.layer.inert = true;
      this.layer.ariaHidden = 'true';
      this.root.append(this.layer);
    }
    return this.layer;
  }

  private play(element: HTMLElement, frames: Keyframe[], duration: number): void {
    const flight = element.animate(frames, { duration, easing: EASE });
    this.running.push(flight);
    flight.onfinish = () => {
      this.running = this.running.filter((one) => one !== flight);
      if (element.parentElement === this.layer) element.remove();
      if (!this.layer?.childElementCount) {
        this.layer?.remove();
        this.layer = null;
      }
    };
  }
}

/** An attachment for the root of a scene. Call it while the component is made; `message` reads its table. */
export function flights(message: () => TableMessage): (root: HTMLElement) => () => void {
  let flying: Flights | null = null;
  $effect.pre(() => {
    const next = message();
    untrack(() => flying?.changes(next) && flying.look());
  });
  $effect(() => {
    const now = message();
    untrack(() => flying?.drawn(now));
  });
  return (root) => {
    flying = new Flights(root);
    return () => {
      flying?.settle();
      flying = null;
    };
  };
}
