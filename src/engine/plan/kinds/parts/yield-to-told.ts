import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { keepLatest } from '../../../keep-latest';
import type { ContentItem, SectionContent } from '../../content';
import type { Bank } from './bank';

/** What a prompt says, and the usual lines that may say otherwise: the owner's own word goes before them. */
const subjects: readonly (readonly [told: RegExp, usual: RegExp])[] = [
  [
    /\b(?:over[- ]?(?:16|18|21)s?|(?:16|18|21)\s?\+|adults? only|adults-only|no (?:children|kids|under[- ]?\d+s?)|child[- ]?free)\b/iu,
    /\b(?:child(?:ren)?|kids?|famil(?:y|ies)|toddlers?|prams?)\b/iu,
  ],
  [
    /\b(?:no cards?|cash only|card only|no cash|cashless|contactless only|we (?:don['’]?t|do not) (?:take|accept) cards?)\b/iu,
    /\b(?:by card|cards?|cash)\b/iu,
  ],
  [/\b(?:dogs?|pets?)\b/iu, /\b(?:may|can) (?:i|we) bring (?:a|my|our) (?:dog|pet)\b|\bdogs? welcome\b/iu],
  [/\bparking|\bpark (?:on|in|at|outside|behind|for free)\b/iu, /\b(?:parking|to park|car park)\b/iu],
  [/\b(?:bills?|heating|utilities) (?:are )?included\b/iu, /\bheating not included\b/iu],
  [
    /\b(?:we (?:don['’]?t|do not) deliver|no deliver(?:y|ies)|collection only|collect(?:ion)? in person|pick[- ]?up only|deliver(?:y|ies|ed)?\b)/iu,
    /\b(?:do|can|could) you deliver\b/iu,
  ],
  [/\b(?:automatic|manual)\b/iu, /\bmanual or automatic\b|\bmotorcycle\b/iu],
  [/\b(?:no pets|no dogs|pets|dogs)\b/iu, /\b(?:may|can) (?:we|i) bring\b.*\b(?:dog|pet|animal)/iu],
  [/\bno (?:pets|dogs|animals)\b/iu, /\b(?:dogs?|pets?)\b/iu],
  [/\bno breakfast|self[- ]catering|room only\b/iu, /\bbreakfast\b/iu],
  [/\bcatter(?:y|ies)\b|\bcats only\b|\bfor cats\b/iu, /\b(?:dogs?|lead|puppy|puppies|walks?)\b/iu],
  [/\bwaiting list\b/iu, /\bhow long is the wait\b/iu],
  [/\b(?:online|remote|zoom|video)\b/iu, /\bcan we talk online\b/iu],
  [/\b(?:deposit)\b/iu, /\bdeposit\b/iu],
  [/\bcancel(?:lation|led|s)?\b/iu, /\bcancel\b/iu],
  [/\b(?:insured|insurance|dbs|certified by)\b/iu, /\bare you insured\b/iu],
  [
    /\b(?:no (?:booking|bookings|appointment|appointments)|walk[- ]?ins? only|(?:no need|don['’]?t need|do not need) to book|just turn up|drop in)\b/iu,
    /\b(?:do (?:i|we) (?:have|need) to book|need an appointment|by appointment)\b/iu,
  ],
  [
    /\b(?:booking (?:is )?(?:essential|required|needed)|must book|book ahead|by appointment(?: only)?)\b/iu,
    /\b(?:look in|without an appointment|do (?:i|we) (?:have|need) to book|just come)\b/iu,
  ],
  [
    /\b(?:no audition|auditions?)\b/iu,
    /\baudition/iu,
  ],
  [
    /\b(?:wheelchair|step[- ]?free|accessible|upstairs|stairs)\b/iu,
    /\b(?:step[- ]?free|wheelchair)\b/iu,
  ],
  [
    /\b(?:call[- ]?out|callout)\b/iu,
    /\b(?:what does a visit cost|call[- ]?out)\b/iu,
  ],
  [
    /\b(?:(?:up to|max(?:imum)?|capacity(?: of| is)?|seats|sleeps|holds)\s\d+|\d{2,4}\s(?:guests|seats|seated|standing))\b/iu,
    /\bhow many (?:people|guests) (?:fit|can)\b|\bseated about\b|\bhundred and \p{L}+ (?:people|guests)\b/iu,
  ],
  [
    /^(?![\s\S]*\b(?:two|three|2|3)[- ]days?\b)(?![\s\S]*\d\s?(?:-|–|to|and|&)\s?\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))[\s\S]*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu,
    /\b(?:two days|both[- ]days|second day|first morning|day two)\b/iu,
  ],
  [
    /\bno cars\b|\bbikes only\b|\bmotor(?:cycle|bike|byke)s? (?:garage|workshop|repair)/iu,
    /\b(?:cars?|vans?|drive in|drivers?|dashboard)\b/iu,
  ],
  [
    /\b(?:groups? of|max(?:imum)?|up to|no more than)\s(?:up to\s)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu,
    /\b(?:how large are the (?:groups|classes)|(?:\d+|four|five|six|eight|ten|twelve) people at most)\b/iu,
  ],
  [
    /\b(?:ships?|dispatch\w*|sent|posted|delivery|delivered)\b[^.\n]{0,30}\b(?:in|within)\s\d/iu,
    /\b(?:how long does delivery|most parcels leave)\b/iu,
  ],
  [
    /\b\d+[- ]days? returns?\b|\breturns?\b[^.\n]{0,25}\b\d+[- ]days?/iu,
    /\b(?:can i return|send it back as it came|within two weeks of arrival)\b/iu,
  ],
  [/\be-?books?\b/iu, /\b(?:signed|book ?shops?|is there an e-book|send it abroad|how many chairs|lies open)\b/iu],
  [
    /^(?![\s\S]*\b(?:for sale|sales?|sell\w*|buy\w*|bought)\b)[\s\S]*\b(?:lettings?|to rent|to let)\b/iu,
    /\b(?:buying|buyers?|selling|sold|bought|for sale|on top of the price|notary|your home worth)\b/iu,
  ],
  [/\b(?:no sunday|closed (?:on )?sundays?)\b/iu, /\bsunday/iu],
]; // prettier-ignore

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const dayWords = String.raw`mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?`;
const oneDay = new RegExp(String.raw`(?<![\p{L}])(${dayWords})s?(?![\p{L}])`, 'giu');
const dayRange = new RegExp(
  String.raw`(?<![\p{L}])(${dayWords})s?\s?(?:-|–|—|to|till|until|through)\s?(${dayWords})s?(?![\p{L}])`,
  'giu',
);
const usualDay = /(?<!\p{L})(mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/giu;

const indexOf = (word: string): number =>
  weekdays.findIndex((day) => day.startsWith(word.toLowerCase().slice(0, 3)));

/** Days that a prompt names, Monday as 0; "Tue-Sat" names five. Empty when it names none. */
const daysIn = (prompt: string): ReadonlySet<number> => {
  const days = new Set<number>();
  for (const [, from = '', to = ''] of prompt.matchAll(dayRange)) {
    const [start, end] = [indexOf(from), indexOf(to)];
    for (let at = 0; at <= (end - start + 7) % 7; at += 1) days.add((start + at) % 7);
  }
  for (const [, day = ''] of prompt.matchAll(oneDay)) days.add(indexOf(day));
  if (days.size > 0 && /\bweekdays?\b|\bevery day\b|\bdaily\b/iu.test(prompt))
    for (const at of [0, 1, 2, 3, 4]) days.add(at);
  return days;
};

/** Whether a usual line speaks of what the prompt has its own word about. */
const clashes = ({ prompt, language }: Brief): ((text: string) => boolean) | null =>
  language.value === 'en' ? clashesWith(prompt) : null;

// Every choice of every line asks about the same prompt.
const clashesWith = keepLatest(2, (prompt: string): ((text: string) => boolean) | null => {
  const usual = subjects.filter(([told]) => told.test(prompt)).map(([, lines]) => lines);
  const days = daysIn(prompt);
  if (usual.length === 0 && days.size === 0) return null;
  const isOtherDay = (text: string) =>
    days.size > 0 && [...text.matchAll(usualDay)].some(([day]) => !days.has(indexOf(day)));
  const told = prompt.toLowerCase();
  // What the prompt says itself is no usual line: "dogs welcome".
  const isOwn = (text: string) => told.includes(text.toLowerCase().replace(/[.!?]$/u, ''));
  return (text) => !isOwn(text) && (usual.some((lines) => lines.test(text)) || isOtherDay(text));
});

/** The choices that say nothing else than the prompt does; all of them when none is left. */
export const agreeing = <T>(brief: Brief, choices: readonly T[]): readonly T[] => {
  const isClash = clashes(brief);
  if (!isClash) return choices;
  const left = choices.filter((choice) => !isClash(JSON.stringify(choice) ?? ''));
  return left.length > 0 ? left : choices;
};

const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u);

/** Weeks and opening hours are told in their own way. */
const timed: ReadonlySet<SectionType> = new Set(['timetable', 'agenda', 'hours', 'events']);
const few = 3;

const monthly = /\d\s?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/u;

/** What usually takes place, without days that nobody told. */
const undated = ({ language, items }: Brief, bank: Bank): Bank => {
  const { events } = bank;
  if (language.value !== 'en' || !events?.items) return bank;
  // Told days stand under a heading that fits any.
  if (items.some(({ value }) => value.section === 'events'))
    return /dates?|coming|next|season|programme|hear|\bon\b|ahead/iu.test(events.title)
      ? bank
      : { ...bank, events: { ...events, title: 'Coming up' } };
  const isMadeUp = events.items.some(({ value }) => monthly.test(value ?? ''));
  if (!isMadeUp) return bank;
  return {
    ...bank,
    events: {
      ...events,
      lede: 'The dates are posted here as soon as they are fixed.',
      items: events.items.map(({ title, text, art }) => ({
        title,
        sample: true,
        ...(text ? { text } : {}),
        ...(art ? { art } : {}),
      })),
    },
  };
};

/** A kind's usual copy without the lines that the prompt answers in its own words: other days, children, cards. */
export const yieldToTold = (brief: Brief, usual: Bank): Bank => {
  const bank = undated(brief, usual);
  const isClash = clashes(brief);
  if (!isClash) return bank;
  const keep = (text: string) =>
    sentences(text)
      .filter((sentence) => !isClash(sentence))
      .join(' ');
  const itemsOf = (type: SectionType, items: readonly ContentItem[]): readonly ContentItem[] => {
    // A question without its answer, a guest without his words: they go as a whole.
    if (type === 'faq' || type === 'testimonials') {
      const left = items.filter(
        ({ title, text, note }) => !isClash(title) && !isClash(text ?? '') && !isClash(note ?? ''),
      );
      return left.length > 0 ? left : items;
    }
    const left = items.filter(({ title }) => !isClash(title));
    return (left.length < few ? items : left).map(({ text, note, ...item }) => {
      const told = text === undefined ? undefined : keep(text);
      return {
        ...item,
        ...(told ? { text: told } : {}),
        ...(note !== undefined && !isClash(note) ? { note } : {}),
      };
    });
  };
  const sectionOf = (type: SectionType, section: SectionContent): SectionContent => {
    const { lede, body, items, ...rest } = section;
    const kept = lede === undefined ? undefined : keep(lede);
    const paragraphs = body?.map(keep).filter((text) => text !== '');
    return {
      ...rest,
      ...(kept ? { lede: kept } : {}),
      ...(body ? { body: paragraphs && paragraphs.length > 0 ? paragraphs : body } : {}),
      ...(items ? { items: itemsOf(type, items) } : {}),
    };
  };
  return Object.fromEntries(
    Object.entries(bank).map(([type, section]) => [
      type,
      section && !timed.has(type as SectionType) ? sectionOf(type as SectionType, section) : section,
    ]),
  );
};
