import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { loadCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { composeSite } from './compose-site';
import { composeWithType } from './compose-with-type';

it('fetches the behaviours that the pages have places for, and makes the same site as with all at hand', async () => {
  const brief = readBrief('A shop for pottery: cart, checkout and a wish list. Vase €40, bowl €20, cup €12.');
  await loadCopy(brief);
  const plan = { ...makePlan(brief, 1), type: null };
  const heard: string[] = [];
  const files = await composeWithType(
    plan,
    async () => new Uint8Array(),
    ({ path }) => heard.push(path),
  );
  expect(files).toEqual(composeSite(plan));
  expect(heard).toEqual(files.map(({ path }) => path));
  expect(files.find(({ path }) => path === 'script.js')?.content).toContain('cartchange');
});
