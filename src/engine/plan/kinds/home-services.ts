import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker, opening, placeOr } from './parts/weave';
import { homeTrade } from './home-trades';
import { tradeSheets } from './sheets/trade-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findNamedStray, findOpened } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { fitters } from './trades/fitters';
import { storageAndVans } from './trades/storage-and-vans';
import { washingAndWater } from './trades/washing-and-water';
import { foundByName } from './trades/found-by-name';
import { lean } from '../../brief/words/lean-letters';

/** Trades to which things are brought: nobody of theirs rings a bell or leaves a floor clean. */
const brought = lean(
  /\b(?:alterations?|tailors?|tailoring|dress ?mak\p{L}*|seamstress\p{L}*|cobblers?|shoe repairs?|watch\p{L}*|clock\p{L}*|jewell?ery|shops?|workshops?|studio|(?:phone|laptop|computer|guitar|instrument|lamp|toy|furniture|chair) repairs?|upholster\p{L}*|sharpen\p{L}*|key cutting|picture fram\p{L}*|framing)\b/iu,
);

const workshopWords = (facts: Facts): Bank => ({
  features: {
    title: 'What you can expect',
    items: points([
      ['A price first', 'You hear it before we begin.', 'document'],
      ['A day to plan with', 'You hear when it is ready before you leave it with us.', 'calendar'],
      ['An honest answer', 'If it is not worth doing, we say so.', 'hands'],
    ]),
  },
  process: {
    title: 'How it goes',
    items: points([
      ['Bring it, or send a picture', 'And say what it should be like afterwards.'],
      ['We look and name a price', 'You decide in peace.'],
      ['We do the work', 'And ring if we find something else.'],
      ['You collect', 'And look it over before you go.'],
    ]),
  },
  quote: { title: 'Get a price', lede: 'We answer with a price or with one more question.' },
  about: {
    title: facts.pick('about', ['Who does the work', 'At the workbench']),
    body: [
      `At ${facts.name}${inPlace(facts)} you speak to whoever has it in their hands. You hear beforehand what it takes and what it costs.`,
      'Ask while it lies on the table; we explain.',
    ],
  },
  testimonials: {
    title: 'What customers say',
    items: reviews(facts, [
      ['I had given it up. They had not.', 'First visit'],
      ['Ready on the day they said, for the price they said.', 'Third time'],
      ['They showed me what was wrong before they began.', 'Customer'],
    ]),
  },
  faq: {
    title: 'Before you come',
    items: questions([
      ['Do I need an appointment?', 'Ring or write first, and we tell you when it is quiet.'],
      ['What does it cost?', 'That depends on the piece. You hear it before we begin.'],
      [
        'How long does it take?',
        'You get a day when you leave it. Say if there is a date it has to be ready for.',
      ],
      ['What if something is not right?', 'Bring it back, and we look at it together.'],
    ]),
  },
  contact: {
    title: facts.pick('contact', ['Ask, or send a picture', 'Tell us what it is']),
    lede: 'What it is, what it should be like, and when you need it.',
    items: contactItems(facts),
  },
  cta: {
    title: 'Shall we have a look?',
    lede: 'Bring it by, or send a picture, and you hear what it takes.',
    actions: [{ label: 'Ask for a price', href: 'quote' }],
  },
});

