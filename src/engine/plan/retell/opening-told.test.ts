import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import type { SectionContent } from '../content';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

const rest = ` There are four of us and we have been at it for years, when the building was empty and the roof leaked. We like people to feel that they can just come in and ask. Everything we do is explained in plain words, and nobody is made to feel silly for not knowing something. Messages are answered within two days. It has to be easy to read, with photographs later when we have them. The telephone number is 01632 960 412 and the email is post@ourplace.example.`;
const planOf = (opening: string): SitePlan => makePlan(readBrief(opening + rest), 1);
const heroOf = (opening: string): SectionContent | undefined =>
  planOf(opening).pages[0]?.sections.find(({ type }) => type === 'hero')?.content;

describe('the opening of a long brief', () => {
  it('says both trades over the name, and no line of one of them', () => {
    const hero = heroOf("This is for Pike & Niece, a butcher's and delicatessen in Thirsk.");
    expect([hero?.kicker, hero?.title]).toEqual(["Butcher's and delicatessen, Thirsk", 'Pike & Niece']);
    expect(hero?.lede ?? '').not.toMatch(/^This is for/u);
  });

  it.each([
    [
      'Low Tide is a community darkroom and gallery in Hull.',
      'Low Tide is a community darkroom and gallery in Hull.',
    ],
    [
      'Website for Wath Tool Library. People borrow tools from us instead of buying them.',
      'People borrow tools from us instead of buying them.',
    ],
    [
      'Website for a bookkeeping app called Penny Hen. Penny Hen is for people who hate spreadsheets. We are eleven people in Swansea.',
      'Penny Hen is for people who hate spreadsheets.',
    ],
    [
      "Could you build a site for our festival? It's called Small Reel and it's a festival of short films in Ripon.",
      'A festival of short films in Ripon.',
    ],
  ])('tells what it is in the words of %j', (opening, lede) => {
    expect(heroOf(opening)?.lede).toBe(lede);
  });

  it('names what it makes for whom, where a pronoun says so', () => {
    const lede = heroOf(
      'A site for a piece of software my company makes, called Shift Wren. It makes staff rotas for care homes.',
    )?.lede;
    expect(lede).toBe('Shift Wren makes staff rotas for care homes.');
  });

  it('stands over its day, and over nothing that falls on one', () => {
    const kicker = (dates: string): string =>
      heroOf(`We are an accountancy bureau in Mere.\nDates: ${dates}\n`)?.kicker ?? '';
    expect(kicker('31 January tax return and payment; 5 April end of the tax year')).not.toMatch(/January/u);
  });

  it('says its name once, and nothing that lost it', () => {
    expect(
      heroOf('We are the Mere Moorland Rangers, volunteers who look after paths and ponies.')?.kicker ?? '',
    ).not.toMatch(/rangers/iu);
    expect(
      heroOf('Our band is called The Slow Punctures, four of us from Mere, we play ska at weddings.')?.lede ??
        '',
    ).not.toMatch(/band is,|building was/u);
  });

  it('is a whole sentence that stands nowhere else', () => {
    const plan = planOf(
      'We are Pike & Rook, an accountancy bureau in Barnsley, and our clients are mostly builders and one circus.',
    );
    expect(JSON.stringify(plan.pages.map(({ sections }) => sections)).split('one circus').length - 1).toBe(1);
  });

  it('is in no town that is a person, a sort of form or half of a comma', () => {
    expect(
      planOf('I am a humanist celebrant, Morwenna Pike, working across Cornwall.').contact.place,
    ).toBeNull();
    expect(planOf('Website for a tax app called Penny Hen. It fills in the Self Assessment figures for you.').contact.place).toBeNull(); // prettier-ignore
    expect(heroOf('I need a website for our village hall in Ashwell.')?.kicker).not.toMatch(/,\s*,/u);
  });

  it('counts its years from when it began, and not from when somebody came', () => {
    const founded = (told: string): number | null =>
      planOf(`We are a hardware shop in Thirsk, Pike & Niece. ${told}`).founded;
    expect(
      founded('My grandfather opened it in 1958. Stan has been here longest; he has cut keys since 1989.'),
    ).toBe(1958);
    expect(founded('Is it approved? Yes, since 2021.')).toBeNull();
  });

  it('takes no look from how a thing is', () => {
    const bar = `We are a music club in Thirsk, the Undercroft. There is a bar with beer and proper soft drinks.${rest.replace('plain words', 'a word or two').replace('silly', 'small').replace('easy to read', 'ready by May')}`;
    expect(readBrief(bar).style?.value).toBe('pastel');
    expect(makePlan(readBrief(bar), 1).brief.style).toBeNull();
  });
});

describe('the looks and pictures of a long brief', () => {
  it('wear no colour that is refused', () => {
    const { brief } = planOf(
      'We are surveyors in Mere. Colours: ink black and ochre. No blue, every surveyor is blue.',
    );
    expect(brief.colours.map(({ value }) => value.name)).toEqual(['ink black', 'ochre']);
  });

  it('wear a colour that a uniform has, too, and no look that is refused', () => {
    const { brief } = planOf(
      "We are a school in Mere. Uniform is a navy jumper and a grey skirt.\nColours: navy and a warm yellow.\nIt mustn't look like an American diner.",
    );
    expect(brief.colours.map(({ value }) => value.name)).toEqual(['navy', 'warm yellow']);
    expect(brief.style).toBeNull();
  });

  it('speak no line of a charity for another cause, and set no hour for a class', () => {
    expect(
      heroOf('We are Memory Friends, a charity in Mere. We run cafés for people with dementia.')?.title,
    ).toBe('Memory Friends');
    const school = planOf(
      'We are a cookery school in Mere. Classes: Bread in a Day, Sunday 15 February, £85. Knife Skills, Sunday 8 March, £55.',
    );
    expect(JSON.stringify(school.pages)).not.toMatch(/9:30/u);
  });

  it('put no cart beside what nobody sends', () => {
    const types = planOf(
      'I make fishing rods in Mere. The Coquet £980. The Tyne £1,120. The Rede £1,050.',
    ).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(types).not.toContain('cart');
  });

  it('show no gallery where the owner has pictures of their own', () => {
    const types = (told: string): readonly string[] =>
      makePlan(
        readBrief(
          `We are an allotment society in Mere. ${told}${rest.replace('with photographs later when we have them', 'for everybody')}`,
        ),
        1,
      ).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(types('')).toContain('gallery');
    expect(types('I will send my own pictures.')).not.toContain('gallery');
  });

  it('put no button behind each row of a price list', () => {
    const plan = planOf(
      'We are a bakery and wine bar in Mere. Bread: country loaf £4.20, rye £4.60, baguette £2.40, cardamom bun £3.20.',
    );
    const rows = plan.pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'pricing');
    expect(
      rows.flatMap(({ content }) => content.items ?? []).every(({ action }) => action === undefined),
    ).toBe(true);
    expect(plan.action?.label).not.toMatch(/bake/u);
  });
});
