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
