import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { invitingAnswer, isClaim, stepsLeft, toldIn, withoutClaims } from './made-up-claims';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const sectionsOf = (prompt: string) => planOf(prompt).pages.flatMap(({ sections }) => sections);
const typesOf = (prompt: string) => sectionsOf(prompt).map(({ type }) => type);
const textOf = (prompt: string) => JSON.stringify(planOf(prompt).pages);

describe('usual sentences', () => {
  const told = toldIn('Clog maker in Todmorden. Repairs take four weeks, irons fitted while you wait.');

  it.each([
    ['We deliver free within ten miles.', true],
    ['The last comes from 1890.', true],
    ['Two lines are enough.', false],
    ['Wood remembers the foot that wore it.', false],
  ])('%s claims something: %s', (sentence, claims) => {
    expect(isClaim(sentence)).toBe(claims);
  });

  it('stand without what they claim, and keep what is told', () => {
    expect(
      withoutClaims('Wood remembers. Every pair is guaranteed for years. Repairs take four weeks.', told),
    ).toBe('Wood remembers. Repairs take four weeks.');
  });

  it('leave no step of which only a word is left, where enough stand', () => {
    const before = ['Ring', 'Show', 'Choose', 'Collect'].map((title) => ({ title, text: 'So.' }));
    const after = before.map((step) => (step.title === 'Show' ? { title: 'Show' } : step));
    expect(stepsLeft(before, after).map(({ title }) => title)).toEqual(['Ring', 'Choose', 'Collect']);
    expect(stepsLeft(before.slice(0, 3), after.slice(0, 3))).toHaveLength(3);
  });

  it('answer by asking, or not at all', () => {
    expect(invitingAnswer('Yes, a few at a time. Write with the size and the day.', told)).toBe(
      'Write with the size and the day.',
    );
    expect(invitingAnswer('Offer three days. We agree on one of them.', told)).toBeNull();
    expect(invitingAnswer('Yes, and you get it back when it comes home whole.', told)).toBeNull();
  });
});

describe('beside what is told in detail', () => {
  const kayaks =
    'kayak repairs in Poole, gelcoat and fibreglass, from £40. allow 10 days, drop off at the yard behind the chandlery';

  it('nobody promises, praises or tells a past that nobody told', () => {
    expect(typesOf(kayaks)).not.toContain('features');
    expect(typesOf(kayaks)).not.toContain('story');
    expect(textOf(kayaks)).not.toMatch(/invoice|guarantee|since we began/iu);
  });

  it('made-up prices, hours and mails are left out', () => {
    const types = typesOf(
      'podiatrist in Bury, home visits, nails and corns. £38 first visit, evenings possible',
    );
    expect(types).not.toContain('hours');
    expect(types).not.toContain('newsletter');
  });

  it('a cause that asks for hands shows no sums', () => {
    const cause =
      'We restore canal boats for disabled anglers near Devizes. We need welders, timber, and drivers on Tuesdays. 40 trips last summer';
    expect(typesOf(cause)).not.toContain('donation');
    expect(typesOf(`${cause}. Donate by card`)).toContain('donation');
  });

  it('what was asked for stays', () => {
    expect(typesOf(`${kayaks}. Opening hours, testimonials`)).toContain('testimonials');
  });

  it('the site opens in the owner’s words', () => {
    const hero = sectionsOf(
      'I rebuild church organ bellows in Ledbury, mostly village ones. quotes after a visit, about 3 months wait',
    ).find(({ type }) => type === 'hero');
    expect(hero?.content.lede).toMatch(/^I rebuild church organ bellows in Ledbury/u);
  });

  it('there is a way to write', () => {
    expect(
      typesOf(
        'celebration cakes by Moira in Troon. wedding cakes from £300, birthday cakes £50, two weeks notice',
      ),
    ).toContain('contact');
  });
});

it('keeps told things that the bank knows too, and names each once in the opening', () => {
  const sections = sectionsOf(
    'Website for Moorside Vets in Ilkley: check-ups, surgery, vaccinations, nail trims. Open Mon-Fri 9-18. Call 01943 555 019.',
  );
  const services = sections.find(({ type }) => type === 'services')?.content.items?.map(({ title }) => title);
  expect(services).toEqual(['Check-ups', 'Surgery', 'Vaccinations', 'Nail trims']);
  const lede = sections.find(({ type }) => type === 'hero')?.content.lede ?? '';
  expect(lede.match(/check-ups/giu)?.length ?? 0).toBeLessThan(2);
});

it('shows no other work beside told projects, and no single usual service that half a title calls up', () => {
  const types = typesOf(
    'Portfolio of Marek Dvorak, architect in Brno. Projects: Mill house 2024, Chapel roof 2022, Terrace of five houses 2021. Minimal, with big pictures. About and contact.',
  );
  expect(types).toContain('portfolio');
  expect(types).not.toContain('gallery');
  expect(types).not.toContain('services');
});

it('leaves no shop with an opening and one list alone', () => {
  const [home] = planOf(
    'Online shop for handmade candles "Wick Lane": Fig candle £12, Cedar candle £12, Tea lights £6. Grey and white, minimal.',
  ).pages;
  expect((home?.sections ?? []).length).toBeGreaterThan(2);
});

describe('an opening', () => {
  const trainer =
    'Personal trainer Lou Marsh in Bath. 1-to-1 sessions £45, duo sessions £30, online plan £90 a month. Energetic. Book a first session.';

  it('names nothing that was not told, and shows no usual offers beside told prices', () => {
    const sections = sectionsOf(trainer);
    expect(sections.find(({ type }) => type === 'hero')?.content.lede ?? '').not.toMatch(/first talk/iu);
    expect(sections.some(({ type }) => type === 'services')).toBe(false);
  });

  it('has the name of the house for a title where what it is stands over it', () => {
    const hero = sectionsOf(
      'Website for Kerr & Dunne, accountants in Galway. Payroll, tax returns, audits. Pages: Home, Services, About, Contact. Navy, trustworthy.',
    ).find(({ type }) => type === 'hero')?.content;
    expect(hero?.title.toLowerCase()).not.toBe('accountants');
  });
});