const content = (facts: Facts): Bank => {
  const { name, pick, phone } = facts;
  const trade = homeTrade(facts);
  const emergency = says(facts, /24.?h|24\/7|emergency|urgent|around the clock/iu);
  const isWorkshop = brought.test(facts.offer ?? '') && !/\bmobile\b/iu.test(facts.brief.prompt);
  const call = phone ? [{ label: `Call ${phone}`, href: `tel:${phone.replace(/[^\d+]/gu, '')}` }] : [];
  const jobs = withPhrases(
    facts,
    points(trade.jobs),
    [
      'Seen, priced, done, swept up.',
      'You know the price before the first screw turns.',
      'Send a picture, and we say what it needs.',
    ],
    6,
  );
  const usual: Bank = {
    announcement: {
      title: emergency
        ? 'Emergency? We answer day and night'
        : pick('news', ['Ask for the next free day', 'Send a picture, get a price']),
      actions: call,
    },
    hero: {
      kicker: kicker(facts, emergency ? `${trade.kicker}, day and night` : trade.kicker),
      title: pick('hero', trade.headlines),
      lede: trade.lede,
      actions: [...call, { label: 'Ask for a price', href: 'quote' }],
    },
    services: {
      title: trade.heading ?? pick('services', ['What we fix', 'Jobs we do', 'From small to large']),
      lede: 'Not on the list? Ask.',
      items: jobs,
    },
    features: {
      title: pick('features', ['How we treat your house', 'What you can expect']),
      items: points([
        [
          'A price first',
          'In writing, before we start. If the wall hides a surprise, we stop and call.',
          'document',
        ],
        ['An hour you can plan with', 'Agreed beforehand, and you hear if anything changes.', 'clock'],
        ['A tidy end', 'You should see that it works, not that we were there.', 'broom'],
      ]),
    },
    process: {
      title: pick('process', ['From call to clean floor', 'How a job goes']),
      items: points([
        ['Call or write', 'What, where, since when. A picture helps.'],
        ['We name a price', 'Fixed where possible, with a range where not.'],
        ['We come', 'On the day and at the hour agreed.'],
        ['You check', 'And ask whatever is still open.'],
      ]),
    },
    quote: {
      title: pick('quote', ['Get a price', 'Tell us what is wrong']),
      lede: 'We answer with a price or with one more question.',
      items: trade.jobs.map(([title]) => ({ title })),
      actions: [{ label: 'Ask for a price', href: 'quote' }],
    },
    pricing: {
      title: pick('pricing', ['What it usually costs', 'Prices, before the invoice']),
      lede: 'Guide prices. You hear yours before we begin.',
      items: priced(facts, trade.prices),
    },
    menu: { title: 'Price list', items: priced(facts, trade.prices) },
    areas: {
      title: pick('areas', ['Where we drive', 'Our round']),
      lede: `We are based in ${placeOr(facts, 'town')} and cover the places around it. Just outside? Ask anyway.`,
      items: ['Town centre', 'North side', 'South side', 'East side', 'West side', 'Villages around'].map(
        (title) => ({ title, sample: true }),
      ),
    },
    'before-after': {
      title: pick('before', ['Before we came, after we left', 'The same corner, twice']),
      items: [trade.before[1], trade.before[2]].flatMap((group) => [
        { title: 'Before', art: trade.before[0], group, sample: true },
        { title: 'After', art: trade.before[0], group, sample: true },
      ]),
    },
    gallery: {
      title: 'From the work',
      items: pictures(trade.jobs.map(([title, , motif]) => [title, motif])),
    },
    about: {
      title: pick('about', ['Who rings your bell', 'The people in the van']),
      body: [
        `${name} comes to homes and businesses${inPlace(facts)}. You hear beforehand what it takes and what it costs.`,
        'Ask while we work; we explain.',
      ],
    },
    story: {
      title: 'How it began',
      body: [
        opening(facts, 'driven the same round', 'We drive the same round') +
          ' with a growing number of keys we are trusted with.',
        'Most of it is listening first: what it does, since when, and what was tried.',
      ],
    },
    team: {
      title: 'Who comes',
      items: people(facts, [
        ['Owner', 'Answers the telephone and looks at the job.'],
        ['On site', 'Fast hands, slow voice.'],
        ['Apprentice', 'Carries, learns, asks.'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['After the van has left', 'What customers say']),
      items: reviews(facts, [
        ['Came within the hour, found it in ten minutes, charged for thirty.', 'Emergency call'],
        ['They put the rug back. Nobody ever puts the rug back.', 'Two-day job'],
        ['The price on the invoice was the price on the phone.', 'Third time we called'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you call', 'What people ask on the phone']),
      items: questions([
        [
          'What should I do until you arrive?',
          'Turn off what you safely can: water at the stopcock, power at the board. Then move what must not get wet or dusty.',
        ],
        [
          'How quickly can you come?',
          emergency
            ? 'Call and say what has happened; you hear at once when somebody can be there.'
            : 'Say whether it is urgent, and you hear the next time that is free.',
        ],
        [
          'What does a visit cost?',
          'That depends on the job and the way there. You hear the price before we begin; parts are agreed with you first.',
        ],
        ['What if it does not hold?', 'Tell us, and we look at it again.'],
        ['Do I have to be at home?', 'At the start, yes. After that a key or a neighbour is enough.'],
        ['How can I pay?', 'Ask when you book. You get an invoice for the job.'],
      ]),
    },
    hours: {
      title: emergency ? 'Always someone on call' : 'When to reach us',
      items: openingItems(facts, emergency ? [opens(1, 7, 0, 24)] : [opens(1, 5, 7, 18), opens(6, 6, 8, 13)]),
    },
    contact: {
      title: pick('contact', ['Call, or send a picture', 'Tell us what it is doing']),
      lede: 'Describe the problem and where you are. A photograph saves a visit.',
      items: contactItems(facts),
      actions: call,
    },
    booking: {
      title: 'Choose a morning or afternoon',
      lede: 'We confirm by text.',
      items: trade.jobs.slice(0, 4).map(([title]) => ({ title })),
      actions: [{ label: 'Ask for this slot', href: 'booking' }],
    },
    cta: {
      title: pick('cta', ['Something dripping, stuck or dark?', 'Shall we have a look?']),
      lede: 'Say what it is, and you hear what it takes.',
      actions: [...call, { label: 'Ask for a price', href: 'quote' }],
    },
    map: { title: 'Our round', lede: `${placeOr(facts, 'Town')} and the places around it.` },
  };
  if (!isWorkshop) return usual;
  const { quote, ...own } = workshopWords(facts);
  return {
    ...usual,
    ...own,
    ...(usual.quote ? { quote: { ...usual.quote, ...quote } } : {}),
    'before-after': { ...usual['before-after'], title: 'Before and after' },
    map: {
      title: 'Where to bring it',
      lede: facts.place ? `We are in ${facts.place}.` : 'Ask for the way when you write.',
    },
  };
};

const usualHomeServices: KindDefinition = {
  kind: 'home-services',
  schemaType: 'HomeAndConstructionBusiness',
  noun: 'repair service',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'before-after', 'testimonials', 'areas', 'quote'],
    },
    {
      role: 'services',
      title: 'Services',
      sections: ['page-header', 'services', 'pricing', 'process', 'cta'],
    },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'team', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'areas'] },
  ],
  styles: ['industrial', 'corporate', 'high-contrast', 'retro'],
  art: ['wrench', 'tap', 'house', 'bolt'],
  action: { label: 'Ask for a price', to: 'quote' },
  content,
};

/** Trades that come to the house. */
export const homeServices: KindDefinition = withTrades(
  withSheets(usualHomeServices, tradeSheets, ['pricing', 'menu']),
  (brief) =>
    findOpened(brief, foundByName) ??
    findNamedStray(brief, [...fitters, ...storageAndVans, ...washingAndWater]),
);
