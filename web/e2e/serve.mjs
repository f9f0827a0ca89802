// Serves dist/ as the game server does: every unknown path is the page, with a strict content security policy.
import { createServer, request as ask } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** With `api`, the address of a game server, requests and sockets under /api go there. */
export function serve(port = 0, api = null) {
  const server = createServer(async (request, response) => {
    if (api && request.url.startsWith('/api')) {
      const forward = ask(
        new URL(request.url, api),
        { method: request.method, headers: request.headers },
        (answer) => {
          response.writeHead(answer.statusCode, answer.headers);
          answer.pipe(response);
        },
      );
      forward.on('error', () => response.writeHead(502).end());
      request.pipe(forward);
      return;
    }
    const path = normalize(new URL(request.url, 'http://x').pathname);
    const file = extname(path) && !path.startsWith('/api') ? path : '/index.html';
    try {
      const body = await readFile(join(DIST, file));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const packed = /woff/.test(type) ? body : gzipSync(body);
      response.writeHead(200, {
        'content-type': type,
        'content-security-policy': CSP,
        ...(packed === body ? {} : { 'content-encoding': 'gzip' }),
      });
      response.end(packed);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.on('upgrade', (request, socket, head) => {
    const forward = ask(new URL(request.url, api ?? 'http://127.0.0.1:9'), { headers: request.headers });
    forward.on('upgrade', (answer, upstream, rest) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (rest.length) socket.write(rest);
      if (head.length) upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    forward.on('error', () => socket.destroy());
    forward.end();
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({ server, url: `http://127.0.0.1:${server.address().port}` }),
    ),
  );
}
