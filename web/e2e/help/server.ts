// The real program on a free port of this machine, with a database that is gone afterwards.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM =
  process.env.BEDESTEN_PROGRAM ?? new URL('../../../target/release/bedesten', import.meta.url).pathname;

export interface Wish {
  /** How long bots are seen to think, in milliseconds. */
  pause?: number;
  /** A server that takes mail; the program then knows its own address. */
  smtp?: string;
  /** Live games may be over in seconds. */
  hasty?: boolean;
  /** A bot may be let play for whoever has not looked for so many seconds. */
  absence?: number;
  /** Somebody may be nudged after so many seconds; the page goes by its own clock. */
  beforeNudge?: number;
}

/** Free just now; nobody else on this machine is quick enough to take it. */
async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Programs that still run. A worker that is ended does not get to close its own. */
const running = new Set<ChildProcess>();
const end = () => running.forEach((child) => child.kill('SIGKILL'));
process.once('exit', end);
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    end();
    process.exit(1);
  });

export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'bedesten-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(readonly wish: Wish) {}

  static async open(wish: Wish = {}): Promise<Server> {
    const server = new Server(wish);
    try {
      await server.start();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get #token(): string {
    return join(this.#folder, 'token');
  }

  /** What opens the admin page. */
  get token(): string {
    return readFileSync(this.#token, 'utf8').trim();
  }

  /** Opens the door; after a stop at the same address and with the same games. */
  async start(): Promise<void> {
    if (!existsSync(PROGRAM)) throw new Error(`the program is not built: ${PROGRAM}`);
    const database = `sqlite:${join(this.#folder, 'games.db')}`;
    if (this.wish.smtp && !this.#port) this.#port = await freePort();
    const mail = this.wish.smtp
      ? ['--public-url', this.address, '--smtp', this.wish.smtp, '--mail-from', 'games@house.example']
      : [];
    const child = spawn(
      PROGRAM,
      [
        'serve',
        ...['--addr', `127.0.0.1:${this.#port}`],
        ...['--database', database],
        ...['--bot-pause', String(this.wish.pause ?? 0)],
        ...['--admin-token-file', this.#token],
        ...(this.wish.hasty ? ['--shortest-reserve', '1'] : []),
        ...(this.wish.absence === undefined ? [] : ['--absence', String(this.wish.absence)]),
        ...(this.wish.beforeNudge === undefined ? [] : ['--before-nudge', String(this.wish.beforeNudge)]),
        ...mail,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, BEDESTEN_LOG: 'warn' } },
    );
    this.#process = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    for await (const line of createInterface(child.stdout)) {
      const port = /Bedesten is open: http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port) {
        this.#port = Number(port);
        return;
      }
    }
    throw new Error('the program ended before it said where it is');
  }

  /** `SIGKILL` is what happens when the power goes. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
