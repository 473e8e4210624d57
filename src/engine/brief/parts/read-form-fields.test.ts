import { expect, it } from 'vitest';
import { readFormFields } from './read-form-fields';
import { readBrief } from '../read-brief';

it.each([
  ['a contact form with name, email, wedding date and budget', ['name', 'email', 'wedding date', 'budget']],
  ["Booking form: dog's name, breed, age, preferred day. Prices and reviews.", ["dog's name", 'breed', 'age', 'preferred day']],
  ['why it matters, sign the petition with name and postcode, counter of 3,412 signatures', ['name', 'postcode']],
  ['get a quote form (from, to, date, bedrooms), FAQ', ['from', 'to', 'date', 'bedrooms']],
  ['directions, and RSVP with dietary needs.', ['dietary needs']],
  ['RSVP with allergies, playlist wishes, map', ['allergies', 'playlist wishes']],
  ['volunteer form with name, phone and which days you can come. Moss green', ['name', 'phone', 'which days you can come']],
  ['RSVP with meal choice (meat / fish / vegan), plus one and song request', ['meal choice (meat / fish / vegan)', 'plus one', 'song request']],
  ['quote form with budget and room size, 10 year guarantee, reviews', ['budget', 'room size']],
  ['RSVP form with meal choice (beef, fish, vegan), hotels nearby, FAQ', ['meal choice (beef, fish, vegan)']],
  ['quote form asking for address, roof type and a photo', ['address', 'roof type', 'photo']],
  ['a membership form (full name, date of birth, emergency contact), map', ['full name', 'date of birth', 'emergency contact']],
  ['formulario con nombre, teléfono y mensaje', ['nombre', 'teléfono', 'mensaje']],
  ['Kontaktformular mit Name, Telefon und Nachricht', ['Name', 'Telefon', 'Nachricht']],
  ['measurements form with chest, sleeve and length, price from £240', ['chest', 'sleeve', 'length']],
] as const)('reads what a form asks: %s', (prompt, labels) => {
  expect(readFormFields(prompt).flatMap((form) => form.labels)).toEqual(labels);
}); // prettier-ignore

it.each([
  'a contact form with map',
  'booking form, prices and reviews',
  'RSVP with countdown',
  'a form and a gallery',
  'contact form: warm, friendly tone',
])('takes other parts of the page for no fields: %s', (prompt) => {
  expect(readFormFields(prompt)).toEqual([]);
});

it('hears what is asked behind the fields of a form', () => {
  const prompt =
    'Piano tuner in Halifax, booking form: piano make, last tuned, preferred day, and a few reviews.';
  expect(readBrief(prompt).sections.map(({ value }) => value)).toContain('testimonials');
});

it('asks for the count of words and the languages of a translation', () => {
  const text = 'languages we cover, pricing per word, quote form with word count, languages and deadline';
  expect(readFormFields(text)[0]?.labels).toEqual(['word count', 'languages', 'deadline']);
});
