import { expect, it } from 'vitest';
import { answersTo } from './answers-to';
import { readBallot, readMatter } from './read-ballot';

it.each([
  ['Poll: worst biscuit in the tin', 'worst biscuit in the tin'],
  ['quick poll best month for the reunion: May, June, July', 'best month for the reunion'],
  ['survey page: our next book, anonymous', 'our next book'],
])('asks what stands behind the word for the poll: %s', (prompt, matter) => {
  expect(readMatter(prompt)).toBe(matter);
});

it.each(['poll app with live bars', 'a poll for my class'])(
  'makes no question of how it works: %s',
  (prompt) => {
    expect(readMatter(prompt)).toBeNull();
  },
);

it('answers what is best with things and not with yes or no', () => {
  expect(
    answersTo('Best colour for the clubhouse door', 'poll: best colour for the clubhouse door'),
  ).toContain('Green');
  expect(answersTo('Next book', 'vote on our next book')).toContain('A novel');
});

it('takes what a poll can do for no answer', () => {
  const prompt = 'Team lunch poll: Pizza, Sushi, Tacos, live results, one vote each, comments, close poll';
  expect(readBallot(prompt)).toEqual(['Pizza', 'Sushi', 'Tacos']);
});
