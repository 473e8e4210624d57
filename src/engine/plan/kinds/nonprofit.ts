import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { figures } from './parts/figures';
import { money } from './parts/money';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { capitalise, inPlace, kicker } from './parts/weave';
import { peopleCause as cause } from './nonprofit-causes';
import { causes } from './trades/causes';
import { learningCauses } from './trades/learning-causes';
import { rescues } from './trades/rescues';
import { clubs } from './trades/clubs';
import { findOpened, findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { performers } from './trades/performers';
import { roofsAndNeighbours } from './trades/roofs-and-neighbours';
import { societies } from './trades/societies';
import { stages } from './trades/stages';
import { villageLife } from './trades/village-life';
import { foundByNameOrNight } from './trades/found-by-name';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const gifts = priced(
    facts,
    cause.uses.map((use, at) => [capitalise(use), [10, 25, 50, 100][at] ?? 10] as const),
  );
  return {
    announcement: { title: pick('news', ['Next action day: bring boots', 'We are looking for drivers']) },
    hero: {
      kicker: kicker(facts, cause.kicker),
      title: pick('hero', cause.headlines),
      lede: cause.lede,
      actions: [
        { label: pick('hero-action', ['Give', 'Donate']), href: 'donation' },
        { label: 'Lend a hand', href: 'volunteer' },
      ],
    },
    stats: {
      title: pick('stats', ['What became of it', 'The year in figures']),
      lede: 'Example figures: replace them with your own.',
      items: figures(cause.numbers),
    },
    services: {
      title: pick('work', ['What we do', 'Where your hour goes']),
      items: withPhrases(
        facts,
        points(cause.work),
        ['Every week, by people from here.', 'You can come along and see.'],
        5,
      ),
    },
    features: {
      title: 'How we work',
      items: points([
        ['Small and near', 'You can see what became of your gift.', 'map'],
        ['In the open', 'Accounts are on the table at every meeting.', 'document'],
        ['Nobody alone', 'New volunteers go with an old hand.', 'hands'],
      ]),
    },
    about: {
      title: pick('about', ['Who we are', 'People from here']),
      body: [
        `${name} is a group of people${inPlace(facts)} who stopped saying that somebody should.`,
        'There are retired teachers among us, plumbers, pupils and one former mayor. Meetings are short and there is cake.',
      ],
    },
    story: {
      title: pick('story', ['It began on one Saturday', 'From five people and a bucket']),
      body: [
        facts.founded
          ? `In ${facts.founded} five people met with buckets. By noon they were eleven.`
          : 'Five people met with buckets. By noon they were eleven.',
        'The buckets are the same. There are more hands now, a van, and a list on the wall that gets shorter and then longer again.',
      ],
    },
    donation: {
      title: pick('donation', ['What your gift does', 'Choose an amount']),
      lede: 'Nothing is charged on this page. We answer with the account details.',
      items: gifts,
      actions: [{ label: 'Donate', href: 'donation' }],
    },
    volunteer: {
      title: pick('volunteer', ['Lend a hand', 'An hour is plenty']),
      lede: 'Tell us when you have time and what you like doing.',
      items: points(cause.work.slice(0, 4)),
      actions: [{ label: 'Offer your help', href: 'volunteer' }],
    },
    form: {
      title: 'Lend a hand',
      lede: 'Name, telephone, when you have time. We call you.',
      actions: [{ label: 'Offer your help', href: 'form' }],
    },
    events: {
      title: pick('events', ['Next dates', 'Come along']),
      items: dated([
        ['14 March', 'Action day', 'Gloves and soup are provided.', 'From 9 in the morning'],
        ['28 March', 'Evening for newcomers', 'What we do, and what you could do.', 'Free'],
        ['9 May', 'Summer table', 'Long, loud, outdoors.', 'Bring a plate'],
        ['6 June', 'Open accounts', 'What came in, what went out, cake.', 'Everybody'],
      ]),
    },
    testimonials: {
      title: 'From people who came',
      items: reviews(facts, [
        ['I came for an hour. That was six years ago.', 'Volunteer'],
        ['They asked what I could do, not what I had.', 'Neighbour'],
        ['My children ask every week whether it is Saturday.', 'Family'],
      ]),
    },
    team: {
      title: 'Who answers',
      items: people(facts, [
        ['Chair', 'Brings people together and the meeting to an end.'],
        ['Volunteers', 'Finds a task for everyone.'],
        ['Money', 'Can account for every bucket.'],
      ]),
    },
    process: {
      title: 'How to begin',
      items: points([
        ['Write', 'Two lines.'],
        ['Come', 'To any date. Say it is your first.'],
        ['Try', 'With someone who knows the way.'],
        ['Decide', 'Once, sometimes, always.'],
      ]),
    },
    gallery: {
      title: 'Saturdays',
      items: pictures([
        ['Before', 'drop'],
        ['Boots', 'shoe'],
        ['Soup', 'bowl'],
        ['New trees', 'tree'],
        ['All of us', 'hands'],
        ['After', 'sun'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you come', 'Good questions']),
      items: questions([
        [
          'How much of my gift arrives?',
          'Ask for our accounts; they are open to everyone and read out once a year.',
        ],
        ['Do I get a receipt?', 'Yes, by mail, for the year.'],
        ['I have only an hour. Is that useful?', 'Very. Many of our tasks take exactly that.'],
        ['Can children help?', 'With a grown-up, yes. There is a task for every height.'],
        ['Can our company take part?', 'Gladly: a day with us, or a day of what you do best.'],
        ['How do I stop giving?', 'A line is enough. We say thank you and mean it.'],
      ]),
    },
    newsletter: {
      title: 'Dates and small news',
      lede: 'Once a month, with a list of what is needed.',
      actions: [{ label: 'Keep me informed', href: 'newsletter' }],
    },
    contact: {
      title: pick('contact', ['Write to us', 'A person answers']),
      lede: 'Help offered, help needed, questions: all of it is welcome.',
      items: contactItems(facts),
    },
    map: {
      title: 'Where we meet',
      lede: facts.place ? `In ${facts.place}, by the blue gate.` : 'By the blue gate.',
    },
    hours: {
      title: 'When someone is here',
      items: openingItems(facts, [opens(2, 2, 16, 19), opens(6, 6, 9, 13)]),
    },
    cta: {
      title: pick('cta', ['Saturday, nine o’clock?', 'One hour, or ten euros?']).replace(
        'ten euros',
        money(facts, 10),
      ),
      lede: 'Both help. The first comes with soup.',
      actions: [{ label: 'Lend a hand', href: 'volunteer' }],
    },
    jobs: {
      title: 'Paid, too',
      items: [
        {
          title: 'Coordinator',
          note: 'Part time',
          text: 'You keep the list and the spirits up.',
          sample: true,
        },
      ],
    },
  };
};

const plain: KindDefinition = {
  kind: 'nonprofit',
  schemaType: 'NGO',
  noun: 'charity',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'stats', 'services', 'donation', 'events', 'story', 'volunteer'],
    },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'story', 'team', 'faq'] },
    {
      role: 'donate',
      title: 'Donate',
      sections: ['page-header', 'donation', 'faq'],
      unless: /\b(?:club|museum|library|association|council|society|team|union|choir)\b/iu,
    },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'events'] },
  ],
  styles: ['organic', 'editorial', 'retro', 'botanical', 'swiss', 'cream', 'high-contrast'],
  art: ['hands', 'tree', 'heart', 'river'],
  action: { label: 'Donate', to: 'donation' },
  content,
};

