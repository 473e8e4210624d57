import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const rowsOf = (prompt: string, type: SectionType): readonly string[] =>
  (sectionsOf(prompt).find((section) => section.type === type)?.content.items ?? []).map(
    ({ title, text, price }) => [title, text, price].filter((part) => part !== undefined).join(' | '),
  );
const typesOf = (prompt: string): readonly SectionType[] => sectionsOf(prompt).map(({ type }) => type);

const boxes =
  'Snuffbox maker in Alloa. New boxes from £280, hinge repairs £60, silver lids on quote. Open Tue-Fri 8-4.';

describe('what a short prompt lists', () => {
  it('is all that the business offers, with what it costs', () => {
    expect(rowsOf(boxes, 'services')).toEqual([
      'New boxes | from £280',
      'Hinge repairs | £60',
      'Silver lids | on quote',
    ]);
    expect(
      rowsOf(
        'Newt walks in Powys, Ditch Life. Dusk walk £12, family walk £30, pond day by arrangement.',
        'services',
      ),
    ).toEqual(expect.arrayContaining(['Dusk walk | £12', 'Family walk | £30', 'Pond day | by arrangement']));
  });

  it('is not said a second time under another heading', () => {
    expect(typesOf(boxes)).not.toContain('pricing');
    expect(typesOf(`${boxes} With a price list and FAQ.`)).toContain('pricing');
  });

  it('stands in the pictures of a trade that nobody knows', () => {
    const titles = sectionsOf(`${boxes} Gallery please.`)
      .filter(({ type }) => type === 'gallery')
      .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(['New boxes', 'Hinge repairs', 'Silver lids']));
  });

  it('leaves dishes on their menu', () => {
    expect(rowsOf('Café in Ripon with menu: flat white £3, bun £4, toast £5', 'menu')).toHaveLength(3);
  });
});

describe('beside what is told', () => {
  it('stand no hours, people or praise that nobody told', () => {
    const told = 'Foraging walks near Looe, Hedge Table. Coast walk £30, hedge walk £25, lunch walk £48.';
    expect(typesOf('Foraging walks near Looe')).toEqual(expect.arrayContaining(['team', 'testimonials']));
    const types = typesOf(told);
    expect(types).not.toContain('hours');
    expect(types).not.toContain('team');
    expect(types).not.toContain('testimonials');
  });

  it('stands what was asked for', () => {
    expect(
      typesOf('Tortoise boarding near Hexham. Week £18, month £60. Testimonials and our team please.'),
    ).toEqual(expect.arrayContaining(['testimonials', 'team']));
  });
});

describe('questions', () => {
  const answersOf = (prompt: string): string => rowsOf(prompt, 'faq').join('\n');

  it('are answered with the told sums and days', () => {
    expect(answersOf(boxes)).toContain(
      'What does it cost? | New boxes from £280, hinge repairs £60 and silver lids on quote.',
    );
    expect(answersOf(boxes)).toContain('When are you open? | Tuesday to Friday');
  });

  it('are answered with what is said of delivery, groups, dogs and guarantees', () => {
    const said = answersOf(
      'Sauna boat hire on Ullswater. Two hours £140, evening £220. Groups up to 8, dogs welcome, £100 deposit. We deliver towels and logs. Two year guarantee on vouchers. FAQ please.',
    );
    expect(said).toContain('How large are the groups? | Groups up to 8.');
    expect(said).toContain('Can I bring my dog? | Dogs welcome.');
    expect(said).toContain('Is there a deposit? | £100 deposit.');
    expect(said).not.toContain('Usually, and you get it back');
  });
});

describe('a voice', () => {
  it('is of the bench where things are made by hand, and of advice where it is given', () => {
    const said = (prompt: string): string => JSON.stringify(sectionsOf(prompt));
    expect(
      said('Altarpiece conservator, Rowe Panels, Whitby. Panel cleaning from £300, reports £90.'),
    ).toContain('From the bench');
    const adviser = said('Handwriting examiner, Ada Voss, Hull. Comparison £300, full report £700.');
    expect(adviser).not.toContain('bench');
    expect(adviser).toContain('You talk to me');
  });
});

describe('a headline', () => {
  const headOf = (prompt: string): string =>
    sectionsOf(prompt).find(({ type }) => type === 'hero')?.content.title ?? '';

  it('is made of what the owner does', () => {
    expect(headOf('Site for Ashen Rods in Ely. I mend split-cane rods: re-whipping £40, new tips £65.')).toBe(
      'Split-cane rods, mended',
    );
    expect(headOf('I tune and restore concertinas in Hull. Tuning £60, new bellows £220.')).toBe(
      'Concertinas, tuned and restored',
    );
  });

  it('takes two deeds together', () => {
    expect(
      headOf('We repair and re-cane old bath chairs. Rush & Wheel, Bath. Seats £80, frames £120.'),
    ).toMatch(/^Old bath chairs, repaired/u);
  });

  it('is made of what is on offer where no deed is told', () => {
    expect(
      headOf(
        'Altarpiece conservator, Rowe Panels, Whitby. Panel cleaning from £300, gilding repairs from £120, reports £90.',
      ),
    ).toBe('Panel cleaning, gilding repairs and reports');
  });
});

it('takes who pays to come in for no offers', () => {
  const museum =
    'Site for the Wexcombe Rural Museum. Open Wed-Sun 10-16. Adults £5, students £3, under 12s free. Shop.';
  expect(rowsOf(museum, 'services').join()).not.toContain('Adults');
  expect(rowsOf(museum, 'pricing').map((row) => row.split(' | ')[0])).toEqual([
    'Adults',
    'Students',
    'Under 12s',
  ]);
});

it('shows no work that is nothing but its services', () => {
  const home = makePlan(
    readBrief(
      'Website for Dell & Moss, a landscape design studio in Bath. Services: planting plans, terrace design, site surveys. Calm.',
    ),
    1,
  ).pages[0];
  const lists = (home?.sections ?? []).filter(({ type }) => type === 'portfolio' || type === 'services');
  expect(lists.map(({ type }) => type)).toEqual(['services']);
  const asked = makePlan(
    readBrief(
      'Portfolio for Nora Bell, illustrator in Ghent. Picture books, maps, menus. Work, about, contact.',
    ),
    1,
  ).pages[0];
  expect((asked?.sections ?? []).filter(({ type }) => type === 'services')).toEqual([]);
});
