import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const prompt = `Hello, I run Fallow & Thread, a small weaving studio in Hexham, and we need a new site. It should feel calm, please nothing shiny.

Home: a quiet headline, a line that says "Nine looms and one cat", a short introduction, teaser for the shop and our next open day, which is Saturday 13 March at 2pm. I also want a box on the home page that says the dye room is being rewired, and that we have a waiting list for weekend looms of about six weeks.

About page: explain that we began in 2011 in a chapel behind the cattle market, and that the weavers run it themselves. Show three members with a sentence each: Una (rugs, undyed wool), Theo Marsh (linen shirts), and Old Bo (who built our largest loom out of a barn door).

Membership: make it clear that members can come at any hour with their own key. Full membership is £58 a month, half membership (two days a week) is £33 a month. Mention that yarn is extra, £9 a cone. People should know that we do not take under-14s, so please say so kindly.

Please add questions and answers: what to wear (nothing with loose sleeves), may I bring my dog (sorry, no), will it take long (it should take a weekend, and we stop for cake).

A contact form with name, email and message is enough. The address is 4 Chapel Yard, Hexham NE46 1AB and the phone is 01434 555 218. We'd like each of them to have a sentence or two. Nothing slick. No parking in the yard.`;

const planned = () => makePlan(readBrief(prompt), 1);
const sectionsOf = (): readonly SectionPlan[] => planned().pages.flatMap(({ sections }) => sections);

describe('a long brief whose facts stand in wishes', () => {
  it('shows the box that was asked for over the first page, and the line under its headline', () => {
    const home = planned().pages[0]?.sections ?? [];
    expect(home[0]?.type).toBe('announcement');
    expect(home[0]?.content.title).toBe(
      'The dye room is being rewired, and we have a waiting list for weekend looms of about six weeks.',
    );
    expect(home.find(({ type }) => type === 'hero')?.content.lede).toBe('Nine looms and one cat.');
    expect(JSON.stringify(home)).toContain('Our next open day is Saturday 13 March at 2pm.');
  });

  it('takes a list of those who wait for no list of letters', () => {
    expect(sectionsOf().map(({ type }) => type)).not.toContain('newsletter');
  });

  it('shows everybody who is listed with what is told of them', () => {
    const people = sectionsOf().find(({ content }) => content.items?.some(({ title }) => title === 'Una'));
    expect(people?.content.items?.map(({ title }) => title)).toEqual(['Una', 'Theo Marsh', 'Old Bo']);
  });

  it('answers every question, whatever word the answer begins with', () => {
    const answers = sectionsOf().find(({ type }) => type === 'faq')?.content.items ?? [];
    expect(answers.map(({ title }) => title)).toEqual([
      'What should I wear?',
      'May I bring my dog?',
      'Will it take long?',
    ]);
    expect(answers[2]?.text).toMatch(/^It should take a weekend/u);
  });

  it('prints no wish, and keeps a rule that begins like one', () => {
    const told = JSON.stringify(planned().pages.map(({ title, sections }) => [title, sections]));
    expect(told).not.toMatch(
      /explain that|mention that|make it clear|should know|say so kindly|is enough|sentence or two|slick|sentence each|teaser/iu,
    );
    expect(told).toContain('No parking in the yard');
    expect(told).toContain('We do not take under-14s');
  });
});

it('shows people by what they did, and no address as the name of a day', () => {
  const filler = 'We bake rye and wheat in a brick oven by the river, and we sell it warm from half past seven. '.repeat(4); // prettier-ignore
  const plan = makePlan(
    readBrief(
      `Morning Kit,\n\nWe are Alder & Rye, 3 Weir Lane, Ripon HG4 2AA. ${filler}\n\n- a few words about us: Wim learnt in Ghent, Jess was a nurse until 2016, and Ola is our apprentice\n- a banner about Easter: buns from 20 March, £1.50 each`,
    ),
    1,
  );
  const people = plan.pages
    .flatMap(({ sections }) => sections)
    .find(({ content }) => content.items?.some(({ title }) => title === 'Wim'));
  expect(people?.content.items?.map(({ title, note }) => [title, note?.toLowerCase()])).toEqual([
    ['Wim', 'learnt in ghent'],
    ['Jess', 'was a nurse until 2016'],
    ['Ola', 'our apprentice'],
  ]);
  expect(plan.name).toBe('Alder & Rye');
  expect(plan.pages[0]?.sections[0]?.content.title).toBe('Easter: Buns from 20 March, £1.50 each.');
});
