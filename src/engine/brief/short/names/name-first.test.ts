import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { nameFirst } from './name-first';

it('puts the sentence that names the house before the one that tells what it does', () => {
  expect(nameFirst('We lend toys! The Borrowed Bear is a toy library in Dunedin. Donations.')).toBe(
    'The Borrowed Bear is a toy library in Dunedin. We lend toys! Donations.',
  );
  for (const prompt of ['We mend bikes in Hull. Monday is a day off.', 'We are Oak & Ember. It is a bakery.'])
    expect(nameFirst(prompt)).toBe(prompt);
});

it('lets a toy library be one', () => {
  const brief = readBrief(
    'We lend toys instead of selling them! The Borrowed Bear is a volunteer-run toy library in Dunedin. Let people donate.',
  );
  expect([brief.kind.value, brief.name?.value, brief.place?.value]).toEqual([
    'nonprofit',
    'The Borrowed Bear',
    'Dunedin',
  ]);
});
