// The check itself: each kind of fault is put into a page on purpose and must be found.
import { expect, test, type Page } from '@playwright/test';
import { ADDRESS, serve } from './client';
import { look } from './faults';
import { examine, Findings, open, type Look } from './table';

test.use({ viewport: { width: 360, height: 640 } });

const found = async (page: Page, body: string, touch = true) => {
  await page.setContent(`<!doctype html><style>body { margin: 0; font: 16px sans-serif }
    button { width: 120px; height: 48px; margin: 0; border-radius: 0 }</style>${body}`);
  return page.evaluate(look, touch);
};

test('a page without a fault has none', async ({ page }) => {
  const { faults } = await found(page, '<p>Hello</p><button>Go</button> <button>Undo</button>');
  expect(faults).toEqual([]);
});

const WRONG: [name: string, body: string, fault: RegExp][] = [
  [
    'a button half below the window',
    '<button style="position: absolute; top: 616px">Go</button>',
    /^cut: button “Go” beyond the window/,
  ],
  [
    'a button cut by its dock',
    '<div class="dock" style="height: 24px; overflow: hidden"><button>Go</button></div>',
    /^cut: button “Go” beyond .dock/,
  ],
  [
    'a button beside its dock',
    '<div class="dock" style="width: 100px; overflow: clip"><button>Go</button></div>',
    /^cut: button “Go” beside .dock/,
  ],
  [
    'an answer under another control',
    '<button>Roll</button><button style="position: absolute; left: 0; top: 0">8. Ruby</button>',
    /^covered: button “Roll” by button “8. Ruby”/,
  ],
  [
    'an answer under something that cannot be pressed',
    '<button>Roll</button><div style="position: absolute; inset: 0">question</div>',
    /^covered: button “Roll”/,
  ],
  [
    'a covered corner',
    '<button>Roll</button><div style="position: absolute; left: 100px; top: 30px; width: 40px; height: 40px">x</div>',
    /^a corner covered: button “Roll”/,
  ],
  [
    'two controls over each other',
    '<button>Roll</button><button style="position: absolute; left: 110px; top: 0">Skip</button>',
    /^overlap: button “Roll” and button “Skip”/,
  ],
  ['a target too small for a finger', '<button style="height: 30px">Go</button>', /^small: button “Go”/],
  [
    'a name that is cut',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Maximiliane Überwald</p>',
    /^text cut: “Maximiliane Überwald”/,
  ],
  ['text beyond the window', '<p style="white-space: nowrap">' + 'x'.repeat(90), /^text cut/],
  ['text too small to read', '<p style="font-size: 10px">Read me</p>', /^tiny: “Read me” 10.0 px/],
];
for (const [name, body, fault] of WRONG)
  test(`${name} is found`, async ({ page }) => {
    const { faults } = await found(page, body);
    expect(faults.filter((one) => fault.test(one))).not.toEqual([]);
  });

test('what lies under an open dock may be there, if it cannot be pressed', async ({ page }) => {
  const over = '<div style="position: absolute; inset: 0; background: white">question</div>';
  const { faults } = await found(page, `<div inert><button>Card</button></div>${over}`);
  expect(faults).toEqual([]);
});

test('what can be scrolled into view is not cut', async ({ page }) => {
  const many = '<button style="display: block">Go</button>'.repeat(9);
  const { faults } = await found(page, `<div style="height: 200px; overflow-y: auto">${many}</div>`);
  expect(faults).toEqual([]);
});

test('a small target that reaches further than it is drawn is large enough', async ({ page }) => {
  const style =
    '<style>button { position: relative; width: 40px; height: 40px; margin: 8px; border: 0 } button::after { content: ""; position: absolute; inset: -3px }</style>';
  const { faults } = await found(page, `${style}<button>?</button>`);
  expect(faults).toEqual([]);
});

test('slots tell where they lie', async ({ page }) => {
  const { slots } = await found(page, '<div data-slot="dock" style="height: 162px">Move</div>');
  expect(slots).toEqual({ dock: '0 0 360 162' });
});

