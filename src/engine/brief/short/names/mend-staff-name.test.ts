import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  ['tattoo studio website, dark, gallery of work, artists Mina and Jo, booking request form', null],
  ['hair salon in Leeds, stylists Amy and Beth, price list', null],
  ['Wedding website for Amy and Beth, 3 May 2027, schedule', 'Amy and Beth'],
])('%s is called %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value ?? null).toBe(name);
});

it('shows those in a bracket behind what they are, beside what is paid and offered', () => {
  const club = readBrief(
    'Supper club in Glasgow "Third Thursday": monthly menu, seat booking, the cooks (Iona and Raj), £45 per person.', // prettier-ignore
  );
  const people = club.items.filter(({ value }) => value.section === 'team');
  expect(people.map(({ value }) => [value.name, value.note])).toEqual([
    ['Iona', 'Cook'],
    ['Raj', 'Cook'],
  ]);
  expect(club.items.find(({ value }) => value.price !== undefined)?.value.name).toBe('Supper club');
  expect(club.items.some(({ value }) => value.when !== undefined)).toBe(false);
  const clinic = readBrief('Physio clinic in Leith, the physios (Dr Amy Ross, Kofi Mensah and Li Wei), booking.'); // prettier-ignore
  expect(clinic.name).toBe(null);
  expect(clinic.items.map(({ value }) => value.section)).toEqual(['team', 'team', 'team']);
});

it('lets those who lead lead, and writes no posts about them', () => {
  const { sections, parts } = readBrief('Landing page for "Seven Stones", a 5-day pilgrimage walk in Pembrokeshire; kit list, guides (Sian and Rob), book a place.'); // prettier-ignore
  expect(sections.map(({ value }) => value)).not.toContain('posts');
  expect(parts.map(({ value }) => value.title)).toEqual(['Kit list']);
});
