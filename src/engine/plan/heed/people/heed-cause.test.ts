import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it.each([
  ['Charity site for Warm Beds, which lends blankets to night shelters in Hull. Donate £4, £8 or £20.', 'Warm Beds lends blankets to night shelters in Hull.'],
  ['Website for a charity called Spare Keys that trains locksmiths in prisons. Donate, volunteer.', 'Spare Keys trains locksmiths in prisons.'],
  ['Fundraiser page: Noor is rowing Land’s End to Scilly in June 2027 for Shelter Scotland. Target £3,000, donate button.', 'Noor is rowing Land’s End to Scilly in June 2027 for Shelter Scotland.'],
])('opens with what the named one does: %j', (prompt, lede) => {
  const hero = makePlan(readBrief(prompt), 1).pages[0]?.sections.find(({ type }) => type === 'hero');
  expect(hero?.content.lede).toContain(lede);
}); // prettier-ignore
