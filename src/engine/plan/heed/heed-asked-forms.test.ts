import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readTabNames } from '../../brief/parts/tab-names';
import { readBrief } from '../../brief/read-brief';
import { mendHaste } from '../../brief/short/mend-haste';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 3);
const sectionsOf = (prompt: string): readonly SectionPlan[] => planOf(prompt).pages.flatMap(({ sections }) => sections); // prettier-ignore
const find = (prompt: string, type: string): SectionPlan | undefined =>
  sectionsOf(prompt).find((one) => one.type === type);
const titlesOf = (section: SectionPlan | undefined) => section?.content.items?.map(({ title }) => title);
const groupsOf = (section: SectionPlan | undefined) => [
  ...new Set(section?.content.items?.map(({ group }) => group)),
];

describe('tabs that are called by name', () => {
  it('are read with the words for them', () => {
    expect(readTabNames('agenda tabs for Friday and Saturday, speakers')?.names).toEqual([
      'Friday',
      'Saturday',
    ]);
    expect(readTabNames('search, and tabs for curl, Python and Node')?.names).toHaveLength(3);
    expect(readTabNames('a site with tabs for everything')).toBeNull();
    expect(readTabNames('Put the menu in tabs: Steamed, Fried, Sweet. Hours')?.names).toHaveLength(3);
    expect(readTabNames('Line-up split into tabs Friday, Saturday; artists')?.names).toHaveLength(2);
  });

  it('divide a programme of one day and a menu without headings, so that no tab is empty', () => {
    const day =
      'Harrogate Rapid 2027, a weekend chess tournament on 20-21 February 2027, the programme in tabs for Saturday and Sunday';
    expect(groupsOf(find(day, 'agenda'))).toEqual(['Saturday', 'Sunday']);
    const menu =
      'Two Aunties is a dumpling kitchen. Menu in tabs: Steamed, Fried, Sweet. Pork & chive $14, Prawn har gow $16, Potstickers $15, Sesame buns $9.';
    expect(groupsOf(find(menu, 'menu'))).toEqual(['Steamed', 'Fried', 'Sweet']);
  });

  it('divide the programme of an event', () => {
    const prompt = 'LoomFest 2027, two-day weaving conference site: agenda tabs for Friday and Saturday, speakers'; // prettier-ignore
    const agenda = find(prompt, 'agenda');
    expect(groupsOf(agenda)).toEqual(['Friday', 'Saturday']);
    expect(agenda?.behaviours).toContain('tabs');
    expect(agenda?.content.items?.length).toBeGreaterThan(6);
  });

  it('hold code in the languages that are named, and are no pages', () => {
    const prompt = 'documentation site for a REST API called Parcelbird with search, and tabs for curl, Python and Node'; // prettier-ignore
    expect(titlesOf(find(prompt, 'code'))).toEqual(['curl', 'Python', 'Node']);
    expect(planOf(prompt).pages.map(({ title }) => title)).not.toContain('Python');
  });

  it('share a menu', () => {
    const prompt = 'Pizzeria called Forno in Leeds, menu with tabs for Lunch, Dinner and Drinks, map';
    expect(groupsOf(find(prompt, 'menu'))).toEqual(['Lunch', 'Dinner', 'Drinks']);
  });
});

const cider =
  'We are Hollow Oak Cider, est. 2011 in Hereford. Pages: Home, Ciders, Cider Club, Find us. Home needs three featured ciders (Foxwhelp Reserve £14, Kingston Black £12, Perry No. 3 £16) and a how-we-press in five steps. Cider Club: toggle 6 bottles / 12 bottles.';

describe('a maker who shows things with prices', () => {
  it('sells them, and no others', () => {
    expect(planOf(cider).kind).toBe('shop');
    expect(titlesOf(find(cider, 'products'))).toEqual(['Foxwhelp Reserve', 'Kingston Black', 'Perry No. 3']);
  });

  it('says how they are made', () => {
    const { title, items } = find(cider, 'process')?.content ?? { title: '' };
    expect([title, items?.length, items?.[2]?.title]).toEqual(['How we press', 5, 'Press']);
  });

  it('switches between the terms that are told, and says them nowhere else', () => {
    expect(find(cider, 'pricing')?.content.terms).toEqual(['6 bottles', '12 bottles']);
    expect(find(cider, 'hero')?.content.lede).not.toMatch(/toggle/iu);
  });

  it.each([
    'Trek Nepal, three featured treks (Everest £900, Annapurna £700)',
    'Blue Door, four featured rooms (Sea £90, Hill £80)',
  ])('is none where something is booked: %s', (prompt) => {
    expect(readBrief(prompt).kind.value).not.toBe('shop');
  });
});

describe('a list of things on offer', () => {
  const prompt = 'Narrowboat listings for Braunston Brokerage with filters by price, length and berths, and a book a viewing form'; // prettier-ignore

  it('speaks of the list, and not of hiring', () => {
    expect(find(prompt, 'hero')?.content.title).toBe('Find your narrowboat');
    expect(JSON.stringify(planOf(prompt).pages)).not.toMatch(/week|Length and berths/u);
    expect(planOf(prompt).action?.label).toBe('Book a viewing');
  });

  it('can be narrowed by all that is named', () => {
    expect(planOf(prompt).brief.prompt).toContain('berths (2, 4, 6)');
  });
});

