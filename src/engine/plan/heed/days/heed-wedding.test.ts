import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const plan = (prompt: string) => makePlan(readBrief(prompt), 1);

it('opens a wedding with the names and the place, the day under them, and asks for an answer', () => {
  const { pages, action } = plan(
    'A wedding website for Priya and Daniel, 5 June 2027, Udaipur. Events: mehndi, sangeet. RSVP, travel and hotels.',
  );
  const hero = pages[0]?.sections.find(({ type }) => type === 'hero')?.content;
  expect(hero).toMatchObject({ title: 'Priya and Daniel', kicker: 'Udaipur' });
  expect(hero?.lede?.match(/Priya/gu)).toBeNull();
  expect(pages.map(({ title }) => title)).toContain('RSVP');
  expect(action?.label).toBe('RSVP');
  const titles = pages[0]?.sections.map(({ content }) => content.title);
  expect(titles).toContain('Travel and hotels');
  expect(titles).not.toContain('In short');
});

it('leaves those who work at weddings alone', () => {
  const { name, pages } = plan('Wedding photographer Anna and Tom in Leeds, packages and gallery');
  expect(pages[0]?.sections.find(({ type }) => type === 'hero')?.content.title).not.toBe(name);
});
