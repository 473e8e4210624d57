import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it.each([
  ['Online course page to learn jazz piano, lessons and price', 'Jazz Piano', 'piano'],
  ['course website about learning to sail boats, for adults', 'Learning to Sail Boats', 'boat'],
  ['Course site for learning watercolour painting, teacher, price', 'Watercolour Painting', 'paint'],
])('names a course after what is learnt, and shows it: %s', (prompt, name, motif) => {
  const plan = makePlan(readBrief(prompt), 1);
  expect(plan.name).toBe(name);
  expect(plan.art).toContain(motif);
});
