import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string): readonly string[] =>
  readBrief(prompt).items.map(({ value: { section, name, price = '' } }) =>
    `${section ?? ''}: ${name} ${price}`.trim(),
  );

it('takes a clause of towns for where it is', () => {
  expect(readBrief('chimney sweep, swansea and gower, £60 a sweep').place?.value).toBe('Swansea and Gower');
});

it('does besides what is done too', () => {
  const brief = readBrief('driving instructor in Dundalk, 10 lessons €420, intensive courses too');
  expect(brief.sections.map(({ value }) => value)).not.toContain('curriculum');
  expect(itemsOf(brief.prompt)).toContain('services: Intensive courses');
});

it('lets no ferry pickup as a room', () => {
  expect(itemsOf('bed and breakfast in Picton NZ, 3 rooms, from $145, ferry pickups free')).toEqual([
    'pricing: Rooms $145',
    'amenities: Free ferry pickups',
  ]);
});

it('says what a shop has of its own as it is told', () => {
  expect(itemsOf('farm shop near Kendal, open thurs to sun 9-4, our own beef and lamb')).toContain(
    'amenities: Our own beef and lamb',
  );
});

it('sells the one thing at the one sum', () => {
  expect(itemsOf('cupcakes from my kitchen in Cork, €20 a dozen')).toEqual(['menu: cupcakes €20 a dozen']);
});

it('has a warm pool, and asks for no gifts where it gives', () => {
  expect(itemsOf('baby swimming lessons in Cheltenham, term of 10 £145, warm pool')).toEqual([
    'pricing: term of 10 £145',
  ]);
  expect(
    readBrief('house clearance Dundee, 24 hour reply, we donate what we can').sections.map(
      ({ value }) => value,
    ),
  ).not.toContain('donation');
});

it('lets a cottage, and no self', () => {
  const { offer, items } = readBrief('self catering cottage near Kenmare, sleeps 4, €620 a week');
  expect(offer?.value).toBe('self catering cottage');
  expect(items.map(({ value }) => value.name)).not.toContain('self');
});
