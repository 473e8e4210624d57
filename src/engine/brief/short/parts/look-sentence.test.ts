import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';
import { findLookSentence } from './look-sentence';

const prompts = [
  'Honeydew background, dark slate blue buttons. A physiotherapy clinic called Stride, services, team, prices.',
  'Lots of white space, minimalist. Portfolio for architect Ingrid Solberg: projects, approach, contact.',
  'Navy and gold, serif. Website for a small hotel in Bruges, rooms, breakfast, how to find us.',
  'Monochrome, big typography. Portfolio of graphic designer Tom Reyes with 6 projects, about, contact.',
  'Orange and charcoal industrial site for Hammer & Sons builders, Sheffield: extensions, lofts, gallery',
  'Blue Anchor, modern pub. Sunday roast, quiz night, rooms upstairs, opening hours.',
] as const;

beforeAll(async () => {
  for (const prompt of prompts) await loadLexicons(prompt);
});

it('reads what a site is behind a sentence that tells the look alone', () => {
  const [clinic, architect, hotel, designer, builders, pub] = prompts.map((prompt) => readBrief(prompt));
  expect(clinic?.offer?.value).toBe('physiotherapy clinic');
  expect(clinic?.colours.map(({ value }) => value.role)).toEqual(['background', 'button']);
  expect(architect?.kind.value).toBe('studio');
  expect(architect?.offer?.value).toBe('architect');
  expect(hotel?.kind.value).toBe('hotel');
  expect(hotel?.font?.value).toBe('serif');
  expect(designer?.name?.value).toBe('Tom Reyes');
  expect(designer?.colours.map(({ value }) => value.css)).toEqual(['#000000', '#ffffff']);
  expect(builders?.colours.map(({ value }) => value.name)).toEqual(['Orange', 'charcoal']);
  expect(builders?.offer?.value).toBe('builders');
  // A name with a colour in it is no look.
  expect(pub && findLookSentence(pub)).toBeNull();
  expect(pub?.kind.value).toBe('bar');
});
