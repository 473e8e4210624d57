import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { introduction } from './parts/introduction';
import { dated } from './parts/dated';
import { reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { capitalise, inPlace, kicker } from './parts/weave';
import { plainCraft as craft } from './portfolio-crafts';
import { findStray, findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { handsBehind } from './trades/hands-behind';
import { makers } from './trades/makers';
import { performers } from './trades/performers';
import { professionals } from './trades/professionals';
import { wordsForOthers } from './trades/words-for-others';
import { foundByName } from './trades/found-by-name';

/** What any portfolio may say. */
export const plainPortfolio = (facts: Facts): Bank => {
  const { pick } = facts;
  const works = craft.works.map(([title, group, text, motif]): ContentItem => ({
    title,
    group,
    text,
    art: motif,
    sample: true,
  }));
  return {
    hero: {
      kicker: kicker(facts, capitalise(facts.offer && facts.offer.length < 40 ? facts.offer : craft.trade)),
      title: pick('hero', craft.headlines),
      lede: craft.lede,
      actions: [
        { label: pick('hero-action', ['See the work', 'Look at the work']), href: 'portfolio' },
        { label: 'Write to me', href: 'contact' },
      ],
    },
    portfolio: {
      title: pick('work', ['Selected work', 'Things I am glad to show', 'Recent work']),
      lede: 'Filter by kind, or scroll as you would through a drawer.',
      items: works,
    },
    gallery: { title: 'Pictures of the work', items: works },
    'case-study': {
      title: craft.works[0]?.[0] ?? 'One piece, up close',
      lede: craft.works[0]?.[2] ?? '',
      body: [
        'The brief was one sentence long and contained the word “simple” twice. We spent the first week finding out what it meant.',
        'Three sketches were wrong in useful ways. The fourth was drawn on a train and changed very little afterwards.',
        'What I would keep: the first constraint. What I would do differently: ask the people at the counter sooner.',
      ],
    },
    about: {
      title: pick('about', ['About me', 'A short introduction', 'Who makes this']),
      body: [
        `${introduction(facts)}, ${/^[aeiou]/u.test(craft.trade) ? 'an' : 'a'} ${craft.trade}${inPlace(facts)}. I work alone most days and with good people on the others.`,
        'I like briefs that contradict themselves, materials that resist a little, and finishing.',
      ],
    },
    services: {
      title: pick('services', ['What you can ask me for', 'Working together']),
      items: withPhrases(facts, points(craft.offers), [
        'Tell me the size of it, and I tell you the time it takes.',
        'A clear start, a clear end, sketches in between.',
      ]),
    },
    features: { title: 'What I bring', items: points(craft.offers) },
    process: {
      title: 'How it goes',
      items: points([
        ['A conversation', 'What it is for, who it is for, what it must not be.'],
        ['Rough versions', 'Early, cheap and plenty of them.'],
        ['The real thing', 'One direction, taken all the way.'],
        ['Handing over', 'Files, notes, and an answer when something breaks.'],
      ]),
    },
    timeline: {
      title: 'Up to now',
      items: dated([
        ['Now', 'Taking on new work', 'Write, and you hear when there is time for it.'],
        ['Before', 'What you see on this page', 'Some of it asked for, some made because it had to be.'],
        ['Earlier', 'Learning how', 'Mostly by doing it again.'],
      ]),
    },
    skills: {
      title: 'Tools and habits',
      items: points([
        ['By hand', 'Pencil, paper, scissors.'],
        ['On screen', 'What the job needs, nothing exotic.'],
        ['With people', 'Listening, sketching while listening.'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['From people I worked with', 'They said']),
      items: reviews(facts, [
        ['Understood in one call what we had failed to explain in three.', 'Client'],
        ['Delivered early, which made us all nervous until we saw it.', 'Editor'],
        ['Works quietly and hits hard.', 'Collaborator'],
      ]),
    },
    pricing: {
      title: 'Ways to work together',
      items: plans(
        facts,
        [
          ['A day', 420, 'For one question.', ['Notes beforehand', 'Six focused hours', 'A summary']],
          ['A project', 3200, 'From brief to finished.', ['Concept', 'Two rounds', 'Final files'], 'Usual'],
          [
            'By the month',
            1500,
            'When you want someone to call.',
            ['Four days', 'Priority', 'No notice period'],
          ],
        ],
        { label: 'Ask about dates', to: 'contact' },
      ),
    },
    faq: {
      title: 'Asked often',
      items: questions([
        [
          'Are you taking on work?',
          'Usually with a few weeks’ notice. Write with dates and I answer honestly.',
        ],
        [
          'How do you price?',
          'By project, after a conversation. The number in the offer is the number on the invoice.',
        ],
        ['Do you work remotely?', 'Yes, and I come by when the thing has to be touched.'],
        ['Who owns the result?', 'You get the rights agreed in the offer; I keep the right to show it here.'],
        [
          'How many rounds are included?',
          'Two, which is almost always enough if we talk properly at the start.',
        ],
        ['Can I buy something you have shown?', 'Often. Ask for the piece by name.'],
      ]),
    },
    events: {
      title: 'Where to see it',
      items: dated([
        ['14 March', 'Open studio', 'Work in progress, tea in mugs.', 'Free'],
        ['2 May', 'Talk and drawing table', 'Half talking, half making.', 'Twenty places'],
        ['20 June', 'Group show, opening', 'Come early, it is a small room.', 'From 6 in the evening'],
      ]),
    },
    posts: {
      title: 'Notes',
      items: [
        {
          title: 'The third sketch',
          value: '8 March',
          note: '3 min read',
          text: 'Why I never show the first.',
          sample: true,
          list: [
            'The first sketch is what everyone would do. The second is a joke about the first.',
            'By the third you have run out of excuses, and something begins.',
          ],
        },
        {
          title: 'On being quick',
          value: '17 February',
          note: '2 min read',
          text: 'It takes a long time.',
          sample: true,
          list: [
            'People pay for an hour and get ten years.',
            'I try to make both look effortless, and fail at one of them.',
          ],
        },
        {
          title: 'Tools I gave away',
          value: '20 January',
          note: '2 min read',
          text: 'A short list, with reasons.',
          sample: true,
          list: ['The expensive pen: too careful with it.', 'The second screen: it was always full of mail.'],
        },
      ],
    },
    contact: {
      title: pick('contact', ['Tell me what you are making', 'Say hello', 'Write to me']),
      lede: 'A few lines are enough. I answer everything that is not a newsletter.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Have something unfinished?', 'Shall we make something?']),
      lede: 'Send it as it is. Rough is fine.',
      actions: [{ label: 'Write to me', href: 'contact' }],
    },
  };
};

const plain: KindDefinition = {
  kind: 'portfolio',
  schemaType: 'ProfilePage',
  noun: 'portfolio',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'portfolio', 'about', 'services', 'contact'] },
    { role: 'work', title: 'Work', sections: ['page-header', 'portfolio', 'case-study', 'cta'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'timeline', 'testimonials'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  styles: ['swiss', 'editorial', 'minimal', 'neo-brutalist'],
  art: ['brush', 'pencil', 'frame', 'portrait'],
  action: { label: 'See the work', to: 'portfolio' },
  content: plainPortfolio,
};

const trades = [...performers, ...makers, ...professionals];

/** People who show their work, or themselves: artists, performers, designers, developers, writers. */
export const portfolio = withTrades(
  plain,
  (brief) =>
    findStray(brief, [...foundByName, ...handsBehind, ...wordsForOthers]) ?? findTrade(brief, trades),
);
