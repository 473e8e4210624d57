import type { ContentItem, SectionContent } from '../../content';
import { dated } from '../parts/dated';
import { people, reviews } from '../parts/people';
import { pictures } from '../parts/pictures';
import { points } from '../parts/points';
import { capitalise } from '../parts/weave';
import { notesFor } from './posts-by-trade';
import { topicTitle, type Topic } from './topic';

/** What a business may write of which nothing is known. */
const usualNotes: readonly ContentItem[] = [
  {
    title: 'What people ask us most',
    value: '4 March',
    note: '3 min read',
    text: 'The same questions come up again and again. Here are the long answers.',
    sample: true,
    list: [
      'The first question is always about time. The honest answer is that it depends on how much is decided already.',
      'The second is about money. We would rather name a range on the first call than a surprise on the last.',
      'The rest are better asked in person, which is what the telephone is for.',
    ],
  },
  {
    title: 'How we prepare',
    value: '11 February',
    note: '2 min read',
    text: 'Most of the work is done before anyone sees it.',
    sample: true,
    list: [
      'There is a list, and it is gone through every time.',
      'Everything on it was forgotten by somebody, once.',
    ],
  },
  {
    title: 'Before you write to us',
    value: '20 January',
    note: '2 min read',
    text: 'What helps us to give you a good answer.',
    sample: true,
    list: [
      'Say what it is for. That changes more than the size or the date.',
      'And ask early: there is more to choose from.',
    ],
  },
];

/** What any business shows: pictures, people, voices, writing. */
export const showingSections = (topic: Topic) => {
  const { facts } = topic;
  const { name, pick } = facts;
  const subjects =
    topic.phrases.length > 1
      ? topic.phrases.map(capitalise)
      : [topicTitle(topic), 'Behind the scenes', 'On the day'];
  const scenes = pictures(
    [
      ...subjects.slice(0, 4),
      'Getting ready',
      'A quiet moment',
      'The place itself',
      'Friends of the house',
    ].map((title) => [title, title]),
  ).slice(0, 6);
  const notes = notesFor([facts.offer ?? '', topic.noun, facts.brief.kind.value]).map(
    ({ title, text, goesOn, value }): ContentItem => ({
      title,
      text,
      value,
      note: '1 min read',
      list: [goesOn],
      sample: true,
    }),
  );
  return {
    gallery: {
      title: pick('gallery', ['A look around', 'Seen with us', 'What it looks like']),
      items: scenes,
    },
    portfolio: { title: 'Selected work', items: scenes.map((item) => ({ ...item, group: 'Work' })) },
    'case-study': {
      title: 'One request, start to end',
      body: [
        'It begins with a short message and a date. We ask back, make a plan and keep to it.',
        'At the end we go through it together: what was agreed, what was done, and what it cost.',
      ],
    },
    testimonials: {
      title: pick('reviews', ['What people tell us afterwards', 'In their own words', 'Kind words']),
      items: reviews(facts, [
        [
          'They asked the right questions, then did exactly what they had said they would.',
          'First time with us',
        ],
        ['Friendly, prepared and on time. I would ask them again tomorrow.', 'Came with the family'],
        ['You notice that they like what they do. Everyone around noticed it too.', 'Organiser'],
      ]),
    },
    team: {
      title: pick('team', ['Who you will meet', 'The people']),
      items: people(facts, [
        ['Founder', 'Answers most messages, usually before breakfast.'],
        ['Planning', 'Knows what has to be where, and when.'],
        ['On site', 'The first to arrive and the last to leave.'],
      ]),
    },
    'before-after': {
      title: 'Before and after',
      // What is shown is the site's own subject: no door stands for a dog.
      items: [
        { title: 'How it was', group: 'First example' },
        { title: 'How it is now', group: 'First example' },
      ],
    },
    video: { title: 'See it move', lede: 'A short look at what we do.' },
    social: {
      title: 'Day to day',
      items: facts.brief.social.map(({ value }) => ({ title: value })),
    },
    posts: {
      title: pick('posts', ['Notes', 'Latest writing']),
      items: notes.length > 0 ? notes : usualNotes,
    },
    article: {
      title: 'What people ask us most',
      lede: 'The same questions come up every week. Here are the long answers.',
      body: [
        'The first question is always about time. The honest answer is that it depends on how much is decided already.',
        'The second is about money. We would rather name a range on the first call than a surprise on the last.',
        'The rest are better asked in person, which is what the telephone is for.',
      ],
    },
    timeline: {
      title: 'How we got here',
      items: [
        ...(facts.founded ? [{ value: String(facts.founded), title: `${name} begins` }] : []),
        ...dated([
          ['First year', 'A handful of requests', 'Mostly from people we knew.'],
          ['Then', 'A place of our own', 'With room for everything that used to live in the hallway.'],
          ['Today', 'Still the same idea', 'More of it, and better prepared.'],
        ]),
      ],
    },
    skills: {
      title: 'What we bring',
      items: points([
        ['Planning', 'Dates, people, things: in the right place.'],
        ['Craft', 'Practised until it looks easy.'],
        ['Patience', 'For questions, weather and children.'],
      ]),
    },
    languages: { title: 'We speak', items: [{ title: 'English', note: 'fluent', sample: true }] },
    links: {
      title: 'Find more',
      items: [
        { title: 'What we do', action: { label: 'What we do', href: 'services' } },
        { title: 'Get in touch', action: { label: 'Get in touch', href: 'contact' } },
      ],
    },
    teacher: {
      title: 'Your teacher',
      items: people(
        facts,
        [['Teacher', 'Teaches the way they wish they had been taught: slowly, then all at once.']],
        'teacher',
      ),
    },
    curriculum: {
      title: 'What you learn',
      items: [
        { title: 'First steps', note: 'Week 1', list: ['What you need', 'A first try', 'What went well'] },
        {
          title: 'The basics, properly',
          note: 'Weeks 2 and 3',
          list: ['The three moves', 'Common mistakes', 'Practice at home'],
        },
        {
          title: 'On your own',
          note: 'Week 4',
          list: ['Your own piece', 'Feedback', 'Where to go from here'],
        },
      ],
    },
    jobs: {
      title: 'Work with us',
      lede: 'Ask about a post, or about one that you miss here.',
      items: [
        {
          title: 'Assistant',
          note: 'Part time',
          text: 'Two days a week, including some Saturdays. You will learn everything.',
          sample: true,
        },
        {
          title: 'Planner',
          note: 'Full time',
          text: 'You keep the calendar, the calls and the calm.',
          sample: true,
        },
      ],
    },
    speakers: {
      title: 'Who will speak',
      items: people(
        facts,
        [
          ['Opening', 'Sets the question that the day will turn over.'],
          ['Practice', 'Shows how it is done, mistakes included.'],
          ['Closing', 'Draws the threads together and lets everyone go home.'],
        ],
        'speakers',
      ),
    },
  } satisfies Record<string, SectionContent>;
};
