// Serves a folder of files, as any web host does, and nothing else: what is not there is 404.html.
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class Host {
  /** Changes the service worker, as a new version of the site would. */
  newer = false;
  /** The addresses that were asked for. */
  asked: string[] = [];

  constructor(
    readonly server: Server,
    readonly address: string,
  ) {}

  /** Serves a folder; what begins with one of these addresses comes from another. */
  static async open(folder: string, others: Record<string, string> = {}): Promise<Host> {
    const holder: { host?: Host } = {};
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
      holder.host?.asked.push(path);
      const file = path.endsWith('/') ? `${path}index.html` : path;
      const other = Object.keys(others).find((address) => file.startsWith(address));
      const from = other ? join(others[other] ?? '', file.slice(other.length)) : join(folder, file);
      void readFile(from).then(
        (bytes) => {
          const newer = file === '/offline.js' && holder.host?.newer;
          response.writeHead(200, {
            'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
            'Cache-Control': 'no-cache',
          });
          response.end(
            newer ? bytes.toString().replace(/const VERSION = '/, "const VERSION = 'newer-") : bytes,
          );
        },
        async () => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(await readFile(join(folder, '404.html')).catch(() => 'there is no such file'));
        },
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    holder.host = new Host(server, `http://127.0.0.1:${port}`);
    return holder.host;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
