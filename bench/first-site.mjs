// Makes one site with the built composer in this process, and prints the milliseconds: node bench/first-site.mjs PROMPT
import { readdirSync, readFileSync, statSync } from 'node:fs';

const [prompt = ''] = process.argv.slice(2);
const dist = new URL('../dist/', import.meta.url);
const parts = new URL('assets/', dist);
const sizeOf = (name) => statSync(new URL(name, parts)).size;
// The worker and the page's own way to it bear the same name.
const worker = readdirSync(parts)
  .filter((name) => /^compose-[\w-]{8}\.js$/.test(name))
  .toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

/** What a worker has that Node has not: a way to be asked, and files of the app. */
let ask;
let tell;
Object.assign(globalThis, {
  self: globalThis,
  location: { href: 'http://localhost/', origin: 'http://localhost', pathname: '/' },
  addEventListener: (_type, listener) => (ask = listener),
  removeEventListener: () => {},
  postMessage: (answer) => tell(answer),
  fetch: async (address) =>
    new Response(readFileSync(new URL(String(address).replace(/^.*(?=type\/)/, ''), dist))),
});

const started = performance.now();
await import(new URL(worker, parts));
const { value } = await new Promise((resolve) => {
  tell = resolve;
  const given = [{ prompt, seed: 1 }, () => {}].map((value) => ({ type: 'RAW', value }));
  ask({ origin: 'node', data: { id: 'first', type: 'APPLY', path: ['compose'], argumentList: given } });
});
if (!value.files?.length) throw new Error(`No site was made: ${JSON.stringify(value)}`);
console.log(performance.now() - started);
