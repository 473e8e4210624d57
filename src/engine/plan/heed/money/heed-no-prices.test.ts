import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});
const wordsOf = (prompt: string): string =>
  JSON.stringify(makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections));

it('shows no price and no desk to pay at where neither is wanted', () => {
  const words = wordsOf('Bookshop website. No JavaScript, no prices, no map. One page only.');
  expect(words).not.toMatch(/"price"|checkout/u);
  expect(wordsOf('Hair salon site, no prices')).not.toContain('See prices');
});

it('opens with no scrap of the prompt where the usual line was refused', () => {
  const words = wordsOf('A quiet, loud website for a steakhouse with no meat');
  expect(words).toContain('No meat here.');
  expect(words).not.toMatch(/"A quiet\."|[Bb]eef/u);
});

it('writes of a plant app and not of one for children', () => {
  const words = wordsOf('App landing page for "Sprout", a plant care app, App Store button, reviews');
  expect(words).toContain('Each plant with its own needs.');
  expect(words).not.toContain('My daughter');
});

it('takes no booking button for the desk of a writer', () => {
  expect(wordsOf('link in bio page for @milo.bakes with 5 links and a booking button')).not.toContain(
    'The new book',
  );
});
