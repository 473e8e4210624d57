import { capitalise } from '../../capitalise';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';
import { insuranceSheets } from './sheets/insurance-sheets';
import { withSheets } from './sheets/wear-sheets';

/** "Insurance broker for classic cars & campervans": that is what can be covered there, and no usual list. */
const toldCovers = (prompt: string): readonly ContentItem[] =>
  (
    /\binsurance(?: \p{Ll}+)? for (?<what>\p{Ll}[^.;:"“\n(]*?)(?=,? (?:in|near|based)\s|[.;:"“\n(]|,\s["“\p{Lu}]|$)/u.exec(
      prompt,
    )?.groups?.['what'] ?? ''
  ) // prettier-ignore
    .split(/,\s(?:and\s)?|\s(?:and|&)\s/u)
    .filter((what) => what.length > 2 && what.split(' ').length < 4)
    .map((what) => ({ title: capitalise(what), art: what }));

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const told = toldCovers(facts.brief.prompt);
  const usual = points([
    ['Home', 'Fire, water, and the neighbour’s tree.', 'house'],
    ['Car', 'Enough cover, and not a screw more.', 'car'],
    ['Liability', 'The one everybody should have.', 'umbrella'],
    ['Income', 'For when you cannot work for a while.', 'hands'],
    ['Health', 'What the basic plan leaves out.', 'heart'],
    ['Business', 'Machines, people, interruptions.', 'building'],
    ['Travel', 'Suitcases and knees.', 'suitcase'],
    ['Life', 'For those who stay.', 'tree'],
  ]);
  const covers = told.length > 0 ? told : usual;
  return {
    hero: {
      kicker: kicker(facts, 'Insurance'),
      title: pick('hero', [
        'Covered, and you know for what',
        'The small print, read for you',
        'Insure the big things, skip the rest',
      ]),
      lede: pick('lede', [
        `${name} looks at what you have, tells you what is missing and what you can cancel.`,
        'Two pages instead of twenty, and a person to call when it happens.',
      ]),
      actions: [
        { label: pick('hero-action', ['Get a quote', 'Have my cover checked']), href: 'quote' },
        { label: 'Report damage', href: 'contact' },
      ],
    },
    services: {
      title: pick('services', ['What can be covered', 'For home, road and work']),
      items: withPhrases(facts, covers, ['We compare, explain and look after the claim.'], 8),
    },
    features: {
      title: pick('features', ['Why have us in between', 'What we do for you']),
      items: points([
        ['We tell you what not to buy', 'Most homes are insured twice and not where it matters.', 'scales'],
        ['We write the claim', 'You take the pictures, we fill in the form.', 'pencil'],
        ['Once a year we call', 'New baby, new roof, old car? Then we adjust.', 'phone'],
      ]),
    },
    quote: {
      title: pick('quote', ['A quote in a day', 'What should be covered?']),
      lede: 'Four questions. We compare and come back with two options and a recommendation.',
      items: covers.slice(0, 6).map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for a quote', href: 'quote' }],
    },
    process: {
      title: 'When something happens',
      items: points([
        ['Stay safe', 'People first, then things.'],
        ['Take pictures', 'Before you tidy up.'],
        ['Call us', 'We say what the insurer needs.'],
        ['We follow it up', 'Until the money is there.'],
      ]),
    },
    pricing: {
      title: 'Examples',
      lede: 'So that you have an idea. Yours depends on you.',
      items: plans(
        facts,
        [
          ['Flat', 9, 'Contents and liability.', ['Theft, fire, water', 'Damage to others']],
          ['Family', 29, 'House, car, liability.', ['All of the flat', 'Car', 'Bicycles'], 'Most asked for'],
          ['Self-employed', 49, 'Work included.', ['All of the family', 'Equipment', 'Loss of income']],
        ],
        { note: 'per month', label: 'Ask for a quote', to: 'quote' },
      ),
    },
    about: {
      title: pick('about', ['Somebody you can ring', 'Who we are']),
      body: [
        `${name} is an office${inPlace(facts)} with a door, a bell and people who have seen most kinds of water damage.`,
        'We are on your side of the contract. If cover is not worth its price, we say so.',
      ],
    },
    team: {
      title: 'Your people',
      items: people(facts, [
        ['Adviser', 'Draws risks on a napkin.'],
        ['Claims', 'Polite, persistent.'],
        ['Office', 'Finds the policy you lost.'],
      ]),
    },
    testimonials: {
      title: 'After the storm',
      items: reviews(facts, [
        ['They cancelled two of my policies. I had expected a sales talk.', 'Customer'],
        ['Cellar under water on Sunday, pump by noon, paid within the month.', 'Customer'],
        ['Explained so that my father understood it. And my son.', 'Family'],
      ]),
    },
    faq: {
      title: 'Plain questions',
      items: questions([
        [
          'Which insurance do I really need?',
          'Liability first. Then what would ruin you: home, income, health.',
        ],
        ['What does your advice cost?', 'That is written on one page, which you get before we start.'],
        ['How do I report damage?', 'Call or use the form. Send pictures, and keep broken things for now.'],
        [
          'Can I change in the middle of the year?',
          'Often after a claim or a price rise; otherwise at the end of the term.',
        ],
        [
          'Do you compare several insurers?',
          'We show you the options we looked at and why we would choose one.',
        ],
        ['What if my claim is refused?', 'We read the reasons and answer them with you.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Report or ask', 'Call us']),
      lede: 'With damage: what, where, when, and is everyone well?',
      items: contactItems(facts),
    },
    hours: { title: 'Office hours', items: openingItems(facts, [opens(1, 5, 9, 17)]) },
    cta: {
      title: pick('cta', ['Bring the folder', 'Insured twice?']),
      lede: 'We go through it together. Usually it gets thinner.',
      actions: [{ label: 'Have my cover checked', href: 'quote' }],
    },
    comparison: {
      title: 'Two ways to insure',
      items: [
        { title: 'Compared', list: ['With us', 'Online portal'] },
        { title: 'Who compares', list: ['We do', 'You do'] },
        { title: 'When it happens', list: ['You call us', 'You write to a hotline'] },
        { title: 'Each year', list: ['We check', 'It renews'] },
      ],
    },
  };
};

const usualInsurance: KindDefinition = {
  kind: 'insurance',
  schemaType: 'InsuranceAgency',
  noun: 'insurance office',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'process', 'testimonials', 'faq', 'quote'],
    },
    {
      role: 'services',
      title: 'Cover',
      sections: ['page-header', 'services', 'pricing', 'comparison', 'cta'],
    },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'team'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['corporate', 'clinical', 'coastal', 'minimal'],
  art: ['umbrella', 'shield', 'house', 'car'],
  action: { label: 'Get a quote', to: 'quote' },
  content,
};

/** Insurance brokers and agencies. */
export const insurance: KindDefinition = withSheets(usualInsurance, insuranceSheets, []);
