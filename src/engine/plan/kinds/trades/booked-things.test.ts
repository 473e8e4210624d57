import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

it('lets what has a price be booked, and not what there is to see', () => {
  const booking = makePlan(readBrief('Cat café in Bristol with booking for hour slots'), 1)
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'booking');
  const titles = (booking?.content.items ?? []).map(({ title }) => title);
  expect(titles).toContain('An hour');
  expect(titles).not.toContain('The cats');
});

it.each([
  'cleaning company in Leeds',
  'builder in Leeds',
  'plumber in Leeds',
  'accountant in Leeds',
  'hair salon in Leeds',
  'dentist in Leeds',
  'therapist in Leeds',
  'car repair garage in Leeds',
  'massage spa in Leeds',
  'vet in Leeds',
])('puts no insurance, staff, free offer or entrance into the mouth of a %s', (prompt) => {
  const text = makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .filter(({ type }) => type !== 'testimonials')
    .map(({ content }) => JSON.stringify(content))
    .join(' ');
  expect(text).not.toMatch(
    /insurance pays|our insurer|guarantee|free of charge|costs nothing|employs|own people|no step|three chairs|within the week|same day|two weeks|tap outside/iu,
  );
});
