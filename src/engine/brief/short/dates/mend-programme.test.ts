import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';

await loadAllCopy();
const steps = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'agenda')
    .map(({ value }) => [value.name, value.when, value.note].filter(Boolean).join(' | '));

it('takes the course of a wedding day as it is told, with hours and houses', () => {
  const prompt =
    "Wedding site for Tom & Aisha, Sat 18 July 2027, Kew. Ceremony 1pm St Anne's, drinks 3pm, dinner 5pm, dancing till midnight. RSVP by 1 June";
  expect(steps(prompt)).toEqual(["Ceremony | 1pm | St Anne's", 'Drinks | 3pm', 'Dinner | 5pm', 'Dancing | until midnight']); // prettier-ignore
  expect(readBrief(prompt).place?.value).toBe('Kew');
});

it('takes the parts of a wedding without hours for its programme, and makes no other up', () => {
  const prompt =
    'A wedding website for Priya and Daniel, 5 June 2027, Udaipur. Events: mehndi, sangeet, ceremony, reception. RSVP, dress code.';
  expect(steps(prompt)).toEqual(['Mehndi', 'Sangeet', 'Ceremony', 'Reception']);
  const { pages } = makePlan(readBrief(prompt), 1);
  expect(JSON.stringify(pages)).not.toMatch(/Soup and taxis|Doors open/u);
});

it('names a feast by whose it is', () => {
  const brief = readBrief('50th birthday party invitation for my dad Karl, 3 October 2027, RSVP');
  expect(brief.name?.value).toBe('Karl’s 50th birthday');
  expect(brief.items).toEqual([]);
});

it('puts what is told of each day on its day, and does not talk shop at a regatta', () => {
  const { items, starts, offer } = readBrief('Regatta weekend in Dartmouth, 26–28 August 2027. Programme by day (Friday: opening parade, Saturday: rowing finals, Sunday: fireworks 9pm), parking.'); // prettier-ignore
  expect(
    items.filter(({ value }) => value.section === 'agenda').map(({ value }) => [value.name, value.when]),
  ).toEqual([
    ['Opening parade', 'Friday'],
    ['Rowing finals', 'Saturday'],
    ['Fireworks', 'Sunday 9pm'],
  ]);
  expect([starts, offer?.value]).toEqual([undefined, 'Regatta weekend']);
});
