import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

type Sentence = Span & { readonly text: string };

const sentencesOf = (prompt: string): readonly Sentence[] =>
  [...prompt.matchAll(/(?:[^.!?\n]|[.](?=\d|\p{Ll}))+/gu)].map(({ 0: text, index }) => {
    const start = index + (/^\s*/u.exec(text)?.[0].length ?? 0);
    return { text: text.trim(), start, end: start + text.trim().length };
  });

const isWithin = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.length > 0 && slot.spans.every((one) => one.start >= start && one.end <= end);
const isBare = ({ value }: Slot<ListedItem>): boolean =>
  value.price === undefined && value.when === undefined && value.note === undefined;

const membersOf = (text: string): readonly string[] =>
  text.split(/,\s(?:and\s)?|\s(?:and|&)\s/u).map((member) => member.trim());
const fold = (text: string): string => text.toLowerCase().replace(/^(?:and|the|an?)\s/u, '');

const served =
  /^(?<head>[\p{L}'’ -]{4,40}\sfor)\s(?<whom>[\p{L}'’ -]{3,24}(?:,\s[\p{L}'’ -]{3,24})*,?\sand\s[\p{L}'’ -]{3,24})$/u;

/** "Handmade wigs for hair loss, theatre and cosplay": one thing for three sorts of people, and no cosplay on offer. */
function withServed(brief: Brief, sentence: Sentence): Brief {
  const { head: told = '', whom = '' } = served.exec(sentence.text)?.groups ?? {};
  const head = told.replace(/^(?:We|I)\s(?:(?:also|hand)\s)?\p{Ll}+\s/u, '');
  if (head === '') return brief;
  const others = new Set(membersOf(whom).map(fold));
  const [first] = membersOf(whom);
  const inside = brief.items.filter((item) => isWithin(item, sentence) && isBare(item));
  const isHead = ({ value }: Slot<ListedItem>): boolean =>
    fold(value.name).startsWith(fold(head).replace(/\sfor$/u, '')) ||
    fold(`${head} ${first ?? ''}`).endsWith(fold(value.name));
  const kept = inside.find(isHead);
  const torn = inside.filter((item) => item !== kept && others.has(fold(item.value.name)));
  if (!kept || torn.length === 0) return brief;
  const name = capitalise(`${head} ${whom}`);
  return {
    ...brief,
    items: brief.items
      .filter((item) => !torn.includes(item))
      .map((item) => (item === kept ? { value: { ...item.value, name }, spans: [sentence] } : item)),
    phrases: brief.phrases.filter((phrase) => !isWithin(phrase, sentence)),
  };
}

/** Ends of words of a page, of its look and of what is said of a house: a list with one of them is no list of work. */
const ofPage = lean(
  /(?:^|\s)(?:gallery|galleries|contact|forms?|maps?|prices?|pricing|faqs?|reviews?|testimonials?|blog|news|booking|bookings|hours|photos?|pictures|pages?|sections?|looks?|styles?|colou?rs?|menu|about|team|events?|shop|cart|home|login|search|how it works|case studies|services|calendar|newsletter|videos?|free|open|closed|insured|licensed|certified|qualified|guarantee\p{L}*|welcome|delivery|parking|dogs?|children|kids|calm|clean|bold|warm|dark|light|modern|simple|friendly|quiet|elegant|bright|minimal\p{L}*|fresh|rustic|vintage|black|white|red|blue|green|yellow|orange|pink|purple|grey|gray|brown|cream|gold|silver)$/iu,
);
const verbal =
  /^(?:we|i|you|they|it|he|she|please|call|phone|email|visit|book|show|add|include|use|make|need|want|open|closed|based|near|in|at|from|with|no|not|also|all|dates?|groups?|starts?|every|on|by|it['’]s)(?:\s|$)/iu;
const doing =
  /\b(?:is|are|was|were|have|has|do|does|can|will|would|should|must|come|comes|take|takes|offer|offers|run|runs)\b/iu;

const isListOfWork = (text: string): boolean => {
  const members = membersOf(text);
  return (
    members.length > 2 &&
    !/[£$€@:;()\d]/u.test(text) &&
    !doing.test(text) &&
    members.every(
      (member) => /^\p{L}/u.test(member) && member.split(/\s+/u).length <= 5 && !verbal.test(member),
    ) &&
    members.every(
      (member) => !ofPage.test(member) || (member.includes(' ') && /\s(?:on|of|for|from)\s/u.test(member)),
    )
  );
};

const kindsOfWork = new Set([
  'unknown',
  'portfolio',
  'studio',
  'home-services',
  'construction',
  'auto',
  'cleaning',
]);

/** "Hand-painted shop fronts, gold leaf on glass, pub signs and boats.": a sentence of nothing but work is what is on offer. */
function withWork(brief: Brief, sentence: Sentence): Brief {
  const isOwn =
    !brief.sections.some((slot) => isWithin(slot, sentence)) &&
    !brief.pages.some((slot) => isWithin(slot, sentence));
  const torn = brief.parts.filter(
    (part) => isWithin(part, sentence) && !part.value.isPage && part.value.lines === undefined,
  );
  if (!kindsOfWork.has(brief.kind.value) || !isOwn || !isListOfWork(sentence.text)) return brief;
  const members = membersOf(sentence.text);
  const known = new Set(
    brief.items.filter((item) => isWithin(item, sentence)).map(({ value }) => fold(value.name)),
  );
  const read = members.filter((member) => known.has(fold(member))).length;
  // Some of the row were read as parts of the page, or not at all.
  if (torn.length === 0 && (read === 0 || read === members.length)) return brief;
  const isStray = (slot: Slot<unknown> | null): boolean => slot !== null && isWithin(slot, sentence);
  return {
    ...brief,
    parts: brief.parts.filter((part) => !torn.includes(part)),
    phrases: brief.phrases.filter((phrase) => !isWithin(phrase, sentence)),
    style: isStray(brief.style) ? null : brief.style,
    colours: brief.colours.filter((colour) => !isWithin(colour, sentence)),
    items: [
      ...brief.items.filter((item) => !(isWithin(item, sentence) && isBare(item))),
      ...members.map((name): Slot<ListedItem> => ({
        value: { section: 'services', name: capitalise(name) },
        spans: [sentence],
      })),
    ],
  };
}

const quality =
  /^(?:private|discreet|confidential|friendly|insured|fully insured|independent|local|experienced|professional|reliable|qualified|certified|licensed|accredited|family[- ]run|unhurried|small groups(?: only)?)$/iu;

/** "Private, by appointment": how it is, and nothing that anybody orders. */
const asFact = (item: Slot<ListedItem>): Slot<ListedItem> =>
  isBare(item) && item.value.section === 'services' && quality.test(item.value.name)
    ? { ...item, value: { ...item.value, section: 'amenities' } }
    : item;

/** Lists that were torn where they are one thing, or read as parts of the page where they are the work. */
export function mendWholeLists(read: Brief): Brief {
  if (read.language.value !== 'en') return read;
  const sentences = sentencesOf(read.prompt);
  const brief = sentences.reduce(
    (told, sentence, at) =>
      at === 0 ? withServed(told, sentence) : withWork(withServed(told, sentence), sentence),
    read,
  );
  return { ...brief, items: brief.items.map(asFact) };
}
