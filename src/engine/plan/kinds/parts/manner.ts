import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Action, SectionContent } from '../../content';
import type { Bank } from './bank';

/** How a site speaks, from the tone words of its prompt. */
export type Manner = 'playful' | 'formal' | 'calm' | 'bold' | 'warm';

const tones: readonly (readonly [Manner, string])[] = [
  ['playful', 'playful fun cheerful quirky witty humorous funny cheeky upbeat youthful lively'],
  [
    'formal',
    'formal professional serious authoritative sober discreet trustworthy sophisticated refined exclusive',
  ],
  [
    'calm',
    'calm quiet peaceful soothing gentle soft relaxed zen serene tranquil reassuring caring compassionate',
  ],
  ['bold', 'bold energetic confident edgy rebellious loud dramatic adventurous direct no-nonsense'],
  ['warm', 'warm friendly cosy cozy welcoming inviting family-friendly sincere down-to-earth'],
];

/** The manner that the prompt's first telling tone word asks for; null when it leaves it open or is not in English. */
export const mannerOf = ({ tone, language }: Brief): Manner | null => {
  if (language.value !== 'en') return null;
  for (const { value } of tone) {
    const word = value.replaceAll(' ', '-');
    const found = tones.find(([, words]) => words.split(' ').includes(word));
    if (found) return found[0];
  }
  return null;
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const jokes =
  /\b(?:nobody|losers?|wag\w*|rattle|slippers|grandm\w*|cake|biscuits?|mud|muddy|silly|shout\w*|oh|laugh\w*|opinions?|argue|dog|cat|soup|lunch|naughty|sorry|well|trick|weird|toddler|cousin|excuses?|anyway|kettle|shirts?)\b/giu;
const soft =
  /\b(?:quiet\w*|slow\w*|hour|breath\w*|rest|soft\w*|gentle|gently|calm|morning|light|time|wait\w*|still|hands?|evening|hurry|unhurried|warm|listen\w*|rain|garden|silence|sleep)\b/giu;
const loud = /\b(?:loud\w*|roar|fast|sweat|fight|scream|noise|speed|first|stronger|hard|punch)\b/giu;
const near =
  /\b(?:you|your|come|home|table|together|welcome|stay|warm|family|neighbours?|names?|sit|us|we|bread)\b/giu;

const liking: Readonly<Record<Manner, (text: string) => number>> = {
  playful: (text) => 2 * count(text, jokes) + count(text, /[?!]/gu) - count(text, soft) / 2,
  formal: (text) =>
    -2 * count(text, jokes) -
    2 * count(text, /[?!]/gu) -
    count(text, /\b(?:I|don’t|can’t|it’s)\b/gu) -
    count(text, loud),
  calm: (text) => 2 * count(text, soft) - 2 * count(text, loud) - count(text, jokes) - count(text, /[?!]/gu),
  bold: (text) =>
    6 - text.split(/\s+/u).length + 2 * count(text, loud) - count(text, soft) - count(text, /\?/gu),
  warm: (text) => count(text, near) - count(text, loud),
};

const spoken = new Set(['hero', 'headline', 'cta', 'contact', 'hero-action', 'ask', 'news']);

const textOf = (choice: unknown): string | null => {
  if (typeof choice === 'string') return choice;
  return Array.isArray(choice) && typeof choice[0] === 'string' ? choice[0] : null;
};

/** The choices that suit the manner best, for lines a reader hears: headlines and buttons. All of them for other lines. */
export const suitManner = <T>(manner: Manner | null, key: string, choices: readonly T[]): readonly T[] => {
  if (manner === null || !spoken.has(key)) return choices;
  const marks = choices.map((choice) => {
    const text = textOf(choice);
    return text === null ? null : liking[manner](text);
  });
  if (marks.includes(null)) return choices;
  const best = Math.max(...marks.map((mark) => mark ?? 0));
  return choices.filter((_, at) => marks[at] === best);
};

const labels: Readonly<Record<Manner, Readonly<Record<string, string>>>> = {
  playful: {
    booking: 'Save me a spot', contact: 'Say hello', quote: 'So what would it cost?', menu: 'I am hungry',
    products: 'Show me everything', rooms: 'Pick a pillow', pricing: 'Show me the prices', portfolio: 'Go on, show me',
    gallery: 'Go on, show me', services: 'What can you do?', rsvp: 'Count me in', donation: 'Chip in',
    newsletter: 'Send me the good bits', hours: 'Are you open?', events: 'What is on?', timetable: 'When do we start?',
  },
  formal: {
    booking: 'Request an appointment', contact: 'Request a consultation', quote: 'Request a quotation', menu: 'View the menu',
    products: 'View the collection', rooms: 'View rooms and rates', pricing: 'View fees', portfolio: 'View selected work',
    gallery: 'View selected work', services: 'Our services', rsvp: 'Confirm attendance', donation: 'Make a donation',
    newsletter: 'Subscribe', hours: 'Opening hours', events: 'View the programme', timetable: 'View the timetable',
  },
  calm: {
    booking: 'Find a quiet hour', contact: 'Write when you are ready', quote: 'Ask in your own time', menu: 'Look at the menu',
    products: 'Browse slowly', rooms: 'See the rooms', pricing: 'See what it costs', portfolio: 'Take a look',
    gallery: 'Take a look', services: 'How we can help', rsvp: 'Let us know', donation: 'Give what you can',
    newsletter: 'A letter now and then', hours: 'When we are here', events: 'What is coming', timetable: 'See the week',
  },
  bold: {
    booking: 'Book it now', contact: 'Let’s talk', quote: 'Get my price', menu: 'See the menu', products: 'Shop it all',
    rooms: 'Grab a room', pricing: 'See the prices', portfolio: 'See the work', gallery: 'See the work',
    services: 'See what we do', rsvp: 'I am in', donation: 'Give now', newsletter: 'Get the news', hours: 'Open when?',
    events: 'See what is on', timetable: 'Pick a class',
  },
  warm: {
    booking: 'Keep a place for me', contact: 'Come and say hello', quote: 'Tell us what you need', menu: 'See what is good today',
    products: 'Have a look round', rooms: 'See your room', pricing: 'See what it costs', portfolio: 'See what we made',
    gallery: 'Have a look round', services: 'See how we help', rsvp: 'Yes, I am coming', donation: 'Lend a hand',
    newsletter: 'Stay in touch', hours: 'When to find us', events: 'See you there', timetable: 'Find your hour',
  },
}; // prettier-ignore

// These say it with their main button, the others leave that to the trade and say it with the second.
const leads = new Set<Manner>(['formal', 'calm', 'bold']);

const closing: Readonly<Record<Manner, readonly (readonly [title: string, lede: string])[]>> = {
  playful: [
    ['Go on, you know you want to', 'Two lines are enough. A joke is a bonus.'],
    ['Curious? So are we', 'Ask the odd question first.'],
  ],
  formal: [
    ['At your disposal', 'Please describe your request briefly; you will receive a reply in writing.'],
    ['How may we assist you?', 'Please write to us. Your enquiry is treated in confidence.'],
  ],
  calm: [
    ['Whenever you are ready', 'One line is enough. There is no hurry.'],
    ['Take your time', 'Write today or next week. Somebody will read it with care.'],
  ],
  bold: [
    ['Ready? Go', 'One message, and it starts.'],
    ['Enough reading', 'Say what you want. We say when.'],
  ],
  warm: [
    ['It would be lovely to meet you', 'Write a line, and somebody writes back.'],
    ['Good to have you here', 'Ask us anything; we like being asked.'],
  ],
};

/** What a button says in a manner; its own words where the manner has none for its goal. */
export const labelIn = (manner: Manner | null, { label, href }: Action): string =>
  manner && leads.has(manner) ? (labels[manner][href] ?? label) : label;

const speak = (manner: Manner, content: SectionContent): SectionContent => {
  const { actions } = content;
  if (!actions || actions.length === 0) return content;
  const at = leads.has(manner) || actions.length === 1 ? 0 : 1;
  const said = actions.map((action, index) =>
    index === at ? { ...action, label: labels[manner][action.href] ?? action.label } : action,
  );
  const isEcho = new Set(said.map(({ label }) => label)).size < said.length;
  return isEcho ? content : { ...content, actions: said };
};

/** The copy with its buttons and its last word in the manner. */
export const speakIn = (
  manner: Manner | null,
  bank: Bank,
  pick: <T>(key: string, choices: readonly T[]) => T,
): Bank => {
  if (manner === null) return bank;
  const next: Partial<Record<SectionType, SectionContent>> = { ...bank };
  if (bank.hero) next.hero = speak(manner, bank.hero);
  if (bank.cta) {
    const [title, lede] = pick('closing', closing[manner]);
    next.cta = speak(manner, { ...bank.cta, title, lede });
  }
  return next;
};
