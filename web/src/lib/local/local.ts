// The house on this device: requests and tables are answered by workers beside the page, and by no server.
import type { Socket } from '../socket';
import { remember, remembered } from '../storage';
import { Refused } from '../refused';
import { lost } from './lost.svelte';
import { marked } from './marking';
import type { FromWorker, ToWorker } from './wire';

const ME = 'local.me';

/** Who sits at this device: a name of its own, and the one that was given. */
function me(): { id: string; name: string } {
  const known = remembered<{ id: string; name: string } | null>(ME, null);
  if (known) return known;
  const fresh = { id: `me-${crypto.randomUUID()}`, name: '' };
  remember(ME, fresh);
  return fresh;
}

export function startWorker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  if (__ENGINE__ === null) throw new Error('this client was built without its engine');
  const whole = (address: string) => new URL(address, location.href).href;
  const needed = Object.fromEntries(
    Object.entries(__NEEDED__).map(([name, address]) => [name, whole(address)]),
  );
  worker.postMessage({ engine: whole(__ENGINE__), needed } satisfies ToWorker);
  return worker;
}

let desk: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Refused) => void }>();

function hear({ data }: MessageEvent<FromWorker>): void {
  if ('failed' in data) {
    for (const one of waiting.values()) one.reject(new Refused(data.failed));
    waiting.clear();
    desk = null;
  } else if ('ask' in data) {
    const one = waiting.get(data.ask);
    waiting.delete(data.ask);
    if ('problem' in data) one?.reject(new Refused(data.problem));
    else one?.resolve(data.answer);
  }
}

/** Asks this device for something, as one would ask a server. */
export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method === 'PUT' && path === '/me')
    remember(ME, { ...me(), name: (body as { name: string }).name.trim().slice(0, 30) });
  if (!desk) {
    desk = startWorker();
    desk.addEventListener('message', hear);
  }
  const number = ++asked;
  return new Promise<T>((resolve, reject) => {
    const answered = (answer: unknown) => {
      marked(method, path, answer, lost);
      resolve(answer as T);
    };
    waiting.set(number, { resolve: answered, reject });
    desk?.postMessage({ ask: number, method, path, body, me: me() } satisfies ToWorker);
  });
}

/** A table on this device, as a socket: the page does not know the difference. */
export function openTable(id: string): Socket {
  const worker = startWorker();
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => worker.postMessage({ say: text } satisfies ToWorker),
    close: () => worker.terminate(),
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('opened' in data) socket.onopen?.();
    else if ('said' in data) socket.onmessage?.({ data: data.said });
    else if ('failed' in data) {
      socket.onmessage?.({ data: JSON.stringify({ type: 'closing', problem: data.failed }) });
      socket.onclose?.();
    }
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    socket.onclose?.();
  });
  worker.postMessage({ open: id } satisfies ToWorker);
  return socket;
}
