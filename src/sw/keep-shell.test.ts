import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packParcel } from '@/contract/shell-parcel';
import { keepShell, type ShellFile } from './keep-shell';

const origin = 'https://host.example';
const host = new Map<string, Uint8Array<ArrayBuffer> | 'broken'>();
let asked: string[] = [];
let kept: Map<string, Response>;

/** What of the browser's Cache is used: relative addresses do not come up. */
const cache = () => ({
  keys: async () => [...kept.keys()].map((url) => new Request(url)),
  put: async (key: RequestInfo | URL, answer: Response) =>
    void kept.set(key instanceof Request ? key.url : new URL(key).href, answer),
  addAll: async (requests: Iterable<RequestInfo>) => {
    const all = [...requests].map((request) => request as Request);
    const answers = await Promise.all(all.map((request) => fetch(request)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('A file did not come.');
    answers.forEach((answer, index) => kept.set(all[index]?.url ?? '', answer));
  },
});

const text = (value: string) => new TextEncoder().encode(value);
const file = (url: string, revision: string | null): ShellFile => ({
  url: `${origin}/app/${url}`,
  cacheKey: `${origin}/app/${url}${revision === null ? '' : `?__WB_REVISION__=${revision}`}`,
  revision,
});
const files = [file('index.html', 'r2'), file('assets/a-1.js', null), file('icon.png', 'i1')];

function sendParcel(entries: readonly (readonly [url: string, revision: string | null, body: string])[]) {
  const parcel = packParcel(
    entries.map(([url, revision, body]) => ({ url, revision, type: 'text/plain', body: text(body) })),
  );
  host.set('/app/first-visit.bin', new Uint8Array(gzipSync(parcel)));
}
const whole = [
  ['index.html', 'r2', 'front'],
  ['assets/a-1.js', null, 'script'],
  ['icon.png', 'i1', 'picture'],
] as const;

const contents = async () =>
  Object.fromEntries(
    await Promise.all(
      [...kept].map(async ([url, answer]) => [url.slice(origin.length), await answer.text()]),
    ),
  ) as Record<string, string>;
const expected = {
  '/app/index.html?__WB_REVISION__=r2': 'front',
  '/app/assets/a-1.js': 'script',
  '/app/icon.png?__WB_REVISION__=i1': 'picture',
};

beforeEach(() => {
  host.clear();
  for (const [url, , body] of whole) host.set(`/app/${url}`, text(body));
  asked = [];
  kept = new Map();
  vi.stubGlobal('fetch', async (wanted: RequestInfo) => {
    const { pathname } = new URL(wanted instanceof Request ? wanted.url : wanted, origin);
    asked.push(pathname);
    const found = host.get(pathname);
    if (found === 'broken') throw new TypeError('network error');
    return found ? new Response(found) : new Response('Not found', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('keeping the shell', () => {
  it('asks once on a first visit, and keeps every file under its key with its type', async () => {
    sendParcel(whole);
    await keepShell(cache(), files, '/app/');
    expect(asked).toEqual(['/app/first-visit.bin']);
    expect(kept.get(`${origin}/app/assets/a-1.js`)?.headers.get('Content-Type')).toBe('text/plain');
    expect(await contents()).toEqual(expected);
  });

  it('asks only for what changed on an update', async () => {
    sendParcel(whole);
    kept.set(`${origin}/app/assets/a-1.js`, new Response('script'));
    kept.set(`${origin}/app/icon.png?__WB_REVISION__=i1`, new Response('picture'));
    await keepShell(cache(), files, '/app/');
    expect(asked).toEqual(['/app/index.html']);
    expect(await contents()).toEqual(expected);
  });

  it('takes no file from a parcel of another build, and asks for it alone', async () => {
    sendParcel([['index.html', 'r1', 'old front'], ...whole.slice(1)]);
    await keepShell(cache(), files, '/app/');
    expect(asked).toEqual(['/app/first-visit.bin', '/app/index.html']);
    expect(await contents()).toEqual(expected);
  });

  it.each([
    ['is not there', undefined],
    ['does not come', 'broken' as const],
    ['is a page instead', text('<!doctype html>')],
    ['is cut off', new Uint8Array(gzipSync(new Uint8Array(packParcel([])))).slice(0, 8)],
  ])('asks for every file when the parcel %s', async (_, parcel) => {
    if (parcel) host.set('/app/first-visit.bin', parcel);
    await keepShell(cache(), files, '/app/');
    expect(await contents()).toEqual(expected);
  });

  it('fails when a file is missing everywhere, so that the old version stays', async () => {
    host.delete('/app/icon.png');
    await expect(keepShell(cache(), files, '/app/')).rejects.toThrow('did not come');
  });
});
