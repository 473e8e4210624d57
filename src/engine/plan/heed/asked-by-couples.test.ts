import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('gives a couple every section of their list, the house behind the day, and no list of its words', () => {
  const plan = makePlan(
    readBrief(
      'Wedding website - Aisha and Ben, 21 August 2027, Hartley Barn, Shropshire. Sections: our story, order of the day, accommodation list, RSVP with meal choice, gift list, FAQ (6 questions).',
    ),
    1,
  );
  const sections = plan.pages[0]?.sections ?? [];
  expect(plan.contact.address).toBe('Hartley Barn, Shropshire');
  expect(sections.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['about', 'agenda', 'rsvp', 'faq']),
  );
  expect(sections.map(({ content }) => content.title)).toEqual(expect.arrayContaining(['Where to stay', 'Gift list'])); // prettier-ignore
  expect(sections.find(({ type }) => type === 'faq')?.content.items).toHaveLength(6);
  expect(sections.some(({ type }) => type === 'amenities')).toBe(false);
});
