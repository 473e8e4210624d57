import { asManyEpisodes } from './more-episodes';
import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { people, reviews } from './parts/people';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';

/** Whether what is written is spoken: a podcast has episodes and hosts, a blog pieces and somebody who writes. */
export const isPodcast = ({ offer, prompt, language }: Brief): boolean => {
  if (language.value !== 'en') return false;
  const told = offer?.value ?? '';
  // "Podcast about deep sea biology": there the offer is what it speaks of.
  const opening = prompt.split(/[.!?\n]/u, 1)[0] ?? '';
  return (
    spoken.test(told) || (!written.test(told) && spoken.test(opening.replace(/\bno podcasts?\b/giu, '')))
  );
};

const about =
  /\b(?:podcast|(?:radio|weekly|monthly|daily|fortnightly|audio|talk|interview)\s(?:show|series)|conversations|interviews)(?:\s(?:site|website|page))?,?\s(?:about|on)\s(?<subject>(?:the\s)?\p{L}[\p{L}\d’'& -]{2,50}?)(?=\s(?:called|named|hosted|with|for|in|by|from)\b|[,.;:!\n]|$)/iu;
const spoken = /\bpodcasts?\b|\bradio show\b/iu;
const written = /\b(?:blog|magazine|journal|newsletter|zine|newspaper|recipes?|essays)\b/iu;

const episodes: readonly (readonly [title: string, length: string, text: string, art: string])[] = [
  [
    'The one where we begin',
    '38 min',
    'Who we are, why there are microphones, and what went wrong first.',
    'microphone',
  ],
  [
    'Questions from the kitchen',
    '44 min',
    'You asked, we tried to answer without looking anything up.',
    'cup',
  ],
  [
    'A guest who knows better',
    '51 min',
    'Somebody who has done it for thirty years corrects us, kindly.',
    'headphones',
  ],
  ['On the road, badly recorded', '33 min', 'Wind, a closed café, and the best story so far.', 'map'],
];

const items: readonly ContentItem[] = episodes.map(([title, note, text, art], at) => ({
  title,
  value: `Episode ${episodes.length - at}`,
  note,
  text,
  art,
  list: [text],
  sample: true,
}));

/** What a podcast says in place of a blog's words. */
export const podcastCopy = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const subject = about.exec(facts.brief.prompt)?.groups?.['subject'];
  const shown = asManyEpisodes(items, facts.brief);
  const first = shown[0];
  return {
    hero: {
      kicker: kicker(facts, 'Podcast'),
      title: pick('hero', [
        'Put the kettle on and listen',
        'Company for the washing-up',
        'Talk worth a longer walk',
      ]),
      lede: `${name} is ${subject === undefined ? `a conversation${inPlace(facts)} for you` : `about ${subject}: talk${inPlace(facts)} for you`} to sit in on. Start with the newest episode or at the very beginning.`,
      actions: [
        { label: pick('hero-action', ['Hear the latest', 'Start listening']), href: 'posts' },
        { label: 'Who is talking', href: 'about' },
      ],
    },
    posts: { title: pick('posts', ['Episodes', 'Latest episodes']), items: shown },
    article: {
      kicker: [first?.value, first?.note].filter(Boolean).join(', '),
      title: first?.title ?? 'First episode',
      lede: first?.text ?? '',
      body: ['What we talk about, who was there, and the links we promised stand here, under every episode.'],
      actions: [{ label: 'All episodes', href: 'posts' }],
    },
    about: {
      title: 'Who is talking',
      body: [
        `${name} is made at a table with two microphones and too many biscuits.`,
        'We talk the way we talk anyway, and cut out the parts where we look for the biscuits.',
      ],
    },
    links: {
      title: 'Listen where you listen',
      items: [
        { title: 'In the app you have', note: 'Look for us by name' },
        { title: 'Here, on this page', action: { label: 'Listen', href: 'posts' } },
      ],
    },
    team: {
      title: 'The voices',
      items: people(facts, [
        ['Asks', 'The question you would have asked, a second before you.'],
        ['Knows', 'Has read the footnotes, and laughs at them.'],
        ['Cuts', 'Takes out the best part, and puts it back.'],
      ]),
    },
    testimonials: {
      title: 'What listeners write',
      items: reviews(facts, [
        ['I drove round the block twice to hear the end.', 'Listener'],
        ['You laugh where I would have cried. Keep it in.', 'Listener'],
        ['My dog now gets longer walks, and neither of us minds.', 'Listener'],
      ]),
    },
    newsletter: {
      title: 'A note when there is a new episode',
      lede: 'One mail for each episode, nothing else.',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
    faq: {
      title: 'Asked by listeners',
      items: questions([
        ['Where can I listen?', 'Here, and wherever you get your podcasts.'],
        ['Can I suggest a subject?', 'Please. Write, and say why it keeps you awake.'],
        ['Can I be a guest?', 'Perhaps. Tell us in three sentences what you would talk about.'],
        ['Are there transcripts?', 'Ask for the episode you need, and we send it.'],
      ]),
    },
    contact: { title: 'Talk back', lede: 'Questions, corrections, stories.', items: contactItems(facts) },
    cta: {
      title: 'Got forty minutes?',
      lede: 'The newest episode is a good place to begin.',
      actions: [{ label: 'Hear the latest', href: 'posts' }],
    },
  };
};

/** What a podcast changes about a blog: its pages, its noun, its pictures. */
export const podcastFit: Partial<KindDefinition> = {
  noun: 'podcast',
  schemaType: 'PodcastSeries',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'posts', 'links', 'about', 'newsletter'] },
    { role: 'article', title: 'Latest episode', sections: ['article', 'newsletter'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'faq', 'contact'] },
  ],
  art: ['microphone', 'headphones', 'cup', 'window'],
  action: { label: 'Hear the latest', to: 'posts' },
};
