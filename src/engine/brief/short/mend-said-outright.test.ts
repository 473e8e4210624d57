import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { loadAllLexicons } from '../lexicon-shelf';
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
