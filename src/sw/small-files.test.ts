import { beforeEach, describe, expect, it } from 'vitest';
import { SmallFiles } from './small-files';

let entries: Map<string, Response>;
const addressOf = (key: RequestInfo | URL) =>
  key instanceof Request ? key.url : new URL(key, 'https://host.example').href;
const store = {
  keys: async () => [...entries.keys()].map((url) => new Request(url)),
  match: async (key: RequestInfo | URL) => entries.get(addressOf(key))?.clone(),
  put: async (key: RequestInfo | URL, answer: Response) => void entries.set(addressOf(key), answer),
  delete: async (key: RequestInfo | URL) => entries.delete(addressOf(key)),
};
const named = (...names: string[]) =>
  new Map(names.map((name) => [name, { type: 'text/css', body: new TextEncoder().encode(name) }]));

beforeEach(() => {
  entries = new Map();
});

describe('small files of the shell', () => {
  it('lie together and are found alone, by another worker too', async () => {
    await new SmallFiles(async () => store).keep(named('a', 'b'));
    expect(entries.size).toBe(1);
    const small = new SmallFiles(async () => store);
    const found = await small.find('b');
    expect(await found?.text()).toBe('b');
    expect(found?.headers.get('Content-Type')).toBe('text/css');
    expect(found?.headers.get('Content-Length')).toBe('1');
    expect(await small.find('c')).toBeUndefined();
  });

  it('of an earlier version stay while the running one uses any that lies nowhere later', async () => {
    const small = new SmallFiles(async () => store);
    await small.keep(named('old', 'shared', 'both'));
    await small.keep(named('new', 'both'));
    await small.dropUnwanted(new Set(['shared', 'new', 'both']));
    expect([...(await small.keys())].toSorted()).toEqual(['both', 'new', 'old', 'shared']);
    await small.dropUnwanted(new Set(['new', 'both']));
    expect([...(await small.keys())].toSorted()).toEqual(['both', 'new']);
    await small.dropUnwanted(new Set());
    expect(entries.size).toBe(0);
  });

  it('of a damaged entry are not found, and the entry goes', async () => {
    entries.set('https://host.example/small-files/1', new Response('torn'));
    const small = new SmallFiles(async () => store);
    expect(await small.find('a')).toBeUndefined();
    await small.dropUnwanted(new Set(['a']));
    expect(entries.size).toBe(0);
  });

  it('are found again after a store that could not be read once', async () => {
    await new SmallFiles(async () => store).keep(named('a'));
    let isBroken = true;
    const small = new SmallFiles(async () => {
      if (isBroken) throw new Error('disk on fire');
      return store;
    });
    expect(await small.find('a')).toBeUndefined();
    isBroken = false;
    expect(await (await small.find('a'))?.text()).toBe('a');
  });

  it('that are none make no entry', async () => {
    await new SmallFiles(async () => store).keep(new Map());
    expect(entries.size).toBe(0);
  });
});
