// What is wrong with a page as it stands: cut, covered, too small to press, unreadable.
//
// `faults` runs in the page, so everything it needs stands inside it.

/** Slots of the table and where they lie, rounded to pixels. */
export type Slots = Record<string, string>;

export interface Found {
  faults: string[];
  slots: Slots;
  /** Tables whose slots must lie alike: the same board and as many opponents. */
  kind: string;
}

export function look(touch: boolean): Found {
  const wrong = new Set<string>();
  /** Rounding of the browser; a press or an eye does not notice it. */
  const SLACK = 1.5;
  const FINGER = 44;
  const SMALLEST_TEXT = 12;
  // A log has the focus to be read by keys, not to be pressed.
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]:not([role="log"])';

  const named = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };
  /** What an element hands down to all within it; asked thousands of times, found once. */
  interface Around {
    unseen: boolean;
    scrolls: boolean;
    clips: Clip[];
  }
  interface Clip {
    left: number;
    top: number;
    right: number;
    bottom: number;
    by: string;
  }
  const box = (element: Element) => element.getBoundingClientRect();
  const words = (element: Element) =>
    `.${[...element.classList].filter((name) => !/^(s|svelte)-/.test(name)).join('.')}`;
  /** A table fits its window; the page at the end of a game is longer, and is scrolled as a whole. */
  const page = document.scrollingElement ?? document.documentElement;
  const pageScrolls = document.querySelector('.ending') !== null && page.scrollHeight > innerHeight + 1;
  const WINDOW: Clip = {
    left: 0,
    top: pageScrolls ? -Infinity : 0,
    right: innerWidth,
    bottom: pageScrolls ? Infinity : innerHeight,
    by: 'the window',
  };
  const known = new Map<Element, Around>();
  const within = (element: Element): Around => {
    const found = known.get(element);
    if (found) return found;
    const up = element.parentElement;
    const outer = up ? within(up) : { unseen: false, scrolls: false, clips: [WINDOW] };
    const style = getComputedStyle(element);
    const around = { ...outer };
    if (style.position === 'fixed') Object.assign(around, { scrolls: false, clips: [WINDOW] });
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0')
      around.unseen = true;
    else if (style.display !== 'contents') {
      const across = style.overflowX !== 'visible';
      const down = style.overflowY !== 'visible';
      const { left, top, right, bottom } =
        across || down || style.clipPath !== 'none' ? box(element) : WINDOW;
      // What only a screen reader knows is a pixel large, or cut to nothing.
      if ((across || down) && (right - left <= 1 || bottom - top <= 1)) around.unseen = true;
      if (/inset\(50%|rect\(0/.test(style.clipPath) || style.fontSize === '0px') around.unseen = true;
      const auto = /auto|scroll/;
      if (auto.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        around.scrolls = true;
      if (auto.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) around.scrolls = true;
      if ((across || down) && element !== document.body && element !== document.documentElement)
        around.clips = [
          ...around.clips,
          {
            left: across ? left : -Infinity,
            right: across ? right : Infinity,
            top: down ? top : -Infinity,
            bottom: down ? bottom : Infinity,
            by: words(element),
          },
        ];
    }
    known.set(element, around);
    return around;
  };
  const around = (element: Element): Around =>
    element.parentElement
      ? within(element.parentElement)
      : { unseen: false, scrolls: false, clips: [WINDOW] };
  const unseen = (element: Element) => within(element).unseen;
  const scrolls = (element: Element) => around(element).scrolls;
  /** How far something sticks out, as words. */
  const beyond = (inner: DOMRect, { left, top, right, bottom, by }: Clip, slack: number, tall: number) => {
    if (Math.max(left - inner.left, inner.right - right) > slack) return `beside ${by}`;
    if (Math.max(top - inner.top, inner.bottom - bottom) > tall) return `beyond ${by}`;
    return null;
  };

  /** While a dialog is open only what is in it can be pressed. */
  const dialog = [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal')).at(-1);
  const root: Element = dialog ?? document.body;
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  /** Beside a sheet the game goes on: it may lie over the board and the others, never over the question. */
  const sheet = dialog ? null : document.querySelector('dialog[open], aside.placed');
  const dock = document.querySelector('#dock');
  if (sheet && dock && meet(box(sheet), box(dock)))
    wrong.add(
      `over the question: ${sheet.tagName.toLowerCase()} “${sheet.getAttribute('aria-label') ?? ''}”`,
    );
  const below = (element: Element) =>
    sheet !== null && !sheet.contains(element) && !dock?.contains(element) && meet(box(sheet), box(element));
  const controls = [...root.querySelectorAll(CONTROLS)].filter(
    (element) => !unseen(element) && !element.closest('[inert]') && box(element).width > 0 && !below(element),
  );
  /** It stays in view while the rest of the page is scrolled below it. */
  const stays = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'sticky') return true;
    return false;
  };

  const hits = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label = element.closest('label');
    return element.contains(hit) || (label?.contains(hit) ?? false) || hit.contains(element.closest('label'));
  };
  const press = (element: Element): void => {
    // A link among words may begin at the end of a line: its first part is pressed.
    const inline = getComputedStyle(element).display === 'inline';
    const { left, top, right, bottom, width, height } =
      (inline ? element.getClientRects()[0] : null) ?? box(element);
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    // A round corner is not part of what one presses.
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
    const inset = Math.min(2 + 0.4 * Math.min(radius, width / 2, height / 2), width / 2, height / 2);
    const corners = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    // Streets lie across the corners of places, as narrow as a finger allows; a second press puts the barrier.
    const street = (x: number, y: number) =>
      element.closest('.tile, .edges') !== null && document.elementFromPoint(x, y)?.closest('.edges') != null;
    const by = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const button = hit?.closest(CONTROLS) ?? hit;
      return button ? named(button) : 'nothing';
    };
    if (!hits(element, ...middle)) wrong.add(`covered: ${named(element)} by ${by(...middle)}`);
    else
      for (const corner of corners)
        if (!hits(element, ...corner) && !street(...corner)) {
          wrong.add(`a corner covered: ${named(element)} by ${by(...corner)}`);
          break;
        }
    // Touch targets may reach further than what is drawn.
    const reach = FINGER / 2 - SLACK;
    const [x, y] = middle;
    const wide = width >= FINGER - SLACK || (hits(element, x - reach, y) && hits(element, x + reach, y));
    const tall = height >= FINGER - SLACK || (hits(element, x, y - reach) && hits(element, x, y + reach));
    const narrow = element.closest('.edges') !== null && Math.max(width, height) >= FINGER;
    if (touch && !(wide && tall) && !narrow && !element.closest('p, li.prose, dd'))
      wrong.add(`small: ${named(element)} ${Math.round(width)} × ${Math.round(height)}`);
  };

  for (const element of controls) {
    if (scrolls(element) || (pageScrolls && !dialog)) {
      const block = scrolls(element) ? 'nearest' : 'center';
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      known.clear();
    }
    // A list goes on below a sheet that lies over it.
    if (below(element)) continue;
    const inner = box(element);
    const out = around(element)
      .clips.map((clip) => beyond(inner, clip, SLACK, SLACK))
      .find((words) => words !== null);
    if (out) wrong.add(`cut: ${named(element)} ${out}`);
    else press(element);
  }

  controls.forEach((one, i) => {
    const a = box(one);
    for (const other of controls.slice(i + 1)) {
      if (
        one.contains(other) ||
        other.contains(one) ||
        one.closest('label') === (other.closest('label') ?? 0)
      )
        continue;
      if (one.closest('.edges') || other.closest('.edges') || scrolls(one) || scrolls(other)) continue;
      if (pageScrolls && stays(one) !== stays(other)) continue;
      const b = box(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) wrong.add(`overlap: ${named(one)} and ${named(other)}`);
    }
  });

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent || unseen(parent) || parent.closest('script, style, option, [inert]')) continue;
    // What is folded away is laid out, but not seen.
    if (!parent.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const short = text.replace(/\s+/g, ' ').slice(0, 40);
    if (!parent.closest('svg') && size < SMALLEST_TEXT - 0.1)
      wrong.add(`tiny: “${short}” ${size.toFixed(1)} px`);
    if (scrolls(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { clips } = within(parent);
    for (const line of range.getClientRects()) {
      // Lines are higher than their letters: a third of the height may be lost without a letter.
      const out = clips.map((clip) => beyond(line, clip, SLACK, size * 0.33)).find((words) => words !== null);
      if (out) wrong.add(`text cut: “${short}” ${out}`);
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) wrong.add(`the page is wider than the window: ${scrollWidth}`);

  // Beside the board a card is drawn as a card wherever its slot has the room.
  const hand = document.querySelector('[data-slot="hand"]');
  const cards = [...(hand?.querySelectorAll('.face') ?? [])];
  const rows = new Set(cards.map((card) => Math.round(box(card).top))).size;
  if (hand && !touch && !dialog)
    for (const card of cards) {
      const [height, room] = [box(card).height, box(hand).height / rows];
      if (height > 0 && height < 100 && room >= 2 * height)
        wrong.add(`strip: ${named(card)} ${Math.round(height)} px of ${Math.round(room)}`);
    }

  scrollTo(0, 0);
  const slots: Slots = {};
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { left, top, width, height } = box(slot);
    // What needs more room opens the dock downwards, and its answers go with its lower edge.
    const name = [slot.dataset.slot ?? '', slot.dataset.room ?? ''].join(' ').trim();
    // A longer answer is higher: answers stand on their foot.
    const foot = slot.dataset.slot === 'answers';
    if (foot && height === 0) continue;
    slots[name] = (foot ? [left, top + height, width] : [left, top, width, height]).map(Math.round).join(' ');
  }
  const shape = document.querySelector<HTMLElement>('[data-slot="board"]')?.dataset.shape ?? '';
  const { players = '', watched = '' } =
    document.querySelector<HTMLElement>('[data-slot="opponents"]')?.dataset ?? {};
  return { faults: [...wrong], slots, kind: `${shape} ${players} ${watched}` };
}
