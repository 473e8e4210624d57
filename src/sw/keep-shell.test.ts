import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packParcel } from '@/contract/shell-parcel';
import { keepShell, type ShellFile } from './keep-shell';
import { smallBytes, SmallFiles } from './small-files';

const origin = 'https://host.example';
const host = new Map<string, Uint8Array<ArrayBuffer> | 'broken'>();
let asked: string[] = [];
let kept: Map<string, Response>;
let together: Map<string, Response>;
let small: SmallFiles;

const addressOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : new URL(key, origin).href);

/** What of the browser's Cache is used. */
const cache = (entries = kept) => ({
  keys: async () => [...entries.keys()].map((url) => new Request(url)),
  match: async (key: RequestInfo | URL) => entries.get(addressOf(key))?.clone(),
  put: async (key: RequestInfo | URL, answer: Response) => void entries.set(addressOf(key), answer),
  delete: async (key: RequestInfo | URL) => entries.delete(addressOf(key)),
  addAll: async (requests: Iterable<RequestInfo>) => {
    const all = [...requests].map((request) => request as Request);
    const answers = await Promise.all(all.map((request) => fetch(request)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('A file did not come.');
    answers.forEach((answer, index) => entries.set(all[index]?.url ?? '', answer));
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
const script = 'script '.repeat(smallBytes / 4);
const whole = [
  ['index.html', 'r2', 'front'],
  ['assets/a-1.js', null, script],
  ['icon.png', 'i1', 'picture'],
] as const;

/** Every file by its address, wherever it lies. */
async function contents(): Promise<Record<string, string>> {
  const found = new Map(kept);
  for (const key of await small.keys()) found.set(key, (await small.find(key)) ?? Response.error());
  const pairs = [...found].map(async ([url, answer]) => [url.slice(origin.length), await answer.text()]);
  return Object.fromEntries((await Promise.all(pairs)) as [string, string][]);
}
const expected = {
  '/app/index.html?__WB_REVISION__=r2': 'front',
  '/app/assets/a-1.js': script,
  '/app/icon.png?__WB_REVISION__=i1': 'picture',
};

beforeEach(() => {
  host.clear();
  for (const [url, , body] of whole) host.set(`/app/${url}`, text(body));
  asked = [];
  kept = new Map();
  together = new Map();
  small = new SmallFiles(async () => cache(together));
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
  it('asks once on a first visit, and keeps every file with its type: large ones alone, small ones together', async () => {
    sendParcel(whole);
    await keepShell(cache(), small, files, '/app/');
    expect(asked).toEqual(['/app/first-visit.bin']);
    expect([...kept.keys()]).toEqual([`${origin}/app/assets/a-1.js`]);
    expect(together.size).toBe(1);
    const icon = await small.find(`${origin}/app/icon.png?__WB_REVISION__=i1`);
    for (const answer of [kept.get(`${origin}/app/assets/a-1.js`), icon]) {
      expect(answer?.headers.get('Content-Type')).toBe('text/plain');
    }
    expect(await contents()).toEqual(expected);
  });

  it('asks for nothing that an earlier version kept together with others', async () => {
    sendParcel(whole);
    await keepShell(cache(), small, files, '/app/');
    asked = [];
    host.set('/app/index.html', text('newer'));
    await keepShell(cache(), small, [file('index.html', 'r3'), ...files.slice(1)], '/app/');
    expect(asked).toEqual(['/app/index.html']);
    expect(await contents()).toMatchObject({ ...expected, '/app/index.html?__WB_REVISION__=r3': 'newer' });
  });

  it('asks again for what lies in a damaged entry', async () => {
    sendParcel(whole);
    await keepShell(cache(), small, files, '/app/');
    for (const entry of together.keys()) together.set(entry, new Response('no parcel'));
    small = new SmallFiles(async () => cache(together));
    asked = [];
    await keepShell(cache(), small, files, '/app/');
    expect(asked).toEqual(['/app/first-visit.bin']);
    expect(await contents()).toEqual(expected);
  });

  it('asks only for what changed on an update', async () => {
    sendParcel(whole);
    kept.set(`${origin}/app/assets/a-1.js`, new Response(script));
    kept.set(`${origin}/app/icon.png?__WB_REVISION__=i1`, new Response('picture'));
    await keepShell(cache(), small, files, '/app/');
    expect(asked).toEqual(['/app/index.html']);
    expect(await contents()).toEqual(expected);
  });

  it('takes no file from a parcel of another build, and asks for it alone', async () => {
    sendParcel([['index.html', 'r1', 'old front'], ...whole.slice(1)]);
    await keepShell(cache(), small, files, '/app/');
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
    await keepShell(cache(), small, files, '/app/');
    expect(await contents()).toEqual(expected);
  });

  it('fails when a file is missing everywhere, so that the old version stays', async () => {
    host.delete('/app/icon.png');
    await expect(keepShell(cache(), small, files, '/app/')).rejects.toThrow('did not come');
  });
});
