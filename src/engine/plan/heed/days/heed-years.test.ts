import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const kickerOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages[0]?.sections.find(({ type }) => type === 'hero')?.content.kicker;

it('opens a page in memory of somebody with the years of the life', () => {
  expect(
    kickerOf('memorial page for our dad George Whitfield 1941-2026, life story, photos, guestbook'),
  ).toBe('1941–2026');
  expect(kickerOf('memorial page for our dad George Whitfield, photos, call 1941-2026-11')).not.toMatch(
    /1941/u,
  );
});
