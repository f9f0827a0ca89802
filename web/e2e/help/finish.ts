// Plays a game to its end without looking: over the socket, as a page would, as fast as the server lets us.
import type { Page } from '@playwright/test';

/** Answers for this guest until the game is over and, if it is rated, counted. The page ends up at the table. */
export async function finish(page: Page, id: string): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(
    (address) =>
      new Promise<void>((over, fail) => {
        interface Said {
          type: string;
          table?: { phase: string; rated: boolean; results: unknown[] };
          position?: Position;
          patch?: unknown;
          problem?: { message: string };
        }
        interface Position {
          version: number;
          asked?: { seat: number; answers: { action: unknown }[] } | null;
        }
        const socket = new WebSocket(address);
        const say = (message: unknown) => socket.send(JSON.stringify(message));
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
        socket.onopen = () => say({ type: 'hello', protocol: 1, client: 'finish', version: null });
        socket.onclose = ({ reason }) => fail(new Error(`the line was cut: ${reason}`));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Said;
          if (message.type === 'refused' || message.type === 'closing')
            fail(new Error(message.problem?.message));
          const { table } = message;
          if (table?.phase === 'over' && (!table.rated || table.results.length > 0)) {
            socket.close();
            return over();
          }
          if (message.type === 'welcome') position = message.position ?? null;
          else if (message.type === 'changed') position = merge(position, message.patch) as Position;
          else return;
          const asked = position?.asked;
          if (!position || !asked) return;
          number += 1;
          // Not always the same one, or it would go on for ever.
          const answer = asked.answers[(number * 7) % asked.answers.length];
          const { version } = position;
          const said = {
            type: 'answer',
            number,
            version,
            seat: asked.seat,
            action: answer?.action,
            then: [],
          };
          // Whoever says more than twenty things a second is sent away.
          setTimeout(() => say(said), 55);
        };
      }),
    `${new URL(page.url()).origin.replace('http', 'ws')}/api/tables/${id}/live`,
  );
  await page.goto(`/t/${id}`);
}
