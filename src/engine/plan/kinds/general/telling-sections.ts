import type { ContentItem, SectionContent } from '../../content';
import { figures } from '../parts/figures';
import { exampleFigures } from './example-figures';
import { points } from '../parts/points';
import { withPhrases } from '../parts/phrase-items';
import { capitalise, forAudience, inPlace, kicker } from '../parts/weave';
import { topicTitle, withArticle, type Topic } from './topic';

const serviceLines = [
  'Tell us when and where, and we plan the rest around it.',
  'For one person or for many. We ask first, then suggest what fits.',
  'You get a clear price and a clear answer before anything begins.',
  'Prepared properly beforehand, so that the day itself is easy.',
  'New to it? We explain every step in plain words.',
  'Say what matters to you about it, and we begin there.',
];

/** "Cob ovens, garden walls": two or three of the things told, as one line. */
const listed = ({ facts }: Topic): readonly string[] => {
  const names = facts.brief.items
    .filter(({ value }) => value.section === 'services' || value.section === 'products')
    .map(({ value }) => value.name);
  if (names.length < 2) return [];
  const [first = '', ...rest] = names.slice(0, 3);
  const line = [
    capitalise(first),
    ...rest.map((name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())),
  ];
  const last = line.pop();
  const whole = `${line.join(', ')} and ${last ?? ''}`;
  return whole.length <= 58 ? [whole] : [];
};

const headlines = (topic: Topic): readonly string[] => {
  const { facts, phrases, offer } = topic;
  const short = phrases.filter((phrase) => phrase.length <= 52).map(capitalise);
  const place = facts.place && !offer.includes(facts.place) ? inPlace(facts) : '';
  // "A team in Devon" says nothing; what they say they do stands first, and else that one may ask.
  if (!topic.isTold)
    return [
      ...short.slice(0, 3),
      ...listed(topic),
      ...(facts.brief.name === null ? [] : [`${facts.name}${place}`]),
      'Ask, and you get an answer',
    ].slice(0, 3);
  const asked = [
    `Looking for ${withArticle(offer)}?`,
    `Meet your ${offer}`,
    `${capitalise(withArticle(offer))}${place}`,
  ];
  return [...short.slice(0, 3), ...asked.filter((title) => title.length <= 58)];
};

const lede = (topic: Topic): string => {
  const { facts, sentence, phrases } = topic;
  const offers = phrases.slice(0, 3).map((phrase) => `${capitalise(phrase)}.`);
  const rest = facts.pick('general-lede', [
    'Tell us what you have in mind and we say plainly what is possible.',
    'Look around, then write or call. A person answers.',
    'Here is what we do, what it costs and how to reach us.',
  ]);
  return [sentence, ...offers, rest].join(' ');
};

type Offers = readonly (readonly [title: string, text: string])[];

const shapes: readonly (readonly [RegExp, Offers])[] = [
  [
    /\b(?:walks?|tours?|evenings?|nights?|days?|trips?|rides?|experiences?|workshops?|class(?:es)?|courses?|retreats?|tastings?|lessons?|holidays|visits?)$/iu,
    [
      ['Open dates', 'Come alone or with someone, and join a small group.'],
      ['Private groups', 'Your people, your date, your pace.'],
      ['Schools and firms', 'Planned with you, for the age and the time you have.'],
      ['Gift vouchers', 'For someone who should have a day like this.'],
    ],
  ],
  [
    /\b(?:hire|rentals?|rent)\b/iu,
    [
      ['For a day', 'Collected or brought, as we agree.'],
      ['For a weekend', 'Time enough to use it properly.'],
      ['Brought and fetched', 'We bring it, show how it works and take it home again.'],
    ],
  ],
  [
    /(?:\b(?:makers?|smiths?|carvers?|weavers?|printers?|binders?|turners?|builders?)|(?<!er|or|ist|ian|ive|s|u)s)$/iu,
    [
      ['Made to order', 'For your measure, your colours and your date.'],
      ['Ready to take', 'Ask which finished pieces there are.'],
      ['As a present', 'Wrapped, with a card, and sent if it has to travel.'],
      ['Repairs', 'What was made here can come back to be mended.'],
    ],
  ],
];

const anyone: Offers = [
  ['A first conversation', 'What you need, by when and for whom.'],
  ['Made to measure', 'No two requests are alike, so we start with yours.'],
  ['Advice you can use', 'Bring the half-finished idea. You leave with a next step and a rough price.'],
];

