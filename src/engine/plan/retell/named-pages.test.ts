import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const rowing =
  "We are Lantern Reach Rowing Club in Worcester, founded in 1923. We have sixty members and a boathouse on the west bank. The site must have: home, coaching, hiring the boathouse, who's who, contact. Committee: chair Amara Finlay, treasurer Joss Whitlock, secretary Wilf Deane. Learn to row costs £95 for six Sundays, juniors £60 a term and seniors £240 a year. We hire the boathouse to others on weekday evenings for £40, and you need to leave it swept. Parties end at eleven. Dogs are welcome on a lead. About us: I coached at Leander before hiring crews here, and my brother built the first boat. Email oars@lanternreach.example. Navy and white.";

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const page = ({ pages }: SitePlan, title: string) => {
  const found = pages.find((one) => one.title === title);
  if (!found) throw new Error(`no page ${title} among ${pages.map((one) => one.title).join(', ')}`);
  return found;
};
const textOf = (plan: SitePlan, title: string): string =>
  JSON.stringify(page(plan, title).sections.map(({ content }) => content));

describe('pages that one list names', () => {
  it('are the pages of the site, and no list on it', () => {
    const plan = planOf(rowing);
    expect(plan.pages.map(({ title }) => title)).toEqual([
      'Home',
      'Coaching',
      'Hiring the boathouse',
      "Who's who",
      'Contact',
    ]);
    expect(JSON.stringify(plan.pages)).not.toContain('The site must have');
  });

  it('take what they are for from the first page', () => {
    const plan = planOf(rowing);
    expect(textOf(plan, "Who's who")).toContain('Joss Whitlock');
    expect(textOf(plan, 'Home')).not.toContain('Joss Whitlock');
  });

  it('are spoken of by what is done there', () => {
    expect(textOf(planOf(rowing), 'Hiring the boathouse')).toContain('weekday evenings');
  });

  it('take nothing of what a paragraph tells of the owners', () => {
    const plan = planOf(rowing);
    expect(textOf(plan, 'Hiring the boathouse')).not.toContain('Leander');
    expect(textOf(plan, 'Home')).toContain('Leander');
  });
});

const lodge =
  'CLIENT: Fernhill Brewery\n\nBackground\nFernhill Brewery is a small brewery near Hexham, run by Tess and Rory Graham in a former sawmill. The sawmill was built in 1874 for pit props. We brew with water from our own spring. Founded 2018.\n\nRange\n- Spring Pale, 330 ml, 4.1%, £2.80.\n- Sawdust Stout, 330 ml, 5.2%, £3.10.\n- Propwood Bitter, 500 ml, 3.9%, £3.40.\n\nPairings page\nSpring Pale: goat cheese, trout, green salad.\nSawdust Stout: brownies, blue cheese, venison stew.\n\nTaproom\nTaproom evenings are on Fridays from five, with pizza from Marco at £9. Dogs welcome. Bring cash.\n\nStructure\nHome / Beers / Pairings / Taproom / History / Contact\n\nContact\nThe Sawmill, Dene Lane, Hexham NE46 2AA. ale@fernhill.example.';

describe('pages of a paper with a heading over each paragraph', () => {
  it('hold what labels inside their paragraph tell', () => {
    const plan = planOf(lodge);
    expect(textOf(plan, 'Pairings')).toMatch(/venison/iu);
    expect(textOf(plan, 'Home')).not.toMatch(/venison/iu);
  });

  it('hold the range where no other page is left for it', () => {
    expect(page(planOf(lodge), 'Beers').sections.map(({ type }) => type)).toContain('pricing');
  });

  it('leave to the history what was built, and to the first page what the house is', () => {
    const plan = planOf(lodge);
    expect(textOf(plan, 'History')).toContain('pit props');
    expect(textOf(plan, 'Home')).toContain('own spring');
  });
});

describe('a paragraph that begins with the title of a page', () => {
  it('stands there whole', () => {
    const plan = planOf(
      'Please build the site of Puddle Lane Forest School near Stroud, run by Gwen Ashby and Tobi Lanre since 2014. We need: Home, Our week, Fees, Contact. Our week begins on Tuesday with fires and porridge. Boots come off at three. On Thursdays we walk to the mill. Parents may stay for the first hour. Fees are £32 a day and £120 for four days. A place is kept with £40. We hold a licence from the county. Write to hello@puddlelane.example, Mill Lane, Stroud GL5 1AA. Children come from two and a half, twelve on each day, with three grown-ups who all know first aid.',
    );
    expect(textOf(plan, 'Our week')).toContain('Boots come off at three');
    expect(textOf(plan, 'Our week')).toContain('walk to the mill');
  });
});

describe('pages parted by semicolons', () => {
  const plan = (): SitePlan =>
    planOf(
      'Name of the stables: Cold Ash Riding. I am Freya Dunstan, and my mother began with two ponies in 1991. We teach children and adults on twelve horses.\n\nLessons: half an hour £24, a full hour £42, groups of four £18 each.\n\nVisits: come on Sunday mornings between nine and noon. Waiting list: about five weeks in summer. Parking: on the grass, not in the lane.\n\nOur usual week: grooming on Monday; jumping on Wednesday; hacking on Saturday.\n\nPages should be: Home; Lessons & prices; A week here; Visit us. Address 4 Cold Ash Lane, Newbury RG18 9AB, bus 6 to the church. We are partners of Greenhedge Livery, and their Liv at liv@greenhedge.example answers for us.',
    );

  it('keep their titles, and leave no heading behind', () => {
    expect(plan().pages.map(({ title }) => title)).toEqual([
      'Home',
      'Lessons & prices',
      'A week here',
      'Visit us',
    ]);
    expect(JSON.stringify(plan().pages)).not.toMatch(/Pages should be|Name of the stables/u);
  });

  it('hold the labels of the paragraph that they begin', () => {
    expect(textOf(plan(), 'Visit us')).toMatch(/about five weeks/iu);
    expect(textOf(plan(), 'Home')).not.toMatch(/about five weeks/iu);
  });

  it('hold a list under a word of their title', () => {
    expect(textOf(plan(), 'A week here')).toMatch(/hacking on Saturday/iu);
  });
});

it('a name told outright stays where the only address is of somebody else', () => {
  const told =
    'This is for our choir. We are called The Narrow Boats, fourteen voices from Skipton, shanties and hymns. We have one record, sold at concerts for £10, and rehearse on Tuesdays in the chapel from half past seven. Booking: Sam Orde at Foundry Concerts, sam@foundry.example. We sing at weddings for people we know, at harbours for anybody, and once at a motorway service station by mistake. The next concert is at Saltaire in May, the one after at Whitby in June. Please make a site with Home, Concerts, Record and Contact, dark green and cream, nothing that moves.';
  expect(planOf(told).name).toBe('The Narrow Boats');
});
