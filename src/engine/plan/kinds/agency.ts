import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { agencyOffers } from './agency-offers';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { forAudience, inPlace, kicker } from './parts/weave';
import { firmSheets } from './sheets/office-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { eventPlanners } from './trades/event-planners';
import { forFamilies, weekendsBeforeWeddings } from './trades/for-families';
import { handsBehind } from './trades/hands-behind';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const offers = agencyOffers(facts);
  return {
    hero: {
      kicker: kicker(facts, 'Agency'),
      title: pick('hero', [
        'Say less, and have it heard',
        'Work that earns its second look',
        'Known for one thing, by the right people',
        'Ideas that survive the meeting',
      ]),
      lede: pick('lede', [
        `${name} helps people with something good get it noticed${forAudience(facts)}: a clear idea, made well and measured honestly.`,
        'We find the sentence, make the thing and look at what it did. Then we do the next one better.',
      ]),
      actions: [
        { label: 'See the work', href: 'portfolio' },
        { label: pick('hero-action', ['Talk to us', 'Start a conversation']), href: 'contact' },
      ],
    },
    services: {
      title: pick('services', ['What we do, and do well', 'Come to us for this']),
      lede: 'Take one part or the whole road.',
      items: withPhrases(
        facts,
        offers,
        [
          'A small senior team, from the first call to the last file.',
          'Planned with you, made by us, measured together.',
          'One person responsible, and you have their number.',
        ],
        4,
      ),
    },
    features: {
      title: 'How we are different to work with',
      items: points([
        ['The people you meet do the work', 'Nobody vanishes after the pitch.', 'hands'],
        ['One page a week', 'What was done, what comes next, what it cost.', 'document'],
        ['We argue for the idea', 'And drop it when you have a better one.', 'lamp'],
      ]),
    },
    portfolio: {
      title: pick('work', ['Recent work', 'Proof, in pictures']),
      lede: 'A few projects as we would show them across a table.',
      items: (
        [
          ['A quarry that became a park', 'Campaign', 'Posters cut from the stone’s own colours.', 'hills'],
          ['Bread by subscription', 'Identity', 'Packaging that keeps the crust.', 'loaf'],
          ['A night train returns', 'Film', 'Two minutes, one conductor.', 'railway'],
          ['The library stays open', 'Campaign', 'Ten thousand overdue letters.', 'books'],
          ['Soap for mechanics', 'Identity', 'Named in the workshop.', 'soap'],
          ['Choir seeks basses', 'Web', 'A site that sings when you type low.', 'microphone'],
        ] as const
      ).map(([title, group, text, motif]) => ({ title, group, text, art: motif, sample: true })),
    },
    'case-study': {
      title: 'Bread by subscription',
      lede: 'From a queue on Saturdays to a list of regulars.',
      body: [
        'The question: how does a bakery with one oven grow without a second one?',
        'The idea: sell the habit, not the loaf. A box with your name on it, filled each Friday, and a letter from the baker.',
        'What happened: the queue grew shorter and the oven stayed full.',
      ],
      items: figures([
        ['3', 'weeks from idea to first box'],
        ['1', 'oven, still'],
        ['0', 'leaflets printed'],
      ]),
    },
    about: {
      title: pick('about', ['A short table and a long view', 'Who we are']),
      body: [
        `${name} is a small agency${inPlace(facts)}. Strategy, design and production sit at the same table, which saves a great many meetings.`,
        'We take on few clients at a time, keep most of them for years, and say no when we would not be proud of the result.',
      ],
    },
    process: {
      title: pick('process', ['From first call to launch', 'How we get there']),
      items: points([
        ['Listen', 'Two days with your people, your customers and your complaints.'],
        ['Decide', 'One sentence everyone signs.'],
        ['Make', 'In the open, every Friday on your desk.'],
        ['Learn', 'What moved, what did not, what next.'],
      ]),
    },
    team: {
      title: pick('team', ['At the table', 'The people you will meet']),
      items: people(facts, [
        ['Strategy', 'Asks the question after the question.'],
        ['Creative direction', 'Throws away the first nine.'],
        ['Design', 'Draws in meetings, listens anyway.'],
        ['Production', 'Knows a printer who owes us a favour.'],
      ]),
    },
    logos: {
      title: 'We work best with',
      items: [
        'Family firms',
        'Museums',
        'Food makers',
        'Young software teams',
        'City departments',
        'Charities',
      ].map((title) => ({ title })),
    },
    stats: {
      title: 'How we count',
      items: figures([
        ['12', 'clients at a time'],
        ['6', 'years, the usual stay'],
        ['1', 'page of reporting'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['After the launch', 'Clients, unprompted']),
      items: reviews(facts, [
        ['They talked us out of the campaign we asked for, and were right.', 'Managing director'],
        ['Every Friday there was something to look at. Every Friday.', 'Head of marketing'],
        ['Our own people repeat the sentence now.', 'Founder'],
      ]),
    },
    pricing: {
      title: 'How we charge',
      items: plans(
        facts,
        [
          [
            'Sprint',
            4800,
            'One question, two weeks.',
            ['Workshop', 'Concept', 'A plan you can use without us'],
          ],
          [
            'Project',
            18000,
            'From idea to launch.',
            ['Strategy', 'Design', 'Production', 'Measurement'],
            'Usual',
          ],
          ['Year', 3900, 'We stay beside you.', ['A fixed team', 'Monthly page', 'No surprises']],
        ],
        { label: 'Ask for an offer', to: 'contact' },
      ),
    },
    faq: {
      title: 'Before the first call',
      items: questions([
        [
          'What size of client do you take?',
          'From three people to three hundred. What matters is that someone can decide.',
        ],
        [
          'How do you price?',
          'Fixed for projects, monthly for long work. You know the number before we begin.',
        ],
        ['Do you pitch for free?', 'No, but we talk for free, and that usually tells both sides enough.'],
        ['Can you work with our own team?', 'Gladly. We take the part that is missing.'],
        ['How soon can you start?', 'Sprints within two weeks. Larger projects next month, as a rule.'],
        ['Who owns the work?', 'You do, once it is paid. Source files included.'],
      ]),
    },
    posts: {
      title: 'What we are thinking about',
      items: [
        {
          title: 'Nobody wants content',
          value: '5 March',
          note: '4 min read',
          text: 'They want the answer, and then to go home.',
          sample: true,
          list: [
            'We counted what a customer kept: two letters out of fifty-two.',
            'Both answered a question they had asked. The other fifty answered ours.',
          ],
        },
        {
          title: 'The meeting as a medium',
          value: '14 February',
          note: '3 min read',
          text: 'If the idea dies there, it was not the idea’s fault.',
          sample: true,
          list: [
            'Show one thing. Say what it is for. Stop talking.',
            'Silence is the first honest reaction; do not fill it.',
          ],
        },
        {
          title: 'Small budgets, good manners',
          value: '23 January',
          note: '3 min read',
          text: 'What we do differently when there is little money.',
          sample: true,
          list: [
            'We do fewer things, and each one entirely.',
            'Half a film is no film. A very good poster is a very good poster.',
          ],
        },
      ],
    },
    contact: {
      title: pick('contact', ['Tell us where it hurts', 'Start a conversation']),
      lede: 'Two lines about what you make and what should change.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Got a good thing nobody knows?', 'Lunch?']),
      lede: 'One hour, no slides.',
      actions: [{ label: 'Talk to us', href: 'contact' }],
    },
    jobs: {
      title: 'Work with us',
      items: [
        { title: 'Designer', note: 'Full time', text: 'You draw before you open the laptop.', sample: true },
        { title: 'Strategist', note: 'Four days', text: 'You write short.', sample: true },
      ],
    },
    quote: {
      title: 'Tell us about the project',
      lede: 'We answer with questions, then with a number.',
      items: offers.map(({ title }) => ({ title })),
      actions: [{ label: 'Send the brief', href: 'quote' }],
    },
  };
};

const usualAgency: KindDefinition = {
  kind: 'agency',
  schemaType: 'ProfessionalService',
  noun: 'agency',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'portfolio', 'process', 'testimonials', 'team', 'cta'],
    },
    { role: 'work', title: 'Work', sections: ['page-header', 'portfolio', 'case-study', 'cta'] },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'process', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  styles: ['swiss', 'bento', 'editorial', 'gradient'],
  art: ['megaphone', 'lamp', 'chart', 'pencil'],
  action: { label: 'Talk to us', to: 'contact' },
  content,
};

/** Marketing, media, web and event agencies. */
export const agency: KindDefinition = withTrades(withSheets(usualAgency, firmSheets, []), (brief) =>
  findStray(brief, [...forFamilies, ...weekendsBeforeWeddings, ...eventPlanners, ...handsBehind]),
);
