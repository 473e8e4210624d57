import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

it('takes no references for a price, and no sample pages for pages of a site', () => {
  const cv = readBrief(
    'CV site for nurse practitioner Hannah Boateng, Leeds: profile, skills, references on request',
  );
  expect([cv.items.filter(({ value }) => value.price !== undefined), cv.sections.some(({ value }) => value === 'pricing')]).toEqual([[], false]); // prettier-ignore
  expect(cv.parts.map(({ value }) => value.title)).toContain('References');
  const book = readBrief('Crowdfunding page for a picture book "The Owl Who Overslept": £8,000 goal, rewards £10 / £25, progress bar, sample pages, about the author'); // prettier-ignore
  expect(book.pages).toEqual([]);
});

it('links the book of an author, and agrees on no time', () => {
  const { items, sections } = readBrief('Link in bio page for baker & author Tess Holloway: book, newsletter, podcast, instagram'); // prettier-ignore
  expect(items.map(({ value }) => value.name)).toContain('Book');
  expect(sections.map(({ value }) => value)).not.toContain('booking');
});

it('knows what is not there yet, and what is launched behind a colon', () => {
  const soon = readBrief(
    'Under construction page for Atelier Brume, interior design, Lyon. Logo, email form',
  );
  expect([soon.name?.value, soon.kind.value]).toEqual(['Atelier Brume', 'studio']);
  const pen = readBrief('Product launch: "Nib One" fountain pen. Specs, preorder €79, reviews, FAQ');
  expect([pen.name?.value, pen.kind.value, pen.offer?.value]).toEqual(['Nib One', 'product', 'fountain pen']);
  const gear = readBrief('Launching soon - Fern & Flint, a camping gear label. Email capture, launch date 14 April 2027'); // prettier-ignore
  expect([gear.name?.value, gear.kind.value]).toEqual(['Fern & Flint', 'product']);
});

it('calls a help centre after the make behind its trade', () => {
  expect(readBrief('Help center for smart lock brand Keyper: search, popular topics').name?.value).toBe(
    'Keyper',
  );
});

it('presents a forum that has a landing page', () => {
  const { kind } = readBrief('Community forum landing page for amateur astronomers "Dark Skies Club": join button, code of conduct'); // prettier-ignore
  expect(kind.value).toBe('nonprofit');
});
