import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('puts told names without words into no boxes beside entries that have some', () => {
  const boxed = Array.from({ length: 12 }, (_, at) => {
    const plan = makePlan(
      readBrief('Hotel Larkrise in Whitby with rooms, sauna, cellar bar and booking'),
      at + 1,
    );
    return plan.pages[0]?.sections.find(({ type }) => type === 'amenities');
  }).filter((section) => {
    const items = section?.content.items ?? [];
    const told = items.filter(({ text }) => text === undefined).length;
    return told > 0 && told < items.length && section?.variant === 'cards';
  });
  expect(boxed).toEqual([]);
});
