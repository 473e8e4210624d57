import { describe, expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { makePlan } from './make-plan';
import { loadAllCopy } from './load-copy';

await loadAllCopy();

const typesOf = (prompt: string, seed = 1) =>
  makePlan(readBrief(prompt), seed).pages.map(({ sections }) => sections.map(({ type }) => type));

describe('makePlan', () => {
  test('asked pages stand in their order with their titles, home first', () => {
    const plan = makePlan(
      readBrief('Law firm Hartwell & Osei. Pages: Home, Practice areas, Our people, Contact.'),
      1,
    );
    expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'Practice areas', 'Our people', 'Contact']);
    expect(plan.pages.map(({ path }) => path)).toEqual([
      'index.html',
      'practice-areas.html',
      'our-people.html',
      'contact.html',
    ]);
    expect(plan.links.map(({ label }) => label)).toEqual(['Home', 'Practice areas', 'Our people', 'Contact']);
    expect(plan.pages[2]?.sections.map(({ type }) => type)).toContain('team');
  });

  test('one page is one page, and what is left out is on none', () => {
    const [page, ...others] = typesOf('Coffee shop website. No gallery, no newsletter. One page only.');
    expect(others).toEqual([]);
    expect(page).not.toContain('gallery');
    expect(page).not.toContain('newsletter');
  });

  test('a demo asked for is what every first button leads to', () => {
    const plan = makePlan(
      readBrief('SaaS landing page for Rotaflow, rota software for care homes. Plans from £29, book a demo.'),
      1,
    );
    const firsts = plan.pages[0]?.sections
      .filter(({ type }) => type === 'hero' || type === 'cta')
      .map(({ content }) => content.actions?.[0]);
    expect(firsts?.length).toBeGreaterThan(0);
    for (const first of [plan.action, ...(firsts ?? [])])
      expect(first).toEqual({
        label: 'Book a demo',
        href: expect.stringMatching(/contact|booking/) as string,
      });
  });

  test.each([
    ['DevSummit, a conference. Agenda tabs for Day 1 and Day 2, speakers, venue.', 'agenda', 'programme'],
    ['Café Kopje. Menu with tabs. Breakfast: eggs €9, oats €7. Lunch: soup €8, toast €6.', 'menu', 'board'],
  ])('tabs asked for stand whatever layout the seed would choose: %s', (prompt, type, variant) => {
    for (const seed of [1, 2, 3]) {
      const sections = makePlan(readBrief(prompt), seed).pages.flatMap((page) => page.sections);
      const found = sections.filter((section) => section.type === type);
      expect(found.length).toBeGreaterThan(0);
      for (const section of found) {
        expect(section.variant).toBe(variant);
        expect(section.behaviours).toContain('tabs');
      }
    }
  });

  test('the quoted button is the main button, in the header and in the hero', () => {
    const plan = makePlan(
      readBrief('Landing page for Ledgerly, an invoicing app. Main button says "Start free for 14 days".'),
      1,
    );
    expect(plan.action?.label).toBe('Start free for 14 days');
    expect(plan.pages[0]?.sections[0]?.content.actions?.[0]?.label).toBe('Start free for 14 days');
  });

  test('listed prices replace the bank, and counts hold', () => {
    const plan = makePlan(
      readBrief(
        'Landing page for Ledgerly, an invoicing app. Three pricing tiers: Solo $9, Studio $29, Agency $79.',
      ),
      1,
    );
    const pricing = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'pricing');
    expect(pricing?.content.items?.map(({ title, price }) => `${title} ${price}`)).toEqual([
      'Solo $9',
      'Studio $29',
      'Agency $79',
    ]);
  });

  test('seeds give different takes on one prompt', () => {
    const takes = [1, 2, 3, 4, 5, 6].map((seed) => {
      const plan = makePlan(readBrief('A bakery in Lisbon called Sol'), seed);
      return JSON.stringify([
        plan.style,
        plan.palette,
        plan.pages[0]?.sections.map(({ variant }) => variant),
      ]);
    });
    expect(new Set(takes).size).toBeGreaterThanOrEqual(5);
  });

  test('an app kind becomes one page that holds the app', () => {
    expect(typesOf('Build me a todo app')).toEqual([['app']]);
  });
});