test('a strip of cards is found where its slot has room for cards', async ({ page }) => {
  const hand = (height: number) =>
    `<div data-slot="hand" style="height: 220px"><button class="face" style="height: ${height}px">Stay</button></div>`;
  expect((await found(page, hand(60), false)).faults).toEqual(['strip: button “Stay” 60 px of 220']);
  expect((await found(page, hand(60))).faults, 'a phone has no room').toEqual([]);
  expect((await found(page, hand(180), false)).faults).toEqual([]);
});

test('a sheet over the question is found, one over the board is not', async ({ page }) => {
  const table = (top: number) =>
    `<button style="display: block">Tile</button><div id="dock" style="position: absolute; top: 300px; width: 200px; height: 100px"><button>Go</button></div>
     <dialog open aria-label="Log" style="position: absolute; top: ${top}px; left: 0; margin: 0; padding: 0; border: 0; width: 200px; height: 200px">1. Move</dialog>`;
  expect((await found(page, table(0))).faults).toEqual([]);
  expect((await found(page, table(120))).faults).toContain('over the question: dialog “Log”');
});

test('a page that is scrolled as a whole is looked at to its foot', async ({ page }) => {
  const long = '<button style="display: block; margin-bottom: 300px">Go</button>'.repeat(5);
  const ending = (end: string) => `<div class="ending">${long}${end}</div>`;
  expect((await found(page, ending(''))).faults).toEqual([]);
  const { faults } = await found(page, ending('<button style="height: 30px">End</button>'));
  expect(faults).toEqual(['small: button “End” 120 × 30']);
});

// Real tables, each spoilt by a rule of style.
const USUAL: Look = { names: 'short', text: 'usual', theme: 'light' };
const SPOILT: [name: string, position: string, css: string, fault: RegExp][] = [
  [
    'a button of the dock is cut',
    'finish',
    '#dock { clip-path: none; overflow: hidden } #dock .answers { transform: translateY(24px) }',
    /^cut: button “.*” beyond .ask/,
  ],
  [
    'answers of the dice game lie under its actions',
    'dice-act-4',
    '#dock::after { content: ""; position: absolute; inset: 0; z-index: 9 }',
    /^covered: button/,
  ],
  [
    'answers of the board game are covered',
    'market',
    '#dock::after { content: ""; position: absolute; inset: 0; z-index: 9 }',
    /^covered: button/,
  ],
  [
    'the help lies over the question',
    'move-five?open=help',
    'aside.placed { bottom: 0 !important; top: 0 !important }',
    /^over the question: aside/,
  ],
];
for (const [name, position, css, fault] of SPOILT)
  test(`on a real table it is found that ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: ADDRESS, viewport: { width: 360, height: 640 } });
    await serve(context);
    const page = await context.newPage();
    await open(page, 'en');
    expect((await examine(page, position, USUAL, true)).faults, 'before').toEqual([]);
    await page.addStyleTag({ content: css });
    const { faults } = await examine(page, position, USUAL, true);
    expect(
      faults.filter((one) => fault.test(one)),
      faults.join('\n'),
    ).not.toEqual([]);
    await context.close();
  });

test('on a real table it is found that a panel moved between two questions', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ADDRESS, viewport: { width: 360, height: 640 } });
  await serve(context);
  const page = await context.newPage();
  await open(page, 'en');
  const findings = new Findings();
  const add = async (position: string) =>
    findings.add(await examine(page, position, USUAL, true), '', position);
  await add('great-move-4');
  await add('great-finish-4');
  expect(findings.summary, 'before').toEqual([]);
  await page.addStyleTag({ content: '[data-slot="tableau"] { translate: 0 9px }' });
  await add('great-finish-4');
  expect(findings.summary.filter((one) => one.startsWith('moved: tableau'))).toHaveLength(1);
  await context.close();
});
