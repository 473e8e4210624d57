import { expect, it, vi } from 'vitest';
import { keepLatest } from './keep-latest';

it('works out once what is asked again, null included, and forgets what was asked long ago', () => {
  const answer = vi.fn((text: string) => (text === '' ? null : text.length));
  const ask = keepLatest(2, answer);
  expect([ask('one'), ask('one'), ask(''), ask('')]).toEqual([3, 3, null, null]);
  expect(answer).toHaveBeenCalledTimes(2);
  ask('three');
  ask('one');
  expect(answer).toHaveBeenCalledTimes(4);
});
