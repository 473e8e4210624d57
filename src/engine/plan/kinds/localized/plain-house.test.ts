import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const contentOf = (prompt: string, type: string) =>
  sectionsOf(prompt).find((one) => one.type === type)?.content;

it('opens the site of a trade without a name with what it is and where', () => {
  const prompt = 'Ik ben schoorsteenveger in Apeldoorn. Vegen 65 euro, inspectie 45 euro.';
  expect(contentOf(prompt, 'hero')?.title).toBe('Schoorsteenveger in Apeldoorn');
  expect(contentOf(prompt, 'hero')?.lede).toBe('Vegen en inspectie.');
  expect(JSON.stringify(sectionsOf(prompt))).not.toMatch(/drupt|klemt/u);
});

it('makes up no first talk, past or praise of a trade that it does not know', () => {
  const prompt =
    'kaasboerderij site, Boerderij Het Lange End in Woerden, boerenkaas, rondleiding voor groepen';
  expect(contentOf(prompt, 'hero')?.title).toBe('Boerderij Het Lange End');
  const text = JSON.stringify(sectionsOf(prompt));
  expect(text).toContain('Rondleiding voor groepen');
  expect(text).not.toMatch(/Eerste gesprek|geleende tafel|Vrijblijvend/u);
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('testimonials');
});

it('keeps praise, questions and a past where the prompt asks for them', () => {
  const types = sectionsOf('Kaasboerderij in Woerden met veelgestelde vragen, ons verhaal en reviews').map(
    ({ type }) => type,
  );
  for (const type of ['faq', 'story', 'testimonials']) expect(types).toContain(type);
});
