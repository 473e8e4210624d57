import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);
const text = (prompt: string): string => JSON.stringify(planOf(prompt).pages);

describe('what an opening says outright', () => {
  it.each([
    [
      'Sourdough Saturdays, a monthly newsletter for home bakers who fail a lot',
      'blog',
      /counter today|croissant/iu,
    ],
    ['wholesale of cork yoga blocks for studios, moq 50, Portugal', 'unknown', /Vinyasa|Prenatal/u],
    [
      'Open source font family Halden, free download, specimens, license OFL',
      'product',
      /src --quiet|small hands/u,
    ],
    [
      'marketplace where retired engineers rent themselves out to small factories',
      'saas',
      /Add to cart|Wool blanket/u,
    ],
    [
      'Hen Harrier Watch, volunteers counting raptors in the Peak District, donate',
      'nonprofit',
      /Firm of|a price first/iu,
    ],
    [
      'I illustrate moths and fungi for field guides. Portfolio, commissions',
      'portfolio',
      /maker of things/u,
    ],
  ])('is what the site is: %s', (prompt, kind, wrong) => {
    expect(planOf(prompt).kind).toBe(kind);
    expect(text(prompt)).not.toMatch(wrong);
  });

  it.each([
    [
      'restaurant pop-up: Burmese lunch at Hackney Town Hall, sat 8 nov, 12-4, £18 set menu',
      'event',
      /very old pot|Comes once a month/u,
    ],
    ['Pop-up supper club with a Georgian menu, one night only, 12 seats, £55', 'event', /wine from clay/u],
    [
      'site for my novel-in-progress and short fiction, Clara Weiss, Vienna, plus events and a contact form',
      'portfolio',
      /guarantee|Four screws|Add to cart/u,
    ],
    [
      'scholarship fund in memory of Daniel Reyes for first-generation nursing students, apply by 30 April, donate',
      'nonprofit',
      /What we teach|six chairs/u,
    ],
    ['app for splitting dog walks between flatmates, waitlist', 'mobile-app', /Who owes what/u],
    ['Erasmus student club in Bologna, trips, language tandem', 'nonprofit', /new to erasmus students/iu],
  ])('is no neighbour of it: %s', (prompt, kind, wrong) => {
    expect(planOf(prompt).kind).toBe(kind);
    expect(text(prompt)).not.toMatch(wrong);
  });

  it('names a fund after somebody, and a club by all its members', () => {
    expect(planOf('scholarship fund in memory of Daniel Reyes, donate').name).toBe(
      'Daniel Reyes Scholarship Fund',
    );
    expect(planOf('rowing club for women over 50').name).toBe('Women Over 50 Rowing Club');
  });

  it('asks guests for a story, and not as a ticket', () => {
    const sections = planOf('storytelling night near Ludlow, bring a story about weather, £6').pages.flatMap(
      (page) => page.sections,
    );
    const tickets = sections.find(({ type }) => type === 'tickets')?.content.items ?? [];
    expect(tickets.map(({ title }) => title)).toEqual(['Entry']);
  });

  it('names a school after what is learnt there', () => {
    expect(planOf('school of stone carving in Carrara, one week courses from 890 euro').name).toBe(
      'Carrara School of Stone Carving',
    );
  });

  it('keeps late supper and speeches off a child’s birthday', () => {
    expect(text('a page for our daughter’s first birthday, 14 june, picnic')).not.toMatch(
      /midnight|The speech|0:00/u,
    );
  });

  it('shows what a program does and costs, and nothing that nobody promised', () => {
    const prompt =
      'SaaS for choirs: attendance, scores library, concert planning. Plans: Small €9, Choir €19, Federation €49';
    const [home] = planOf(prompt).pages;
    const of = (type: string) => home?.sections.find((section) => section.type === type)?.content.items ?? [];
    expect(of('features').map(({ title }) => title)).toEqual([
      'Attendance',
      'Scores library',
      'Concert planning',
    ]);
    expect(text(prompt)).not.toMatch(/Unlimited records|Single sign-on|per month/u);
    for (const item of of('pricing')) expect(item.sample).toBeUndefined();
  });
});
