// The built client without any server: every file comes from the folder it was built into.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

export const FOLDER = new URL('../../../target/layout-client/', import.meta.url).pathname;
export const ADDRESS = 'http://client.test';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Answers what the pages of this context ask for; an address that is no file is a page of the client. */
export async function serve(context: BrowserContext): Promise<void> {
  await context.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api')) return route.abort();
    const file = join(FOLDER, pathname);
    const found = extname(pathname) !== '' && existsSync(file) ? file : join(FOLDER, 'index.html');
    return route.fulfill({ body: readFileSync(found), contentType: TYPES[extname(found)] });
  });
}
