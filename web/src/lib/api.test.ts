import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ME = { id: 'a', name: '', account: null, password: false };
let kept: Map<string, string>;
let asked: string[];
/** Whether the browser holds a cookie that the server knows. */
let cookie: boolean;

beforeEach(() => {
  vi.resetModules();
  [kept, asked, cookie] = [new Map(), [], false];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (path === '/api/me' && method === 'GET') cookie = true;
    const known = cookie || path === '/api/sign-in';
    if (path === '/api/me' && method === 'DELETE') cookie = false;
    const answer = known ? ME : { code: 'no_guest', message: 'nobody' };
    return Promise.resolve(Response.json(answer, { status: known ? 200 : 401 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const fresh = async () => (await import('./api')).api;

test('a first visit arrives once, before anything else is asked', async () => {
  const api = await fresh();
  await Promise.all([api.devices(), api.me(), api.tables()]);
  expect(asked[0]).toBe('GET /api/me');
  expect(asked.toSorted()).toEqual(['GET /api/me', 'GET /api/me/devices', 'GET /api/tables']);
});

test('whoever was here before just asks', async () => {
  await (await fresh()).tables();
  asked = [];
  vi.resetModules();
  await (await fresh()).tables();
  expect(asked).toEqual(['GET /api/tables']);
});

test('a cookie that is gone is replaced, and what was asked is asked again', async () => {
  const api = await fresh();
  await api.tables();
  [asked, cookie] = [[], false];
  await api.devices();
  expect(asked).toEqual(['GET /api/me/devices', 'GET /api/me', 'GET /api/me/devices']);
});

test('whoever is forgotten arrives anew', async () => {
  const api = await fresh();
  await api.tables();
  await api.forgetMe({});
  asked = [];
  await api.tables();
  expect(asked).toEqual(['GET /api/me', 'GET /api/tables']);
});

test('whoever signs in is nobody else before', async () => {
  const api = await fresh();
  await api.signIn({ name: 'Leyla', password: 'secret' } as never);
  expect(asked).toEqual(['POST /api/sign-in']);
});
