import { expect, it } from 'vitest';
import { readQuestionRow } from './read-ballot';
import { readRange } from './read-range';

it('takes every day or month between two for an answer', () => {
  expect(readRange('best day, options Thursday to Monday')).toEqual(['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday']); // prettier-ignore
  expect(readRange('which month, choices: June-August')).toEqual(['June', 'July', 'August']);
  expect(readRange('a poll for our shop, open Monday to Friday')).toEqual([]);
});

it('parts the question from the answers behind it', () => {
  expect(readQuestionRow('A poll: where to eat, options pizza, sushi or tacos, one vote per person')).toEqual(
    {
      question: 'where to eat',
      options: ['pizza', 'sushi', 'tacos'],
    },
  );
  expect(readQuestionRow('Team poll, choices tea or coffee')).toEqual({ options: ['tea', 'coffee'] });
});
