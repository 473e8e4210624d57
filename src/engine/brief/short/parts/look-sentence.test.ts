import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';
import { findLookSentence } from './look-sentence';

const prompts = [
  'Honeydew background, dark slate blue buttons. A physiotherapy clinic called Stride, services, team, prices.',
  'Lots of white space, minimalist. Portfolio for architect Ingrid Solberg: projects, approach, contact.',
  'Navy and gold, serif. Website for a small hotel in Bruges, rooms, breakfast, how to find us.',
  'Blue Anchor, modern pub. Sunday roast, quiz night, rooms upstairs, opening hours.',
] as const;

beforeAll(async () => {
  for (const prompt of prompts) await loadLexicons(prompt);
});

it('reads what a site is behind a sentence that tells the look alone', () => {
  const [clinic, architect, hotel, pub] = prompts.map((prompt) => readBrief(prompt));
  expect(clinic?.offer?.value).toBe('physiotherapy clinic');
  expect(clinic?.colours.map(({ value }) => value.role)).toEqual(['background', 'button']);
  expect(architect?.kind.value).toBe('studio');
  expect(architect?.offer?.value).toBe('architect');
  expect(hotel?.kind.value).toBe('hotel');
  expect(hotel?.font?.value).toBe('serif');
  // A name with a colour in it is no look.
  expect(pub && findLookSentence(pub)).toBeNull();
  expect(pub?.kind.value).toBe('bar');
});
