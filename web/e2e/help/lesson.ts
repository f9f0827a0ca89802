// The presses of a lesson: how somebody at the table gives the answer that the lesson wants.
import type { Page } from '@playwright/test';

/** Presses what belongs to the first of these answers; some things on the table give several of them at once. */
export async function give(page: Page, touch: boolean, [first = '', ...then]: string[]): Promise<void> {
  const press = async (selector: string) => {
    const found = page.locator(selector).filter({ visible: true }).first();
    await (touch ? found.tap() : found.click());
  };
  const isThere = (selector: string) => page.locator(selector).filter({ visible: true }).first().isVisible();
  /** On touch the first press only shows. */
  const pressPlace = async (place: string) => {
    await press(`#board [data-place="${place}"]`);
    if (touch) await press(`#board [data-place="${place}"]`);
  };
  // The dice game: the card die is lifted, deeds are pressed in the overview.
  const deed = /^(pair|coins)(?:-|$)/.exec(first)?.[1];
  if (deed !== undefined) return press(`[data-deed="${deed}"]`);
  const face = /^reroll-1([a-z]+)$/.exec(first)?.[1];
  if (face !== undefined) {
    await press(`#tray [data-face="${face}"]`);
    return press('#dock [data-answer="reroll"]');
  }
  // What the Sultan gets for a wild square is chosen already.
  if (/^deliver(-|$)/.test(first)) return press('[data-answer="deliver"]');
  const [, kind = '', which = ''] =
    /^(move|send|use|emerge|move-companion|barrier|baksheesh|guild|kiosk|discard|discard-guild|pay)-([\d-]+|[a-z-]+)$/.exec(
      first,
    ) ?? [];

  if (['move', 'send', 'use', 'emerge'].includes(kind)) return pressPlace(which);
  if (kind === 'move-companion') {
    await press('#dock [data-figure="companion"]');
    return pressPlace(which);
  }
  if (kind === 'barrier') {
    await press('#dock [data-answer="barrier"]');
    await press(`.edges [data-answer="${first}"]`);
    return press(`.edges [data-answer="${first}"]`);
  }
  if (kind === 'baksheesh') {
    await press('#dock [data-answer="baksheesh"]');
    return pressPlace(which);
  }
  if (kind === 'kiosk') {
    await press(`#dock .kt[data-tile="${which}"]`);
    return press('#dock .answers .button.main');
  }
  if (kind === 'guild') {
    await press(`.hand .face.guild[data-card="${which}"]`);
    return press(`#dock [data-answer^="guild-"]`);
  }
  if (kind === 'pay' && (await isThere('#dock [data-way]'))) {
    for (const pay of [first, ...then].filter((answer) => answer.startsWith('pay-')))
      await press(`#dock [data-way="${pay.slice('pay-'.length)}"]`);
    return press('#dock [data-answer="roast"]');
  }
  if (kind === 'discard') await press(`#dock [data-card="${which.replaceAll('-', '_')}"]`);
  if (kind === 'discard-guild') await press(`#dock [data-card="${which}"]`);
  if (await isThere(`[data-answer="${first}"]`)) await press(`[data-answer="${first}"]`);
}
