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

describe('kinds and names that a single word leads astray', () => {
  it.each([
    ['Portfolio of a costume maker: film, theatre, press, contact', 'portfolio', 'costume maker'],
    ['Personal homepage of an arborist, Sam Idowu. Talks, contact', 'portfolio', 'arborist'],
    [
      'Wedding venue: a converted grain silo in Jutland. Packages, gallery, nearby hotels',
      'event',
      'wedding venue',
    ],
    ['Hospital radio station. Schedule, presenters, how to volunteer', 'nonprofit', 'hospital radio station'],
    ['Microbakery run from a garage, pre-orders only: weekly bake list, story', 'bakery', 'microbakery'],
  ])('%s', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value.toLowerCase()]).toEqual([kind, offer]);
  });

  it('call nobody after a region, a series, a pub or half a number', () => {
    expect(planOf('Beekeeping association of Mid-Wales: meetings, apiary visits, join').name).toBe(
      'Mid-Wales Beekeeping Association',
    );
    const blog = readBrief('A blog by a nurse: essays, "things patients said" series, comments off, about');
    expect(blog.name).toBeNull();
    expect(blog.behaviours.map(({ value }) => value)).not.toContain('rating');
    expect(planOf('Knitting course in a pub. Six Tuesdays, sign up').name).toBe('Knitting Course');
    const radio = readBrief('Community radio station Wavelength 98.4 FM, Dundee. Presenters (5), sponsors');
    expect(radio.name?.value).toBe('Wavelength 98.4 FM');
    expect(radio.counts.map(({ value }) => [value.thing, value.count])).toContainEqual(['team', 5]);
    const genealogist = readBrief('Genealogist Fiona MacRae — Scottish ancestry research. Packages, contact');
    expect(genealogist.name?.value).toBe('Fiona MacRae');
    expect(readBrief('Twinning association: about, photo albums 2023 2024 2025, contact').phone).toBeNull();
  });

  it('keep every reward, the two sums of an entry, and what is of another year', () => {
    const rewards = readBrief(
      'Crowdfunding page for a mobile library van. Goal £24,000, rewards (£10 postcard, £35 tote, £100 name on the van), story',
    );
    expect(
      rewards.items.filter(({ value }) => value.section === 'pricing').map(({ value }) => value.name),
    ).toEqual(['Postcard', 'Tote', 'Name on the van']);
    const run = readBrief(
      'Race "Mudlark 10k", 14 March 2027, Leigh-on-Sea. Entry £18 / £22 on the day, results 2026, marshals needed',
    );
    const sums = run.items.filter(({ value }) => value.price !== undefined);
    expect(sums.map(({ value }) => value.price)).toEqual(['£18', '£22']);
    expect(sums[1]?.value.name).toBe('On the day');
    expect(run.parts.map(({ value }) => value.title)).toEqual(['Results 2026', 'Marshals needed']);
    const choirs = readBrief('Choir festival in Cardiff 12-14 June 2026: line-up of 20 choirs, volunteer');
    expect(choirs.counts.map(({ value }) => [value.thing, value.count])).toContainEqual(['speakers', 20]);
  });

  it('show a squad and a yard team that are counted, and hear nobody speak of wedding bands', () => {
    const counted = (prompt: string): readonly unknown[] => {
      const { counts, sections } = readBrief(prompt);
      return [counts.find(({ value }) => value.thing === 'team')?.value.count, sections.some(({ value }) => value === 'team')]; // prettier-ignore
    };
    expect(counted('Wheelchair rugby team the Hull Hammers. Fixtures, squad (9), news')).toEqual([9, true]);
    expect(counted('Horse livery yard near Malton. Facilities, our yard team (3), rules')).toEqual([3, true]);
    const rings = readBrief('Ethical jeweller Safiya Noor: wedding bands, engagement, repairs, price guide');
    expect(rings.sections.map(({ value }) => value)).not.toContain('speakers');
  });

  it('installs nothing where a society or a template is documented', () => {
    const types = planOf(
      'Documentation for our allotment society: plot rules, watering rota, FAQ',
    ).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(types).not.toContain('code');
  });
});
