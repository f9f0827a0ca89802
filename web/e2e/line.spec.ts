// Usability test 8: the line is cut between press and answer, and the server is killed and comes back.
import { Player } from './help/player';
import { expect, test } from './help/test';
import { actions, sit, tableAt } from './help/tables';

test('8: cut the line: one move in the log, nothing to press, within five seconds', async ({
  guest,
  open,
}) => {
  const server = await open();
  const page = await guest({ at: server.address });
  const id = await tableAt(page, { near: 2 });
  // The server hears the answer, writes it down, and is gone before its word arrives.
  let sockets = 0;
  await page.routeWebSocket('**/live', (socket) => {
    const there = socket.connectToServer();
    if (sockets++ > 0) return;
    let gone = false;
    there.onMessage((message) => {
      gone ||= /"type":"(changed|done)"/.test(String(message));
      if (gone) void server.stop('SIGKILL');
      else socket.send(message);
    });
  });
  await sit(page, id);
  await new Player(page).choose(2);
  await expect(page.locator('.ask .said-here')).toHaveText(/^Connection lost/);
  await server.start();
  const since = Date.now();
  await expect(page.locator('.ask h2')).toHaveText('Anything else?');
  expect(Date.now() - since).toBeLessThan(5000);
  expect(await actions(page, id)).toEqual(['move-2', 'leave', 'act']);
});

test('a table with two windows: both show the same', async ({ guest }) => {
  const page = await guest();
  const id = await tableAt(page, { near: 2 });
  const other = await page.context().newPage();
  await sit(page, id);
  await sit(other, id);
  await new Player(page).choose(2);
  await expect(other.locator('.ask h2')).toHaveText('Anything else?');
  await new Player(other).answer('end');
  await expect.poll(() => actions(page, id)).toContain('end');
});

test('a wrong link of a table says so at once and leads home', async ({ guest }) => {
  const [id, address] = ['aaaaaaaaaa', '/api/tables/aaaaaaaaaa'];
  const page = await guest({ size: 'phone', refused: [address, `${address}/live`] });
  await page.goto(`/t/${id}`);
  // A line that is only slow is tried again for longer than that.
  await expect(page.getByText('This table does not exist')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
