// Friends by a link, a club that is joined by its link, and a tournament to its standings.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { ME, newTable, OPEN } from './help/tables';
import { expect, test, type Size } from './help/test';

type Guest = Parameters<Parameters<typeof test>[2]>[0]['guest'];

/** Somebody with an account. Names are of one each, whatever other specs call theirs. */
async function person(guest: Guest, name: string, size: Size = 'desktop'): Promise<Page> {
  const page = await guest({ size, settings: { locale: 'en' } });
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Create an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  return page;
}

const follow = (page: Page, link: string) => page.goto(new URL(link).pathname + new URL(link).hash);

test('friends by a link, an invitation, a club and its tournament', async ({ guest }) => {
  test.setTimeout(180_000);
  const mark = Math.random().toString(36).slice(2, 7);
  const ada = await person(guest, `Ada ${mark}`);
  const bora = await person(guest, `Bora with a long name ${mark}`, 'phone');

  await ada.goto('/friends');
  const link = await ada.getByLabel('Your link').inputValue();
  await accessible(ada, 'friends without friends');
  await follow(bora, link);
  await expect(bora.getByText(`Ada ${mark} would like to be friends with you.`)).toBeVisible();
  await bora.getByRole('button', { name: 'Agree' }).click();
  await expect(bora.getByRole('region', { name: 'Your friends' })).toContainText(`Ada ${mark}`);
  await expect(bora.getByRole('region', { name: 'Your friends' })).toContainText('here now');
  await accessible(bora, 'friends on a phone');

  const table = await newTable(ada, [ME, OPEN]);
  await ada.goto(`/t/${table}`);
  await ada.getByRole('button', { name: `Invite Bora with a long name ${mark}` }).click();
  await expect(ada.getByText('is invited')).toBeVisible();
  await bora.goto('/');
  await expect(bora.getByText(`Ada ${mark} invites you to a table`)).toBeVisible();
  await bora.getByRole('button', { name: 'Not now' }).click();
  await expect(bora.getByText(`Ada ${mark} invites you to a table`)).toHaveCount(0);

  await ada.goto('/clubs');
  await ada.getByLabel('Name of the club').fill(`Bazaar ${mark}`);
  await ada.getByRole('button', { name: 'Found it' }).click();
  await expect(ada.getByRole('heading', { name: `Bazaar ${mark}` })).toBeVisible();
  await follow(bora, await ada.getByRole('textbox', { name: 'Link for new members' }).inputValue());
  await bora.getByRole('button', { name: 'Join the club' }).click();
  await expect(bora.getByRole('region', { name: 'Members' })).toContainText(`Ada ${mark}`);
  await accessible(bora, 'a club on a phone');

  await ada.getByText('New tournament').click();
  await ada.getByLabel('Title').fill('Autumn cup');
  await ada.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await accessible(ada, 'a new tournament');
  await ada.getByRole('button', { name: 'Open the tournament' }).click();
  await ada.getByRole('button', { name: 'Take part' }).click();
  await bora.reload();
  await bora.getByRole('link', { name: 'Autumn cup' }).click();
  await bora.getByRole('button', { name: 'Take part' }).click();
  await expect(bora.getByRole('button', { name: 'Leave the tournament' })).toBeVisible();

  await ada.reload();
  await ada.getByRole('button', { name: 'Begin round 1' }).click();
  await expect(ada.getByRole('link', { name: 'To your table' })).toBeVisible();
  await expect(ada.getByText('Waiting for tables: 1')).toBeVisible();
  await ada.getByText('Decide table 1').click();
  await accessible(ada, 'a tournament that is played');
  await ada.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(ada.getByText('Over', { exact: false }).first()).toBeVisible();
  await bora.reload();
  const first = bora.getByRole('region', { name: 'Standings' }).getByRole('row').nth(1);
  await expect(first).toContainText('1');
  await accessible(bora, 'a tournament that is over, on a phone');
  const over = await bora.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'nothing is wider than the phone').toBe(0);
});
