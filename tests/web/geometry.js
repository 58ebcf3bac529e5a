/* What is wrong with the places of things on a page. Run by geometry.py; returns [{kind, what, at}], and the marked places. */
async ({ root, patience }) => {
  /** Things that lie above the table for a while: close-ups, tooltips, dialogs, cards in flight. */
  const LAYERS =
    '[popover], dialog, [role="dialog"], [role="tooltip"], [data-zoom-panel], [data-layer], [aria-live].visually-hidden';
  const BUTTONS = 'button, a[href], input, select, textarea, summary';
  const SMALLEST = 12;
  /** Smaller overlaps are rounding, rims and shadows. */
  const SLACK = 2;

  // what moves ends at once: where things lie is judged by where they come to rest
  const start = performance.now();
  const moving = () =>
    document.getAnimations().filter((one) => {
      const { endTime } = one.effect?.getComputedTiming() ?? {};
      return one.playState === 'running' && Number.isFinite(endTime);
    });
  const pause = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  while (moving().length && performance.now() - start < patience) {
    for (const one of moving()) one.finish();
    await pause();
  }

  const from = document.querySelector(root);
  const found = [];
  const tell = (kind, what, at) => found.push({ kind, what, at: at && { x: at.left, y: at.top, width: at.right - at.left, height: at.bottom - at.top } });
  const width = document.documentElement.clientWidth;
  const height = innerHeight;
  const whole = !!document.querySelector('.scene.whole') && width >= 1366 && height >= 768;

  // ------------------------------------------------------------------ what is visible, and where

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const hidden = new Map();
  /** Is it there for screen readers only, or above the table for a while? */
  const isHidden = (element) => {
    if (!element || element === document.documentElement) return false;
    if (!hidden.has(element)) {
      const style = styleOf(element);
      hidden.set(element, style.clipPath.startsWith('inset(50%') || element.matches(LAYERS) || isHidden(element.parentElement));
    }
    return hidden.get(element);
  };
  const shows = (element) =>
    !isHidden(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** The elements that clip a thing, with whether they can be scrolled. */
  const clips = new Map();
  const clippers = (element) => {
    if (!clips.has(element)) {
      const all = [];
      let { position } = styleOf(element);
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const style = styleOf(up);
        const holds = style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal';
        if (position === 'fixed' && style.transform === 'none') continue;
        if (position === 'absolute' && !holds) continue;
        position = style.position;
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          all.push({ element: up, box: up.getBoundingClientRect(), scrolls: /auto|scroll/.test(style.overflowX + style.overflowY) });
        }
      }
      clips.set(element, all);
    }
    return clips.get(element);
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const tall = (box) => box.bottom - box.top;
  const real = (box, slack = 0) => wide(box) > slack && tall(box) > slack;
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const cut = (element, box) => clippers(element).reduce((left, clip) => meet(left, clip.box), plain(box));
  const screen = { left: 0, top: 0, right: width, bottom: height };
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

  const short = (text) => {
    const words = text.replace(/\s+/g, ' ').trim();
    return words.length > 40 ? `${words.slice(0, 39)}…` : words;
  };
  const nameOf = (element) => {
    const own = element.dataset?.option ?? element.getAttribute('aria-label') ?? element.textContent;
    const kind = element.dataset?.option ? 'option' : element.matches(BUTTONS) ? 'button' : 'text';
    return `${kind} "${short(own ?? '')}"`;
  };
  const homeOf = (element) => {
    const home = element.closest('[class]:not([class=""])');
    const names = [...(home?.classList ?? [])].filter((name) => !name.startsWith('svelte-'));
    return names.length ? ` (.${names.join('.')})` : '';
  };

  /** Does a bar or a sheet lie over this point of something that is scrolled below it? */
  const belowBar = (element, box) => {
    if (whole) return false;
    const hit = document.elementFromPoint(...middle(meet(box, screen)));
    for (let up = hit; up; up = up.parentElement) {
      if (up.contains(element)) return false;
      if (['sticky', 'fixed'].includes(styleOf(up).position)) return true;
    }
    return false;
  };

  // ------------------------------------------------------------------ texts

  const texts = [];
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!/[\p{L}\p{N}]/u.test(node.data) || !shows(element) || element.closest('style, script, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => real(box));
    if (!lines.length) continue;
    const style = styleOf(element);
    const visible = lines.map((line) => cut(element, line)).filter((box) => real(box, 1));
    if (!visible.length) continue;
    const what = `text "${short(node.data)}"${homeOf(element)}`;

    // too small to read
    const scale = element.getScreenCTM?.().a ?? (element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1);
    const size = parseFloat(style.fontSize) * (Math.abs(scale - 1) < 0.05 ? 1 : scale); // widths are rounded
    if (size < SMALLEST - 0.1 && !element.closest('[data-zoomable]')) tell('small', `${what} is ${size.toFixed(1)} px`, lines[0]);

    // broken inside a word
    if (lines.length > 1) {
      for (const match of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const parts = [...range.getClientRects()].filter((box) => real(box));
        if (parts.length > 1 && Math.abs(parts[0].top - parts.at(-1).top) > parts[0].height / 2) {
          tell('broken', `"${match[0]}" is broken inside the word in ${what}`, parts[0]);
        }
      }
    }

    // cut off at its side, or through its letters
    for (const line of lines) {
      for (const clip of clippers(element)) {
        // a board that is panned ends somewhere, but not in the middle of what is asked
        if (clip.element.matches('[data-zoomable]') && !element.closest('[data-option]')) break;
        if (clip.scrolls || styleOf(clip.element).textOverflow === 'ellipsis' || styleOf(clip.element).webkitLineClamp !== 'none') break;
        const seen = meet(line, clip.box);
        const part = tall(seen) / tall(line);
        if (real(seen) && (wide(line) - wide(seen) > SLACK || (part < 0.7 && part > 0.1))) tell('cut', `${what} is cut off`, line);
      }
    }

    for (const box of visible) {
      // the letters, without the room above and below them
      const by = tall(box) * 0.22;
      const letters = { ...box, top: box.top + by, bottom: box.bottom - by };
      if (real(meet(letters, screen), 1) && !belowBar(element, letters)) texts.push({ element, what, box: letters, text: node.data.trim() });
    }
  }

  // ------------------------------------------------------------------ what can be pressed

  /** What is seen of a button: its box, or only what is in it, where the box is not drawn. */
  const drawn = (element) => {
    const style = styleOf(element);
    const bare = style.backgroundImage === 'none' && style.boxShadow === 'none' && style.borderTopWidth === '0px';
    if (!bare || !/rgba\(.*, 0\)/.test(style.backgroundColor) || element.matches('input, select, textarea')) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    // words for screen readers only are measured too, though they are not drawn
    return meet(plain(range.getBoundingClientRect()), element.getBoundingClientRect());
  };

  const buttons = [];
  for (const element of from.querySelectorAll(BUTTONS)) {
    if (!shows(element)) continue;
    const box = cut(element, drawn(element));
    if (!real(meet(box, screen), SLACK) || belowBar(element, box)) continue;
    buttons.push({ element, what: `${nameOf(element)}${homeOf(element)}`, box });
  }

  const barOf = (element) => {
    for (let up = element; up; up = up.parentElement) if (['sticky', 'fixed'].includes(styleOf(up).position)) return up;
    return null;
  };
  /** May these two overlap? A thing with its own parts; cards of one fan; what is scrolled below a bar. */
  const allowed = (a, b) => {
    if (a.contains(b) || b.contains(a)) return true;
    if (!whole && barOf(a) !== barOf(b)) return true;
    const fan = a.closest('[data-fan]');
    return !!fan && fan === b.closest('[data-fan]');
  };
  const overlap = (a, b) => {
    const both = meet(a.box, b.box);
    return real(both, SLACK) ? both : null;
  };
  const told = new Set();
  const pair = (a, b) => {
    const both = a.element !== b.element && overlap(a, b);
    if (!both || allowed(a.element, b.element)) return;
    const what = `${a.what} overlaps ${b.what}`;
    if (told.has(what)) return;
    told.add(what);
    tell('overlap', what, both);
  };
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) pair(texts[i], texts[j]);
    for (const button of buttons) pair(button, texts[i]);
  }
  for (let i = 0; i < buttons.length; i++) for (let j = i + 1; j < buttons.length; j++) pair(buttons[i], buttons[j]);

  // a fan of cards may hide names, but no figures
  for (const { element, what, box, text } of texts) {
    const fan = element.closest('[data-fan]');
    if (!fan || text.length > 4 || !/\d/.test(text)) continue;
    const hit = document.elementFromPoint(...middle(box));
    if (hit && fan.contains(hit) && !hit.contains(element) && !allowedCover(hit, element)) tell('hidden', `${what} is hidden by ${nameOf(hit)}${homeOf(hit)}`, box);
  }
  function allowedCover(hit, element) {
    const own = element.closest('button, [role="img"]');
    return !!own?.contains(hit);
  }

  // ------------------------------------------------------------------ what is asked is in reach

  const reach = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = middle(box);
    if (x < 0 || y < 0 || x >= width || y >= height) return 'lies outside the window';
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element) || isHidden(hit))) return '';
    return `is covered by ${hit ? `${nameOf(hit)}${homeOf(hit)}` : 'nothing that can be named'}`;
  };
  const options = [...from.querySelectorAll('[data-option]')].filter((one) => shows(one));
  for (const element of options) {
    let why = reach(element);
    if (why) {
      // within a row or sheet that is moved, or on a page that is scrolled, it may come into view first
      const before = [];
      for (let up = element.parentElement; up; up = up.parentElement) before.push([up, up.scrollLeft, up.scrollTop]);
      const page = scrollY;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const now = reach(element);
      if (!now && !(whole && Math.abs(scrollY - page) > 1)) why = '';
      for (const [up, x, y] of before) {
        up.scrollLeft = x;
        up.scrollTop = y;
      }
    }
    // a board that is panned opens where the question is, which may be larger than the view
    if (why && !element.closest('[data-zoomable]')) tell('unreachable', `${nameOf(element)}${homeOf(element)} ${why}`, element.getBoundingClientRect());
  }
  const inSight = (element) => real(meet(cut(element, element.getBoundingClientRect()), screen), SLACK);
  if (options.length && !options.some(inSight)) tell('unreachable', 'nothing that is asked is in view');

  // ------------------------------------------------------------------ the page itself

  const { scrollWidth, scrollHeight } = document.documentElement;
  for (let up = whole && document.querySelector('.scene.whole'); up; up = up.parentElement) {
    const more = up.scrollHeight - up.clientHeight;
    if (more > 1 && styleOf(up).overflowY !== 'visible' && up !== document.documentElement) tell('scroll', `the board is ${more} px taller than its place`);
  }
  if (scrollWidth > width) tell('scroll', `the page is ${scrollWidth - width} px wider than the window`);
  if (whole && scrollHeight > height + 1) tell('scroll', `the page is ${scrollHeight - height} px taller than the window`);

  const places = {};
  for (const element of document.querySelectorAll('[data-place]')) {
    if (!shows(element) || width < 1020) continue; // a phone's board is panned
    const { left, top } = element.getBoundingClientRect();
    places[element.dataset.place] = [Math.round(left + scrollX), Math.round(top + scrollY)];
  }
  return { found, places };
}
