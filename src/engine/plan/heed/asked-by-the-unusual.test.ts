import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const titles = (plan: SitePlan, type: string): readonly string[] =>
  plan.pages
    .flatMap(({ sections }) => sections)
    .filter((section) => section.type === type)
    .flatMap(({ content }) => content.items ?? [])
    .map(({ title }) => title);

describe('lists of wishes that seldom stand together', () => {
  it('keep what is for some visitors only, and open with no list', () => {
    const keeper = planOf(
      'Website for Tomas Reed, beekeeper in Devon. My hives, honey for sale, swarm collection, courses for beginners, contact',
    );
    expect(keeper.brief.audience).toBeNull();
    expect(titles(keeper, 'products').length).toBeGreaterThan(2);
    expect(keeper.pages[0]?.sections[0]?.content.lede ?? '').not.toContain('contact');
    const said = JSON.stringify(keeper.pages);
    for (const words of ['Swarm collection', 'Courses for beginners']) expect(said).toContain(words);
  });

  it('name prices by age, and whoever teaches as asked', () => {
    const school = planOf(
      'Baby swim school Little Fins in York. Age groups 1–3 £5, 4–6 £7, 7–9 £8 per lesson. Timetable, teachers, FAQ, booking',
    );
    expect([...new Set(titles(school, 'pricing'))]).toEqual(['Ages 1–3', 'Ages 4–6', 'Ages 7–9']);
    const notes = school.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => type === 'team')
      .flatMap(({ content }) => content.items ?? [])
      .map(({ note }) => note);
    expect(new Set(notes)).toEqual(new Set(['Teacher']));
  });

  it('count the cases of a life, and date work by its years', () => {
    const life = planOf('CV of Marta Rossi, UX researcher. Experience, skills, 3 case studies, contact');
    expect(titles(life, 'portfolio')).toHaveLength(3);
    const office = planOf('Architecture office Nord & Lund in Malmö. Projects by year, team, contact');
    const groups = office.pages
      .flatMap(({ sections }) => sections)
      .find(({ type }) => type === 'portfolio')
      ?.content.items?.map(({ group }) => group);
    expect(new Set(groups)).toEqual(new Set(['2025', '2024', '2023']));
  });

  it('cook what the street food is called after, at no made-up address', () => {
    const kitchen = planOf('Vietnamese street food place Hem 27 in Leeds. Menu with prices, opening hours');
    expect(kitchen.brief.address).toBeNull();
    expect(titles(kitchen, 'menu').join()).toMatch(/pho|bánh|banh|bun/iu);
  });
});

it('tells sums to give, a club with a stage, a camp and a painter from their neighbours', () => {
  const sums = readBrief('Refugee charity Open Table in Malmö. Donation amounts (100, 250, 500 kr), stories');
  expect(sums.items.map(({ value }) => value.price)).toEqual(['100 kr', '250 kr', '500 kr']);
  expect(readBrief('Jazz club Blue Door in Lyon. Concerts this month, tickets').kind.value).toBe('bar');
  expect(readBrief('Children\'s science camp "Spark" in Bristol. Prices, safety').kind.value).toBe('course');
  const course = readBrief(
    'Online watercolour course by Lena Park. Teachers: Lena Park, Tom Oduya. Price 120 €',
  );
  expect(course.items.find(({ value }) => value.price !== undefined)?.value.name).toBe(
    'Online watercolour course',
  );
});
