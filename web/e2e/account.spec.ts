// An account: made on one device, used on another, looked after, and left.
import { expect, test } from './help/test';
import { accessible } from './help/axe';
import { BOT, ME, newTable } from './help/tables';

const PASSWORD = 'seven goats at the ferry';

test('an account is made here, opened there by a link, and the lost device is signed out', async ({
  guest,
}) => {
  const home = await guest({ settings: { locale: 'en' } });
  const table = await newTable(home, [ME, BOT]);
  const name = `Leyla ${table}`;
  await home.goto('/settings');
  await home.getByRole('link', { name: 'Account and devices' }).click();
  await home.getByRole('region', { name: 'Create an account' }).getByLabel('Name').fill(name);
  await home.getByRole('region', { name: 'Create an account' }).getByLabel('Password').fill(PASSWORD);
  await home.getByRole('button', { name: 'Create the account' }).click();
  await expect(home.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await accessible(home, 'a signed-in account');

  await home.getByRole('button', { name: 'Create a sign-in link' }).click();
  const link = await home.getByLabel('Sign-in link').inputValue();
  const phone = await guest({ size: 'phone', settings: { locale: 'en' } });
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await phone.getByRole('button', { name: 'Sign in here' }).click();
  await expect(phone.getByText(`You are signed in as ${name}.`)).toBeVisible();
  expect(new URL(phone.url()).hash, 'the code does not stay in the address').toBe('');
  await phone.getByRole('button', { name: 'Create a sign-in link' }).click();
  await phone.getByLabel('Sign-in link').waitFor();
  const outside = await phone.locator('.paper :is(input, button)').evaluateAll(
    (things) =>
      things.filter((thing) => {
        const paper = thing.closest('.paper')?.getBoundingClientRect().right ?? 0;
        return thing.getBoundingClientRect().right > paper;
      }).length,
  );
  expect(outside, 'everything stays on its paper').toBe(0);
  await phone.goto('/');
  await expect(phone.locator(`a[href="/t/${table}"]`).first()).toBeVisible();

  await home.reload();
  await home.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(home.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0);
  await phone.goto('/account');
  await expect(phone.getByRole('heading', { name: 'Create an account' })).toBeVisible();

  // The same link does not work twice; name and password do.
  await phone.goto(`${new URL(link).pathname}${new URL(link).hash}`);
  await phone.getByRole('button', { name: 'Sign in here' }).click();
  await expect(phone.getByRole('alert')).toContainText('Signing in did not work');
  const form = phone.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

test('a token is shown once, and an account can be downloaded and deleted', async ({ guest }) => {
  const page = await guest({ settings: { locale: 'en' } });
  const name = `Cem ${await newTable(page, [ME, BOT])}`;
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Create an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('short');
  await form.getByRole('button').click();
  expect(await form.getByLabel('Password').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
    false,
  );
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();

  const tokens = page.getByRole('region', { name: 'For programs' });
  await tokens.getByLabel('What for').fill('notebook');
  await tokens.getByRole('button', { name: 'Create a token' }).click();
  const secret = await tokens.locator('input[readonly]').inputValue();
  const said = await page.request.get('/api/tables', { headers: { Authorization: `Bearer ${secret}` } });
  expect(((await said.json()) as { mine: unknown[] }).mine).toHaveLength(1);
  await page.reload();
  await expect(tokens.getByText('notebook')).toBeVisible();
  await expect(tokens.locator('input[readonly]')).toHaveCount(0);

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await file).suggestedFilename()).toBe('bedesten-export.json');

  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Delete the account' }).click();
  await data.getByLabel('Password').fill('wrong goats');
  await data.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await data.getByLabel('Password').fill(PASSWORD);
  await data.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
});