const services = (topic: Topic): readonly ContentItem[] => {
  const usual = shapes.find(([shape]) => shape.test(topic.offer))?.[1] ?? anyone;
  return withPhrases(topic.facts, points(usual), serviceLines, Math.max(3, usual.length));
};

/** What any business says of itself: the opening, what it does, how, why. */
export const tellingSections = (topic: Topic) => {
  const { facts } = topic;
  const { name, pick } = facts;
  return {
    nav: { title: name },
    announcement: {
      title: pick('news', ['We are taking new requests', 'Dates for the coming season are open']),
    },
    hero: {
      kicker: topic.isTold ? kicker(facts, topicTitle(topic)) : (facts.place ?? facts.name),
      title: pick('headline', headlines(topic)),
      lede: lede(topic),
      actions: [
        {
          label: pick('ask', ['Ask what is possible', 'Tell us your plan', 'Get in touch']),
          href: 'contact',
        },
        { label: 'See what we do', href: 'services' },
      ],
    },
    'page-header': { title: name, lede: topic.sentence },
    logos: {
      title: 'Who comes to us',
      items: ['Families', 'Schools', 'Small firms', 'Neighbours', 'Event teams', 'Clubs'].map((title) => ({
        title,
      })),
    },
    features: {
      title: pick('features', ['What you can count on', 'How we work', 'The parts that matter']),
      items: points([
        ['One person to talk to', 'You know whom to ask, from the first message on.', 'portrait'],
        [
          'A price before the start',
          'You know what it costs and what it covers before you say yes.',
          'scales',
        ],
        ['Honest about limits', 'If we are not the right people for it, we say so.', 'hands'],
        ['Questions welcome', 'Before, during and afterwards.', 'chat'],
      ]),
    },
    services: {
      title: pick('services', ['What you can ask us for', 'Here is what we do', 'Come to us for this']),
      lede: `Everything ${name} offers${forAudience(facts)}, in a few lines.`,
      items: services(topic),
    },
    about: {
      title: pick('about', ['Who is behind this', `The people of ${name}`, 'A few words about us']),
      body: [
        topic.sentence,
        'Ask us anything about it, and you get an answer in plain words.',
        'You hear what is possible, when, and what it costs before you decide.',
      ],
      actions: [{ label: 'Get in touch', href: 'contact' }],
    },
    story: {
      title: pick(
        'story',
        facts.founded ? ['How it began', 'From an idea to this'] : ['What it is about', 'In our words'],
      ),
      body: [
        facts.founded ? `${name} began in ${facts.founded}${inPlace(facts)}.` : topic.sentence,
        'Every request begins in the same way: somebody says what they have in mind, and we say what we can do about it.',
      ],
    },
    process: {
      title: pick('process', [
        'From first word to finished',
        'Four steps, no surprises',
        'This is how it goes',
      ]),
      items: points([
        ['You tell us', 'What, when, where, for how many. A few lines are enough.'],
        ['We answer with a plan', 'What we suggest, what it costs and what we need from you.'],
        ['We prepare', 'Everything is agreed before it begins.'],
        ['It happens', 'And you can ask afterwards, too.'],
      ]),
    },
    stats: exampleFigures(facts) ?? {
      title: 'In numbers',
      items: figures([
        ['1', 'message to begin with'],
        ['1', 'price, before you decide'],
        ['0', 'obligations until you say yes'],
      ]),
    },
    values: {
      title: pick('values', ['What we hold to', 'Three rules of the house']),
      items: points([
        ['Say what is true', 'About prices, about time and about what we cannot do.'],
        ['Leave it better', 'The place, the thing, the day: better than we found it.'],
        ['Stay reachable', 'You can ask afterwards too. That is part of the work.'],
      ]),
    },
    text: {
      title: 'In short',
      body: [topic.sentence, ...topic.phrases.slice(0, 4).map((phrase) => `${capitalise(phrase)}.`)],
    },
    audience: {
      title: 'Who it is for',
      items: points([
        ['You are just starting', 'We begin where you are.'],
        ['You know what you want', 'Then we get to it without detours.'],
        ['You plan for others', 'A school, a firm, a family: we talk through what suits everyone.'],
      ]),
    },
    cta: {
      title: pick('cta', [
        'Have something in mind?',
        'Ask while you think of it',
        'Shall we talk about yours?',
      ]),
      lede: 'Two lines are enough for a first answer.',
      actions: [{ label: 'Write to us', href: 'contact' }],
    },
    footer: { title: name, lede: `${topicTitle(topic)}${inPlace(facts)}` },
  } satisfies Record<string, SectionContent>;
};