describe('what is taught', () => {
  const school = 'Landing page for a weekend bread-baking school: modules as accordion, who it is for, the baker, price £185, and book a place button'; // prettier-ignore

  it('stands without when, and whoever is named by a trade teaches it', () => {
    const brief = readBrief(school);
    expect([brief.kind.value, brief.offer?.value]).toEqual(['course', 'bread-baking school']);
    expect(find(school, 'teacher')?.content.title).toBe('The baker');
    expect(planOf(school).action?.label).toBe('Book a place');
  });

  it('is taught in a room where it is a school, and on a screen where it is online', () => {
    expect(JSON.stringify(sectionsOf(school))).not.toMatch(/film|video|lessons wait/iu);
    const online = 'Landing page for an online knitwear-design course: curriculum, who it is for, the teacher, price €149'; // prettier-ignore
    expect(JSON.stringify(sectionsOf(online))).not.toMatch(/beside you|The room/u);
  });
});

it('writes a prompt typed in haste as it was meant, and leaves one odd word alone', () => {
  expect(mendHaste('webpge for a pottry workshp namd "Mud Lark" wiht course datse and pirces')).toBe(
    'webpage for a pottery workshop named "Mud Lark" with course dates and prices',
  );
  const odd = 'website for my clogg dancing group with dates and prices';
  expect(mendHaste(odd)).toBe(odd);
});

it('keeps a log that is counted or handed on, and takes one that is read for a site', () => {
  expect(readBrief('Aquarium log with tanks, weekly average and CSV export').kind.value).toBe('tracker');
  expect(readBrief('Travel journal website for Nora Blix with photos').kind.value).toBe('blog');
});

describe('a band of people in two sentences', () => {
  const troupe = 'A site for our lantern-making collective, Paper Moons. We run parades and school projects, and you can borrow a giant puppet.'; // prettier-ignore

  it('does what it says, whatever those words are read as elsewhere', () => {
    const plan = planOf(troupe);
    expect([plan.kind, titlesOf(find(troupe, 'services'))]).toEqual([
      'unknown',
      ['Parades', 'School projects'],
    ]);
    expect(JSON.stringify(plan.pages)).not.toMatch(/student|hear plainly|Good to know/u);
  });

  it('is asked for the rest by itself', () => {
    expect(find(troupe, 'cta')?.content.title).toBe('Borrow a giant puppet');
  });
});

it('says which of two things that cannot both be was taken', () => {
  const brief = readBrief('A loud quiet one-page site for a butcher with no meat');
  expect(brief.remarks.join(' ')).toMatch(/loud and for quiet.*“no meat”/u);
  expect(find(brief.prompt, 'hero')?.content.lede).toBe('No meat here. Ask what there is instead.');
});

it('tells a line that is to stand on the page, and names no badge among what an app does', () => {
  const prompt = 'App landing page for "Tally", a bird counting app. Glassy cards, App Store and Google Play buttons, reviews, and a line that it works without signal'; // prettier-ignore
  expect(JSON.stringify(planOf(prompt).pages)).toContain('It works without signal.');
  expect(titlesOf(find(prompt, 'features'))?.join()).not.toMatch(/buttons/u);
});

it('gives a page of links a place to write, and its topic from the handle', () => {
  const prompt = 'link in bio page for @marekclimbs with 7 links and a contact button';
  expect(find(prompt, 'contact')).toBeDefined();
  expect(titlesOf(find(prompt, 'links'))).toContain('Routes');
});

describe('what stands in the window of a maker abroad', () => {
  it('is on offer, all of it in one place', () => {
    const prompt = 'Site vitrine pour une céramiste à Vannes, « Terre de Sienne » : vaisselle, stages, commandes sur mesure, avis clients, formulaire de contact.'; // prettier-ignore
    expect(titlesOf(find(prompt, 'services'))).toEqual(['Vaisselle', 'Stages', 'Commandes sur mesure']);
  });

  it('is no product where it is only how things are sent', () => {
    const prompt = 'Site vitrine pour une fleuriste à Nantes, « Les Jours Heureux » : bouquets, ateliers, livraison, avis clients, formulaire de contact.'; // prettier-ignore
    expect(titlesOf(find(prompt, 'products'))).not.toContain('Livraison');
    // Workshops are a section of that name with its dates, and no single row under another heading.
    expect(find(prompt, 'events')?.content.title).toBe('Ateliers');
    expect(titlesOf(find(prompt, 'events'))).toHaveLength(3);
  });

  it('takes values of a practice for what it costs', () => {
    const prompt =
      'site para a fisioterapeuta Luana Prado em Florianópolis, com tratamentos, valores, depoimentos';
    expect(readBrief(prompt).sections.map(({ value }) => value)).not.toContain('values');
  });
});
