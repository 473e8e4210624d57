import type { Brief } from '@/domain/site/brief';
import type { ContentItem } from '../content';

const further = [
  ['The part we cut last time', '29 min', 'It was better than what stayed in. Here it is.', 'microphone'],
  [
    'A walk with the recorder on',
    '36 min',
    'Wind, gravel, and a conversation that needed both.',
    'headphones',
  ],
  ['Letters, read out loud', '31 min', 'What you wrote, and what we should have known.', 'letter'],
  ['Two guests, one question', '47 min', 'They have never met, and agree on nothing.', 'microphone'],
  ['Back to the first episode', '40 min', 'What we would say otherwise today.', 'book'],
  ['The shortest one so far', '14 min', 'One story, no introduction.', 'headphones'],
  ['Live, with coughing', '58 min', 'Recorded in a room full of people who know better.', 'microphone'],
  ['The summer questions', '34 min', 'Answered from a deckchair.', 'letter'],
] as const;

/** The sample episodes of a podcast, as many as the prompt counts (three to twelve), numbered down to the first. */
export function asManyEpisodes(items: readonly ContentItem[], brief: Brief): readonly ContentItem[] {
  const asked = brief.counts.find(({ value }) => value.thing === 'posts')?.value.count ?? items.length;
  const count = Math.min(items.length + further.length, Math.max(3, asked));
  const more = further.map(([title, note, text, art]): ContentItem => ({
    title,
    note,
    text,
    art,
    list: [text],
    sample: true,
  }));
  const shown = [...items, ...more].slice(0, count);
  return shown.map((item, at) => ({ ...item, value: `Episode ${shown.length - at}` }));
}