const trades = [
  ...villageLife.filter(({ noun }) => noun !== 'celebrant'),
  ...stages.filter(({ noun }) => noun === 'theatre'),
  ...roofsAndNeighbours.filter(({ noun }) => ['repair café', 'bike kitchen', 'toy library'].includes(noun)),
  ...societies,
  ...learningCauses,
  ...causes,
  ...clubs,
  ...performers.filter(({ noun }) => noun === 'choir' || noun === 'orchestra'),
];

/** Causes that what a group does tells, where it calls itself no more than a charity. */
const telling = [
  ...learningCauses,
  ...rescues.filter(({ noun }) => noun !== 'charity' && noun !== 'annual report'),
];

// A ball brings no dog where people play with it, and a candle no soap where they pray.
const ownPictures = new Set([
  'sports club', 'sports league', 'rowing club', 'tennis club', 'church', 'residents\' association', 'candidate', 'campaign',
]); // prettier-ignore

const withOwnPictures = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const fitted = definition.fit?.(brief) ?? {};
    const [subject] = fitted.art ?? [];
    return ownPictures.has(fitted.noun ?? '') && subject !== undefined ? { ...fitted, subject } : fitted;
  },
});

/** Charities, communities of faith, clubs, museums, campaigns. */
export const nonprofit = withOwnPictures(
  withTrades(plain, (brief) => {
    // "Annual report for our charity": what is asked for, before whose it is.
    const asked =
      /^(?:.{0,40}?\b)?(?:annual|impact) (?:report|review|page)\b|^(?:.{0,30}\b)?year in review\b/iu.test(
        brief.prompt,
      );
    if (asked) return causes.find(({ noun }) => noun === 'annual report');
    const found = findOpened(brief, foundByNameOrNight) ?? findTrade(brief, trades);
    return found?.noun === 'charity' ? (findTrade({ ...brief, offer: null }, telling) ?? found) : found;
  }),
);
