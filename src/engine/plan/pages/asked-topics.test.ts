import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 3).pages.flatMap(({ sections }) => sections);
const parts = (prompt: string) => readBrief(prompt).parts.map(({ value }) => value.title);

describe('what is to be explained', () => {
  it.each([
    [
      'Punt hire Cam & Pole in Ely: hour £20, day from £90, what to wear, and how punts work',
      'How punts work',
    ],
    ['Cheesemaker in Dent. Wheels £28, halves £15. How cheese is made, our story', 'How cheese is made'],
    ['Site for a hedgehog group: why hedgehogs matter, where to see them', 'Why hedgehogs matter'],
  ])('is a part by its title: %s', (prompt, title) => {
    expect(parts(prompt)).toContain(title);
    const brief = readBrief(prompt);
    expect(brief.sections.map(({ value }) => value)).not.toContain('portfolio');
    expect(brief.items.map(({ value }) => value.name)).not.toContain(title);
  });

  it('stands on the page and is nothing that is done for anybody', () => {
    const sections = sectionsOf('Punt hire Cam & Pole in Ely: hour £20, day from £90, and how punts work');
    expect(sections.map(({ content }) => content.title)).toContain('How punts work');
    const offered = sections.filter(({ type }) => type === 'services');
    expect(offered.flatMap(({ content }) => content.items?.map(({ title }) => title))).not.toContain(
      'How punts work',
    );
  });

  it('is no matter of asking for it', () => {
    const said = JSON.stringify(sectionsOf('Site for a moth group: how to spot moths, join us'));
    expect(said).not.toContain('Say that you would like to spot');
    // A group hires nobody.
    expect(said).not.toMatch(/Try a day/u);
  });
});

describe('terms', () => {
  it('answer what is asked about them and are not on offer', () => {
    const sections = sectionsOf(
      'Kite lessons on Tiree with Ailsa. £60 adults, £35 children, soup included, postponed if windy with full refund.',
    );
    const faq = sections.filter(({ type }) => type === 'faq').flatMap(({ content }) => content.items ?? []);
    expect(faq).toContainEqual(
      expect.objectContaining({
        title: 'What if the weather is bad?',
        text: 'Postponed if windy with full refund.',
      }),
    );
    const offered = sections.filter(({ type }) => type === 'services' || type === 'pricing');
    expect(JSON.stringify(offered)).not.toContain('ostponed');
  });
});

it('is a time that is paid for, whatever it is spent with', () => {
  const { items } = readBrief('Kayak hire company Reed & Row in Diss: day hire from £18, week from £95');
  expect(items.map(({ value }) => value.name)).toEqual(['day hire', 'week']);
});
