import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan } from '../site-plan';

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

const sectionsOf = (prompt: string): SectionPlan[] =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const textOf = (prompt: string): string => JSON.stringify(sectionsOf(prompt).map(({ content }) => content));

const saddler = `So we're a saddlery but really more of a mending place these days, Girth & Daughters, been on Bridge Street in Brecon since 1979, my mum Nerys started it and now it's me (Wyn) and my brother Idris who does the books. Saddle service is £55, full flocking £110, girth repair £12 while you wait. We hire out driving harness too, £40 a day or £25 half day, you need to leave a card. Closed Mondays, 9 to 5.30 Tues to Fri, Saturdays 9 to 4. Not bothered about selling saddles online, please no shop basket. I like dark green and cream, like the old shop sign.`;

const shelter = `We are a small charity called The Dry Room, in the old drill hall in Neath. From October to April we open every weekday 10 to 3 so anyone can come in, sit by the stove and have soup. It's all free and nobody is asked why they came. We've got 22 volunteers and one paid coordinator, Gwen Parry. What we need: volunteers for the soup rota (Thursdays are worst), tins and tea bags, and money, £10 keeps the stove lit for an hour. Please don't use sad pictures. Donations by bank transfer only, there's no online giving yet. People find us by the blue door on the side, not the front.`;

const cattery = `hiya, I'm Bron and I groom cats from home in Nuneaton, the salon is in my old garage. I only do calm cats because my table wobbles. Full groom from 38, bath and brush 25, claws 10, kitten intro 20. One cat at a time so its calm. I work Mon Tues Thurs Fri 9.30 til 2.30 because of the school run. Wants to be pink but not babyish. People always ask do they need to stay - no. Booking by whatsapp 07700 900412. £10 deposit for new customers. I trained in Hinckley and have two cats of my own, both rude.`;

const houses = `I'm Alun Rees and I write house histories. You give me an address and I find out who lived there, and I write it up as a bound book with maps and census pages. Three sizes: a short report (10 pages) £180, full history £450, and the full history with hardback book £620. Takes about six to ten weeks. I give talks as well to local groups, £60 plus petrol. People often give one as a present so there should be something about vouchers. No hard sell. I cover Powys and Shropshire because that is where I know the archives and the people in them.`;

const books = `I've left the bank after 22 years and set up as a bookkeeper, mainly for trades, people with receipts in the footwell. Called Footwell Books. Based in Ripon, I work remotely or I come and collect the shoebox. £35 an hour or fixed monthly from £95 (sole trader). CIS returns, VAT, payroll up to 10 people, chasing late invoices. I'm not an accountant but I work with one, Priya. Free half hour chat. Would rather it looked friendly and plain, orange maybe. Can there be a bit explaining what CIS is. Pictures to come. Evenings OK because trades don't stop till six and neither do I, most days.`;

describe('what owners say in passing', () => {
  it('takes a sentence of nothing but work for what is done', () => {
    const services = sectionsOf(books).find(({ type }) => type === 'services');
    expect(services?.content.items?.map(({ title }) => title)).toEqual([
      'CIS returns',
      'VAT',
      'Payroll up to 10 people',
      'Chasing late invoices',
    ]);
    expect(textOf(books)).not.toMatch(/friendly and plain|a bit explaining|Pictures to come/u);
  });

  it('puts the prices of work and hire in one list, with no shelf and no basket', () => {
    const sections = sectionsOf(saddler);
    expect(sections.find(({ type }) => type === 'pricing')?.content.items?.map(({ title }) => title)).toEqual(
      ['Saddle service', 'Full flocking', 'Girth repair', 'Driving harness', 'Driving harness, half day'],
    );
    expect(sections.some(({ type }) => type === 'products' || type === 'cart')).toBe(false);
    expect(textOf(saddler)).not.toMatch(/bothered|dark green|Subscribe/u);
  });

  it('keeps what a charity needs in one place and prices nothing of it', () => {
    const sections = sectionsOf(shelter);
    const need = sections.find(({ content }) => content.title === 'What we need');
    expect(JSON.stringify(need?.content)).toContain('tins and tea bags');
    expect(sections.some(({ type }) => type === 'pricing')).toBe(false);
    expect(textOf(shelter)).not.toMatch(/Forring|"Paying","text":"We/u);
    expect(textOf(shelter)).toContain('blue door');
  });

  it('reads sums without a sign, and prints no wish for the look', () => {
    const pricing = sectionsOf(cattery).find(({ type }) => type === 'pricing');
    expect(pricing?.content.items?.map(({ title, price }) => [title, price])).toEqual([
      ['Full groom', 'from £38'],
      ['Bath and brush', '£25'],
      ['Claws', '£10'],
      ['Kitten intro', '£20'],
    ]);
    expect(textOf(cattery)).not.toContain('babyish');
    expect(textOf(cattery)).toContain('One cat at a time');
  });

  it('makes no page, map or gift of what stands in a book', () => {
    const { pages } = makePlan(readBrief(houses), 1);
    expect(pages.map(({ title }) => title)).not.toContain('Maps');
    expect(pages.flatMap(({ sections }) => sections).some(({ type }) => type === 'donation')).toBe(false);
    expect(textOf(houses)).toContain('who lived there');
    expect(textOf(houses)).not.toMatch(/should be something|hard sell/iu);
  });

  it('puts what costs something on the page it is about, and prints no order to whoever makes the site', () => {
    const wall = `We run an indoor climbing wall in an old mill in Stroud called The Loft, bouldering only, no ropes. Entry is £9.50. Ten visits £85. Kids' club Saturdays 9 to 10.30 ages 7 to 11 £12, book ahead. Drop in coaching is Wednesdays 6 till 7, pay what you can. Work mornings are the last Sunday of the month from ten till one with tools and gloves provided, under 16s with an adult. Don't give out my phone number please. We get Welsh speakers so a bit of Welsh would be nice at the top. Could people send in their pictures? Not too slick. Need pages for prices, kids, and how to find us.`;
    const { pages } = makePlan(readBrief(wall), 1);
    const kids = pages.find(({ title }) => title === 'Kids');
    expect(JSON.stringify(kids?.sections)).toContain('club Saturdays 9 to 10.30');
    const text = JSON.stringify(pages.flatMap(({ sections }) => sections.map(({ content }) => content)));
    expect(text).not.toMatch(/give out|bit of Welsh|send in their|slick|"title":"Children"/u);
    expect(text).toContain('"title":"Drop in coaching"');
  });
});
