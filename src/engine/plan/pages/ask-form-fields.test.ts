import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { readBrief } from '../../brief/read-brief';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const fieldsOf = (prompt: string, type: string) =>
  makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .find((section) => section.type === type)?.content.fields;

it.each([
  ['Portfolio for a wedding photographer, Ana Lima, contact form with name, email, wedding date and budget', 'contact', ['Name', 'Email', 'Wedding date', 'Budget']],
  ["Dog groomer in Leeds. Booking form: dog's name, breed, preferred day. Prices and reviews.", 'booking', ["Dog's name", 'Breed']],
  ['Wedding site for Ida & Bo, 5 June 2027, RSVP with meal choice (meat / fish), plus one and song request', 'rsvp', ['Meal choice (meat / fish)', 'Plus one', 'Song request']],
  ['Web para una floristería en Vigo con formulario de contacto con nombre, teléfono y mensaje', 'contact', ['Nombre', 'Teléfono', 'Mensaje']],
] as const)('gives a form the fields that are told: %s', (prompt, type, fields) => {
  expect(fieldsOf(prompt, type)).toEqual(fields);
}); // prettier-ignore

it('says nothing of a field elsewhere', () => {
  const plan = makePlan(readBrief('Wedding site for Ida & Bo, 5 June 2027, RSVP with plus one and song request'), 1);
  const titles = plan.pages.flatMap(({ sections }) => sections.flatMap(({ content }) => [content.title, ...(content.items ?? []).map(({ title }) => title)]));
  expect(titles.join('|')).not.toMatch(/song request/iu);
}); // prettier-ignore
