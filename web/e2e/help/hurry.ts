// Goes through the middle of a game without looking: over the socket, as a page would, as fast as the server answers.
import type { Page } from '@playwright/test';
import type { Answer, Position, ServerMessage } from '../../src/lib/games/bazaar/bazaar';

/** Answers for this guest, idly, until the last round is announced: others get on all the faster. The page is
 *  somewhere else meanwhile and has nothing to draw. */
export async function hurry(page: Page, id: string): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(
    (address) =>
      new Promise<void>((over, fail) => {
        const socket = new WebSocket(address);
        const say = (message: unknown) => socket.send(JSON.stringify(message));
        const idle = ({ action }: Answer) => ['stop', 'skip', 'end', 'done', 'keep'].includes(action.do);
        const object = (value: unknown): value is Record<string, unknown> =>
          typeof value === 'object' && value !== null && !Array.isArray(value);
        const merge = (target: unknown, patch: unknown): unknown => {
          if (!object(patch)) return patch;
          const merged = object(target) ? { ...target } : {};
          for (const [key, change] of Object.entries(patch))
            merged[key] = change === null ? null : merge(merged[key], change);
          return merged;
        };
        let position: Position | null = null;
        let number = 0;
        socket.onopen = () => say({ type: 'hello', protocol: 1, client: 'hurry', version: null });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          if (message.type === 'refused') fail(new Error(message.problem.message));
          if (message.type === 'welcome') position = message.position;
          else if (message.type === 'changed') position = merge(position, message.patch) as Position;
          else return;
          if (!position || position.view.last_round) {
            socket.close();
            return over();
          }
          const { asked, version } = position;
          if (!asked) return;
          // Not always to the same place, or merchants would stand there for ever.
          const answer = asked.answers.find(idle) ?? asked.answers[version % asked.answers.length];
          number += 1;
          say({ type: 'answer', number, version, seat: asked.seat, action: answer?.action, then: [] });
        };
      }),
    `${new URL(page.url()).origin.replace('http', 'ws')}/api/tables/${id}/live`,
  );
  await page.goto(`/t/${id}`);
}
