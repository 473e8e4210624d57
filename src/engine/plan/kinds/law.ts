import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { openingItems, opens } from './parts/opening-items';
import { isPerson } from './parts/introduction';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { chooseBank } from './parts/says';
import { inPlace, kicker, opening } from './parts/weave';
import { firmSheets } from './sheets/office-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findOpened, findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { locals } from './trades/locals';
import { foundByName } from './trades/found-by-name';

const notaries = locals.filter(({ noun }) => noun === 'notary');

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const areas = chooseBank(
    facts,
    [
      [
        /family|divorce|custody/iu,
        points([
          ['Separation and divorce', 'What to do first, what to sign last.', 'door'],
          ['Children', 'Where they live, whom they see, who decides.', 'children'],
          ['Money and property', 'A list, a value, a fair share.', 'house'],
          ['Agreements beforehand', 'Unromantic, useful, soon forgotten.', 'ring'],
          ['Mediation', 'One table instead of two sides.', 'table'],
          ['Wills', 'Said clearly while you can.', 'document'],
        ]),
      ],
      [
        /immigra|visa|asylum/iu,
        points([
          ['Visas', 'The right one, filled in once.', 'passport'],
          ['Family reunion', 'Papers, deadlines, patience.', 'heart'],
          ['Citizenship', 'From counting years to the ceremony.', 'flag'],
          ['Asylum', 'Your story, told fully and in order.', 'shield'],
          ['Refusals and appeals', 'We read the reasons, then answer each.', 'scales'],
          ['Work permits', 'For people and for employers.', 'document'],
        ]),
      ],
      [
        /business|corporate|company|commercial|startup/iu,
        points([
          ['Founding', 'Shares, roles, and how to part one day.', 'key'],
          ['Contracts', 'Readable by those who must keep them.', 'document'],
          ['Employment', 'Hiring well, ending fairly.', 'hands'],
          ['Disputes', 'A letter first, a court if it must be.', 'scales'],
          ['Property and leases', 'The clause on page nine.', 'building'],
          ['Succession', 'Handing over without a war.', 'tree'],
        ]),
      ],
      [
        /criminal|defen[cs]e/iu,
        points([
          ['First hours', 'Say nothing. Call us.', 'phone'],
          ['Investigations', 'We read the file before you speak.', 'search'],
          ['Trial', 'Prepared, explained, at your side.', 'scales'],
          ['Traffic', 'Licence, points, accidents.', 'car'],
          ['Young people', 'With parents, without drama.', 'shield'],
          ['Appeals', 'Second looks, honestly assessed.', 'document'],
        ]),
      ],
    ],
    points([
      ['Family', 'Separation, children, support.', 'house'],
      ['Work', 'Contracts, notice, pay.', 'hands'],
      ['Property', 'Buying, letting, neighbours.', 'key'],
      ['Inheritance', 'Wills, estates, quarrels avoided.', 'document'],
      ['Contracts', 'Written to be understood.', 'pencil'],
      ['Disputes', 'Settled where possible, fought where not.', 'scales'],
    ]),
  );
  return {
    hero: {
      kicker: kicker(facts, 'Law firm'),
      title: pick('hero', [
        'Straight answers, in writing',
        'First understand, then act',
        'Someone on your side of the table',
        'The law, in words you can use',
      ]),
      lede: pick('lede', [
        `${name} tells you where you stand, what it costs and what we would do in your place. Then you decide.`,
        'Difficult letters become readable, deadlines are kept, and you always know what happens next.',
      ]),
      actions: [
        { label: pick('hero-action', ['Arrange a first talk', 'Ask for a consultation']), href: 'contact' },
        { label: 'Practice areas', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['Practice areas', 'What we are asked about', 'Where we can help']),
      lede: 'If your question belongs elsewhere, we say so.',
      items: withPhrases(
        facts,
        areas,
        ['We read, explain, and write the letter.', 'Your position, the options, the cost of each.'],
        6,
      ),
    },
    features: {
      title: pick('features', ['How we work with you', 'What you can expect']),
      items: points([
        ['A clear first hour', 'You leave knowing where you stand.', 'clock'],
        ['The fee, beforehand', 'In writing, with an upper limit where possible.', 'scales'],
        ['Somebody to ask', 'You know who has your file.', 'phone'],
      ]),
    },
    process: {
      title: pick('process', ['From first call to closed file', 'How a matter goes']),
      items: points([
        ['Tell us', 'What happened, what you have in writing, what is urgent.'],
        ['We read', 'And tell you what is strong and what is not.'],
        ['We agree', 'A way, a fee, a timetable.'],
        ['We act', 'You get copies of everything.'],
      ]),
    },
    about: {
      title: pick('about', ['A firm you can telephone', 'Who we are']),
      body: [
        `${name} is ${facts.brief.name && isPerson(name) ? 'a lawyer' : 'a firm'}${inPlace(facts)} for people who do not have a lawyer yet and would rather not need one.`,
        'We explain before we write, settle when it serves you and go to court when it does not. You will not hear a Latin word without its translation.',
      ],
    },
    story: {
      title: 'Why we practise',
      body: [
        opening(
          facts,
          'read letters for people who could not sleep because of them',
          'We read letters for people who cannot sleep because of them',
        ) + '. It is still the best part of the work.',
        'There are two sides to most stories, and we read both before we write.',
      ],
    },
    team: {
      title: pick('team', ['Our people', 'Who will look after you']),
      items: people(facts, [
        ['Partner', 'Calm in court, quick on the telephone.'],
        ['Partner', 'Writes letters that end arguments.'],
        ['Associate', 'Finds the paragraph nobody remembered.'],
        ['Office', 'Knows every deadline by heart.'],
      ]),
    },
    pricing: {
      title: 'Fees',
      lede: 'You know the cost before we begin.',
      items: plans(
        facts,
        [
          [
            'First consultation',
            120,
            'One hour, documents read beforehand.',
            ['Where you stand', 'What to do first', 'A note in writing'],
          ],
          [
            'Fixed matters',
            450,
            'Letters, contracts, wills.',
            ['One price', 'Explained to you', 'Changed until it is right'],
            'Usual',
          ],
          [
            'Ongoing matters',
            210,
            'Per hour, with a limit you set.',
            ['Monthly statement', 'No surprises', 'Stop at any time'],
          ],
        ],
        { label: 'Ask about your case', to: 'contact' },
      ),
    },
    testimonials: {
      title: 'Afterwards',
      items: reviews(facts, [
        ['I understood my own case for the first time.', 'Client'],
        ['They advised me not to sue. They were right, and it cost me one hour.', 'Client'],
        ['Every call returned the same day.', 'Client'],
      ]),
    },
    'case-study': {
      title: 'How a matter can go',
      lede: 'An example, with everything changed that could identify anyone.',
      body: [
        'Two people, one house, three folders of paper. The first letter ran to nine pages; our answer fitted on one.',
        'We made a list of what both agreed on. It was longer than expected. The rest took two meetings.',
      ],
    },
    stats: {
      title: 'How we work, in figures',
      items: figures([
        ['1', 'talk, to know where you stand'],
        ['1', 'fee, named beforehand'],
        ['0', 'Latin words without translation'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you call', 'What people ask first']),
      items: questions([
        ['What does the first talk cost?', 'Ask when you arrange it. You hear the amount before you come.'],
        ['What should I bring?', 'Letters, contracts, dates. If you have only a shoebox, bring the shoebox.'],
        ['How quickly will I hear from you?', 'If a deadline is close, say so at once, and call.'],
        [
          'Will it go to court?',
          'Most matters do not. If yours should, we tell you why and what it may cost.',
        ],
        [
          'Is what I tell you confidential?',
          'Yes, from the first sentence, even if you do not become a client.',
        ],
        ['Can you help if I cannot pay?', 'Ask about legal aid and insurance. We check both with you.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Arrange a first talk', 'Tell us what happened']),
      lede: 'A few lines and a number to call. Send no original documents.',
      items: contactItems(facts),
    },
    booking: {
      title: 'Choose a time',
      lede: 'At our office, by telephone or by video.',
      items: areas.slice(0, 5).map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for this time', href: 'booking' }],
    },
    hours: { title: 'Office hours', items: openingItems(facts, [opens(1, 4, 9, 17.5), opens(5, 5, 9, 15)]) },
    map: {
      title: 'Our office',
      lede: facts.place ? `You find us in ${facts.place}.` : 'Ask for the way when you arrange your visit.',
    },
    cta: {
      title: pick('cta', ['A letter you do not understand?', 'Is there a deadline?']),
      lede: 'Call before you answer it.',
      actions: [{ label: 'Arrange a first talk', href: 'contact' }],
    },
    values: {
      title: 'Three rules',
      items: points([
        ['Say it plainly', 'If you cannot repeat it at home, we have not explained it.'],
        ['Settle early', 'Peace is usually cheaper.'],
        ['Keep the date', 'Every deadline, with a day to spare.'],
      ]),
    },
    gallery: {
      title: 'The office',
      items: pictures([
        ['The front door', 'door'],
        ['Meeting room', 'table'],
        ['Reading lamp', 'lamp'],
        ['The library', 'books'],
        ['Window seat', 'window'],
        ['Coats', 'chair'],
      ]),
    },
  };
};

const usualLaw: KindDefinition = {
  kind: 'law',
  schemaType: 'LegalService',
  noun: 'law firm',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'services', 'about', 'process', 'team', 'faq', 'cta'] },
    {
      role: 'services',
      title: 'Practice areas',
      sections: ['page-header', 'services', 'case-study', 'faq', 'cta'],
    },
    { role: 'team', title: 'Our people', sections: ['page-header', 'team', 'values', 'about'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['corporate', 'editorial', 'luxe', 'swiss'],
  art: ['scales', 'column', 'document', 'door'],
  action: { label: 'Arrange a first talk', to: 'contact' },
  content,
};

/** Lawyers and notaries. */
export const law: KindDefinition = withTrades(
  withSheets(usualLaw, firmSheets, []),
  (brief) => findOpened(brief, foundByName) ?? findStray(brief, notaries),
);
