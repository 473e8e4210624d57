import { expect, it } from 'vitest';
import { readToldSessions } from './told-sessions';

it.each([
  ['booking page for my osteopath, 40 minute treatments', ['Treatment · 40 min']],
  ['book swim classes of 30 or 45 minutes', ['Class · 30 min', 'Class · 45 min']],
  ['reserve 25-minute violin lessons with me', ['Violin lesson · 25 min']],
  ['booking page with 30 minute slots', []],
])('reads what is booked and how long it takes: %j', (prompt, services) => {
  expect(readToldSessions(prompt)).toEqual(services);
});
