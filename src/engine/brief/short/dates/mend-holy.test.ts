import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('reads the services of a feast with their hours, and their house as no part of the name', () => {
  const { kind, name, items } = readBrief(
    "Nativity service and carols at St Mary's Whitchurch this Christmas. Crib service 4pm on the 24th, Midnight Mass 11.30pm, Christmas morning 10am. Everyone welcome.",
  );
  expect(kind.value).toBe('event');
  expect(name?.value).toBe('Nativity Service and Carols');
  expect(items.map(({ value }) => `${value.name} ${value.when ?? ''}`)).toEqual([
    'Crib service 4pm on the 24th',
    'Midnight Mass 11.30pm',
    'Christmas morning 10am',
  ]);
});
