import { expect, it } from 'vitest';
import { deedsIn } from './deeds-in';
import { peopleIn } from './people-in';

it('tells of everybody in a sentence of their own', () => {
  expect(deedsIn('Ines has rowed for Spain and runs the crew, Max is a boatbuilder, and Old Pat teaches juniors.')).toEqual([
    { title: 'Ines', text: 'Has rowed for Spain and runs the crew.' },
    { title: 'Max', text: 'A boatbuilder.' },
    { title: 'Old Pat', text: 'Teaches juniors.' },
  ]); // prettier-ignore
  expect(deedsIn('Training is given, and the hall is warm.')).toBeNull();
});

it('takes a first name for one where each has a bracket', () => {
  expect(peopleIn('Ines (coxing), Max (who mends boats)')?.items).toEqual([
    { title: 'Ines', note: 'Coxing' },
    { title: 'Max', note: 'Mends boats' },
  ]);
});
