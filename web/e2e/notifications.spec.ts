// Somebody chooses where to be told: in this browser, by mail, in a chat; and changes their mind.
import { accessible } from './help/axe';
import { Mailbox } from './help/mailbox';
import { Server } from './help/server';
import { expect, test, type Size } from './help/test';

let mailbox: Mailbox;
let house: Server;
test.beforeAll(async () => {
  mailbox = await Mailbox.open();
  house = await Server.open({ smtp: mailbox.address });
});
test.afterAll(async () => {
  await house.close();
  mailbox.close();
});

const LOOKS: [Size, 'light' | 'dark'][] = [
  ['phone', 'dark'],
  ['desktop', 'light'],
];

for (const [size, theme] of LOOKS)
  test(`a mailbox is added, confirmed, quiet at night, and left, on a ${size}`, async ({ guest }) => {
    const page = await guest({ size, settings: { theme }, at: house.address });
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByLabel('E-mail address').fill(`player-${size}@mail.example`);
    await page.getByRole('button', { name: 'Add' }).click();
    const place = page.getByRole('region', { name: `E-mail player-${size}@mail.example` });
    await expect(place).toContainText('Waiting for confirmation');
    const path = (letter: string, wish: string) => {
      const link = new RegExp(`/notifications#${wish}=[\\w-]+`).exec(letter);
      expect(link, letter).not.toBeNull();
      return link![0];
    };
    const confirm = path(await mailbox.next(), 'confirm');

    // The mail may be read on another device, where nobody is signed in.
    const elsewhere = await guest({ size, at: house.address });
    await elsewhere.goto(confirm);
    await elsewhere.getByRole('button', { name: 'Confirm' }).click();
    await expect(elsewhere.getByText('Notifications come to this mailbox')).toBeVisible();
    expect(new URL(elsewhere.url()).hash, 'the code does not stay in the address').toBe('');

    await page.reload();
    await expect(place.getByRole('switch', { name: 'On' })).toBeChecked();
    // Whoever chooses faster than the server answers loses nothing.
    await page.route('**/api/me/notifications/channels/*', async (route) => {
      await new Promise((answer) => setTimeout(answer, 300));
      await route.continue();
    });
    await place.getByLabel('Somebody nudges me').uncheck();
    await place.getByRole('radio', { name: 'Deutsch' }).check();
    await place.getByRole('switch', { name: 'Quiet hours' }).check({ force: true });
    await place.getByLabel('From').fill('21:30');
    await place.getByLabel('From').blur();
    await expect(place.getByRole('button', { name: 'Send a test message' })).toBeEnabled();
    await accessible(page, `notifications on a ${size}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0);
    await page.reload();
    await expect(place.getByLabel('From')).toHaveValue('21:30');
    await expect(place.getByLabel('Somebody nudges me')).not.toBeChecked();

    await place.getByRole('button', { name: 'Send a test message' }).click();
    await expect(place.getByText('Sent. Has it arrived?')).toBeVisible();
    const letter = await mailbox.next();
    expect(letter).toContain('So kommen Benachrichtigungen an');
    // Another link in another tab.
    await elsewhere.goto('/');
    await elsewhere.goto(path(letter, 'leave'));
    await elsewhere.getByRole('button', { name: 'No more e-mails' }).click();
    await expect(elsewhere.getByText('No more e-mails will come')).toBeVisible();
    await page.reload();
    await expect(place.getByRole('switch', { name: 'On' })).not.toBeChecked();
    await place.getByRole('button', { name: 'Remove' }).click();
    await expect(place).toHaveCount(0);
  });

test('an address of a chat has to be outside, and a secret is shown once', async ({ guest }) => {
  const page = await guest({ at: house.address, refused: ['/api/me/notifications/channels'] });
  await page.goto('/notifications');
  await page.getByRole('radio', { name: 'JSON', exact: true }).check();
  await page.getByLabel('Webhook address').fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Webhook address').fill('https://hooks.example/a-secret');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('It is shown once')).toBeVisible();
  const place = page.getByRole('region', { name: 'JSON hooks.example' });
  await expect(place).toBeVisible();
  await expect(page.locator('main')).not.toContainText('a-secret');
});

test('this browser asks only when pressed', async ({ guest }) => {
  const page = await guest();
  await page.context().grantPermissions(['notifications']);
  // No service that carries messages can be reached from a test: the browser is told it has one.
  await page.addInitScript(() => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '');
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const keys = {
        p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: text(new Uint8Array(16).buffer),
      };
      const endpoint = 'https://push.example/one';
      return { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    };
  });
  await page.goto('/notifications');
  await expect(page.getByText('Only browsers can be notified.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(page.getByText('Notifications come to this browser.')).toBeVisible();
  const place = page.getByRole('region', { name: 'Browser this browser' });
  await expect(place.getByRole('switch', { name: 'On' })).toBeChecked();
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toContain('/notifications.js');
  await page.getByRole('button', { name: 'Turn off in this browser' }).click();
  await expect(place).toHaveCount(0);
});
