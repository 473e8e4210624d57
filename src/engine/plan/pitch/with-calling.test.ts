import { beforeAll, expect, test } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const heroOf = (prompt: string) => {
  const plan = makePlan(readBrief(prompt), 1);
  return { name: plan.name, hero: plan.pages[0]?.sections[0]?.content, text: JSON.stringify(plan.pages) };
};

test('a creature artist speaks of creatures, and shows no paintings', () => {
  const { hero, text } = heroOf(
    'Portfolio for Ines Caldeira, 3D creature artist for games. Dark, big images, about me, contact.',
  );
  expect(hero?.title).toBe('3D creature artist for games');
  expect(text).not.toMatch(/Field, after harvest|Oil on linen|a painter/u);
});

test('a portfolio without a name is called after its person, and never "Portfolio" or "Freelance"', () => {
  expect(heroOf('Portfolio for a food stylist').name).toBe('Food Stylist');
  expect(heroOf('Portfolio of a UX writer in Toronto').name).toBe('Toronto UX Writer');
  expect(heroOf('I am a freelance UX writer in Toronto, need a simple one page portfolio').name).toBe(
    'Toronto UX Writer',
  );
});

test('what a writer writes stands in the headline over the copy of writers', () => {
  expect(heroOf('Website for a novelist writing historical crime').hero?.title).toBe(
    'Novelist writing historical crime',
  );
});

test('a person who is called by two names after what they do is no title of a book', () => {
  expect(
    heroOf("Website for an illustrator of children's books called Pim Adler, shop, school visits").name,
  ).toBe('Pim Adler');
});
