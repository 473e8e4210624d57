import type { QuotedText, Slot } from '@/domain/site/brief';
import { findPhrases } from '../words/phrase-index';
import { isPageTitle } from './quoted-pages';
import type { QuotedSpan } from './read-quotes';
import { isByMaker } from './read-titled';
import { isCueAt, tokenAt, type Reading } from '../reading';
import type { CueName } from '../lexicon/language-lexicon';

/** A quotation with its use, and how likely it is the site's name (0: not at all). */
export type ReadQuote = QuotedSpan & { readonly use: QuotedText['use']; readonly nameScore: number };

const uses: readonly (readonly [CueName, QuotedText['use']])[] = [
  ['badge', 'badge'], ['button', 'button'], ['tagline', 'tagline'], ['empty', 'empty'], ['heading', 'heading'],
]; // prettier-ignore

/** What a stage shows or a shop sells, by its title. */
const shown =
  /^(?:spectacle|piece|concert|expo|exposition|stuck|theaterstuck|konzert|ausstellung|obra|espectaculo|concierto|exposicion|spettacolo|concerto|mostra|peca|espetaculo|exposicao|voorstelling|toneelstuk|tentoonstelling|spektakl|sztuka|koncert|wystawa|oyun|konser|sergi)$/u;

/** Late in a prompt these are on in a house that has been named. */
const onNow = /^(?:exhibition|show|play|film|production|screening)$/u;

/** The nearest cue within a few words before the quotation, in its own sentence. */
function tellBefore(reading: Reading, at: number, from: number): QuotedText['use'] | null {
  const sentence = reading.tokens[at - 1]?.sentence;
  // "Copy button, start with “Lorem ipsum”": what something begins with, and no label.
  const form = (back: number): string => reading.tokens[at - back]?.form ?? '';
  if (form(1) === 'with' && /^(?:start|begin)(?:s|n?ing)?$/u.test(form(2))) return null;
  // "Hero “Ship it dark”"
  if (form(1) === 'hero') return 'heading';
  for (let back = at - 1; back >= Math.max(from, at - 7); back -= 1) {
    const token = reading.tokens[back];
    if (!token || token.sentence !== sentence) return null;
    for (const [cue, use] of uses) if (isCueAt(reading, back, cue)) return use;
  }
  return null;
}

/** "Please put “…” somewhere near the top": over everything else. */
const onTop =
  /^["”»'’]?,?\s(?:somewhere\s|right\s|big\s|large\s)*(?:near|at|on)\s(?:the\s)?(?:very\s)?top(?!\s(?:bar|strip|banner))\b/iu;
const put = /\b(?:put|place|show|have|write)\s(?:the\s(?:words|sentence|line)\s)?["“«'‘]?$/iu;

function tellAfter(reading: Reading, at: number, end: number): QuotedText['use'] | null {
  const opens = Math.max(reading.text.lastIndexOf('"', end - 2), reading.text.lastIndexOf('“', end - 2));
  if (reading.spoken === 'en' && onTop.test(reading.text.slice(end)) && put.test(reading.text.slice(0, Math.max(0, opens + 1)))) return 'heading'; // prettier-ignore
  const gap = reading.text.slice(end, reading.tokens[at]?.start ?? end);
  // "empty: “All done.” Button should say …": a sentence in quotes has ended, and another begins.
  if (/[,.;:!?\n]/u.test(gap) || (/[.!?…]["”]?$/u.test(reading.text.slice(0, end)) && /^\p{Lu}/u.test(reading.text.slice(reading.tokens[at]?.start ?? end)))) return null; // prettier-ignore
  for (let next = at; next < Math.min(at + 4, reading.tokens.length); next += 1) {
    const token = reading.tokens[next];
    if (!token || (next > at && /[,.;:]/u.test(token.gap))) return null;
    for (const [cue, use] of uses) if (isCueAt(reading, next, cue)) return use;
    if (
      !isCueAt(reading, next, 'article', 'definite', 'for', 'with') &&
      !/^(?:as|como|als|comme|come|in|when|if|once|while|its|list|it|is|wenn|cuando|quand|quando)$/u.test(
        token.form,
      )
    )
      return null;
  }
  return null;
}

/** "“All clear” when there is nothing left": behind the words stands when they are to be read. */
const whenBare =
  /^["”»'’]?,?\s(?:when(?:ever)?|if|once|while|as long as)\s(?:(?:there(?:['’]s|\sis|\sare)|it(?:['’]s|\sis)|we have|i have|the \p{L}+ (?:is|are))\s)?(?:nothing|empty|none|no(?:\smore)?\s\p{L}+)(?=\s|[.,;)]|$)/iu;

/** "If I have none yet it should say “Begin”": before the words stands when they are to be read. */
const bareBefore =
  /\b(?:when(?:ever)?|if|once|while|until|as long as|with)\s(?!["“])[^.!?;"“”]{0,24}\b(?:no|none|nothing|empty|zero)\b[^.!?;"“”]{0,32}?\b(?:says?|shows?|reads?|displays?|tells? me|see)(?: me| us)?[:,]?\s?["“'‘]?$/iu;

/** "The shelf of unread ones is called “Someday”": a part of what is made has a name, and it has none yet. */
const partCalled =
  /(?:^|[.!?;,]\s)(?:(?:and|but) )?(?:the|each|every|one|my|our) (?:\p{L}+ )?(?:shelf|column|tab|section|category|status|button|field|group|level|stage|tag|view|pile|deck|label|unit|point|currency|total)s?\b[^.!?;,“"]{0,40}?\b(?:is|are|be) (?:called|named|labell?ed)\s$/iu;

/** "…: new album “Salt” with track list": what those who are named already have made. */
const work =
  /[,;:.]\s(?:and\s)?(?:(?:the|our|my|their|his|her)\s)?(?:new|latest|newest|debut|first|second|third|upcoming|current)\s(?:album|ep|lp|single|song|record|mixtape|novel|book|film|show|play)\s$/iu;

const deed =
  /^(?:book|call|enquire|join us|request|reserve|order|donate|sign up|apply|get (?:a|an|your|in|our)|buy|ask|register|subscribe|hire)\b/iu;
const fewestSaid = 3;
const fewestInRow = 5;
const mostOfButton = 5;

/** "… \"Book a hut\". Stripes.": a deed that stands for itself is a button, any other sentence that does is the line of the house. */
function tellAlone(reading: Reading, quote: QuotedSpan): 'button' | 'tagline' | null {
  const before = reading.text.slice(0, quote.outer.start);
  if (!/^\s?(?:[.!?\n,]|$)/u.test(reading.text.slice(quote.outer.end)) || before.length < 12) return null;
  if (reading.spoken !== 'en') return null;
  const words = quote.text.split(/\s+/u).length;
  const isAlone = /[.!?\n]\s*$/u.test(before) && !/^\s?,/u.test(reading.text.slice(quote.outer.end));
  if (deed.test(quote.text) && words > 1 && words <= mostOfButton && (isAlone || /[,;]\s$/u.test(before)))
    return 'button';
  // "opening hours, “We can get any book by tomorrow”": so many words in a row name no part of it.
  const isSaid = isAlone ? words >= fewestSaid : words >= fewestInRow && /[:.]\s.*,\s$/u.test(before) && /^\p{Lu}/u.test(quote.text); // prettier-ignore
  return isSaid && !/[?؟]$/u.test(quote.text) ? 'tagline' : null;
}

const rowOn = /^(?:,|،)?\s?(?:oder|und|or|and|o|y|u|ou|et|e|of|en|lub|i|oraz|veya|ve|أو|او)?\s?[וو]?["“„«]/iu;
const rowBefore =
  /["”“»](?:,|،)?\s?(?:oder|und|or|and|o|y|u|ou|et|e|of|en|lub|i|oraz|veya|ve|أو|او)?\s?[וو]?$/iu;
/** „Gewusst“ oder „Nochmal“: one of several that are said beside each other names nothing. */
const isInRow = (text: string, { outer }: QuotedSpan): boolean =>
  rowOn.test(text.slice(outer.end, outer.end + 12)) ||
  rowBefore.test(text.slice(Math.max(0, outer.start - 12), outer.start));

function tell(reading: Reading, quote: QuotedSpan, previousEnd: number): ReadQuote {
  if (quote.outer.start >= reading.text.length) return { ...quote, use: 'other', nameScore: 0 };
  const at = tokenAt(reading.tokens, quote.outer.start);
  const after = tokenAt(reading.tokens, quote.outer.end);
  const gap = reading.text.slice(reading.tokens[at - 1]?.end ?? 0, quote.outer.start);
  const isNear = /^[\s:,(–—-]*$/u.test(gap);
  const from = tokenAt(reading.tokens, previousEnd);
  const isPage = isPageTitle(reading, quote);
  const isCalled =
    !isPage && isNear && [1, 2, 3].some((back) => reading.cues.get('called')?.get(at - back) === at);
  // "name, street, "water bowl outside" yes or no": one of a list of columns.
  if (
    /,\s$/u.test(reading.text.slice(0, quote.outer.start)) &&
    /^\p{Ll}/u.test(quote.text) &&
    /^(?:,|\s(?:yes|\(|and\s|or\s))/u.test(reading.text.slice(quote.outer.end))
  )
    return { ...quote, use: 'other', nameScore: 0 };
  if (isCalled && partCalled.test(reading.text.slice(0, quote.outer.start)))
    return { ...quote, use: 'other', nameScore: 0 };
  // "“Game over” message": what is said, and no name.
  if (/^\s(?:message|screen|alert|toast|pop-?up|notice|overlay|banner text)s?\b/iu.test(reading.text.slice(quote.outer.end)) && !isCalled) return { ...quote, use: 'other', nameScore: 0 }; // prettier-ignore
  if (isCalled) return { ...quote, use: 'name', nameScore: 100 };
  if (reading.spoken !== 'en' && isInRow(reading.text, quote))
    return { ...quote, use: 'other', nameScore: 0 };
  if (isPage) return { ...quote, use: 'item', nameScore: 0 };
  if (
    whenBare.test(reading.text.slice(quote.inner.end, quote.inner.end + 80)) ||
    bareBefore.test(reading.text.slice(Math.max(0, quote.outer.start - 90), quote.outer.start))
  )
    return { ...quote, use: 'empty', nameScore: 0 };
  if (at > 3 && work.test(reading.text.slice(0, quote.outer.start)))
    return { ...quote, use: 'item', nameScore: 0 };
  // “Salt Year” by Mina Ray: a work among others, told with its maker.
  if (previousEnd > 0 || at > 6)
    if (isByMaker(reading, quote)) return { ...quote, use: 'item', nameScore: 0 };
  const kind = isNear
    ? findPhrases(reading.lexicon.kinds, reading.tokens, { from: Math.max(0, at - 4), to: at }).find(
        (match) => match.to === at,
      )
    : undefined;
  // The "line" of a "command line tool" asks for no headline.
  const use =
    tellAfter(reading, after, quote.outer.end) ??
    tellBefore(reading, kind && kind.to - kind.from > 1 ? kind.from : at, from);
  if (use) return { ...quote, use, nameScore: 0 };
  if (/[?؟？]$/u.test(quote.text)) return { ...quote, use: 'question', nameScore: 0 };
  const isNamelike =
    quote.text.length <= 60 &&
    quote.text.split(/\s+/u).length <= 7 &&
    // "Language school “Parla!”": a mark on the sign, where it stands right behind what it is.
    (!/[.!…]$/u.test(quote.text) ||
      (kind !== undefined && previousEnd === 0 && /^\p{Lu}[^.…]*!$/u.test(quote.text)));
  // A very long name right after "for" or what it is, at the beginning, is a name all the same.
  const alone = tellAlone(reading, quote);
  if (alone) return { ...quote, use: alone, nameScore: 0 };
  const isLongName =
    !isNamelike &&
    isNear &&
    at <= 12 &&
    previousEnd === 0 &&
    !/[.!?…]/u.test(quote.text) &&
    (isCueAt(reading, at - 1, 'for', 'site') ||
      /^[\s]*,/u.test(reading.text.slice(quote.outer.end, quote.outer.end + 2)));
  if (isLongName) return { ...quote, use: 'name', nameScore: 92 };
  if (!isNamelike) return { ...quote, use: 'other', nameScore: 0 };
  const isAfterTarget =
    isNear &&
    ([1, 2].some(
      (back) => isCueAt(reading, at - back, 'for') && reading.cues.get('for')?.get(at - back) === at,
    ) ||
      isCueAt(reading, at - 1, 'site', 'self', 'definite'));
  // "makers of the game “Hollow Tide”": what they make, told late.
  const isWork =
    at > 5 &&
    /^(?:game|book|film|album|song|show|novel|podcast|series|play)$/u.test(
      reading.tokens[at - 1]?.form ?? '',
    ) &&
    isCueAt(reading, at - 2, 'definite');
  if (isWork) return { ...quote, use: 'other', nameScore: 20 };
  // "Compagnie Les Mots Bleus, spectacle « Antigone »": what is on, and not the house.
  const before = reading.tokens[at - 1]?.form ?? '';
  if (isNear && !gap.includes(',') && ((at > 3 && shown.test(before)) || (at > 9 && onNow.test(before))))
    return { ...quote, use: 'other', nameScore: 20 };
  const isTitle =
    isNear &&
    at < 10 &&
    /^(?:book|novel|album|film|movie|podcast|exhibition|show|play|memoir)$/u.test(
      reading.tokens[at - 1]?.form ?? '',
    );
  if (isTitle) return { ...quote, use: 'name', nameScore: 92 };
  // "essays, “things patients said” series": one of what stands there.
  if (
    /^\s(?:series|column|section|collection|award|prize|button|project|diary)\b/iu.test(
      reading.text.slice(quote.outer.end),
    ) &&
    previousEnd === 0 &&
    /,\s$/u.test(reading.text.slice(0, quote.outer.start))
  )
    return { ...quote, use: 'item', nameScore: 0 };
  // "newsletter on urban cycling, “Kerb”: one email a week": what the opening introduces.
  const isIntroduced =
    previousEnd === 0 &&
    (reading.tokens[at - 1]?.sentence ?? 0) === 0 &&
    /^\p{Lu}/u.test(quote.text) &&
    /^\s?:\s/u.test(reading.text.slice(quote.outer.end));
  if (kind || isAfterTarget || isIntroduced) return { ...quote, use: 'name', nameScore: 92 };
  const sentence = reading.tokens[at - 1]?.sentence ?? 0;
  return { ...quote, use: 'other', nameScore: sentence === 0 && previousEnd === 0 ? 62 : 0 };
}

/** Tells what each quotation is for from the words around it. */
export function tellQuotes(reading: Reading): ReadQuote[] {
  const told: ReadQuote[] = [];
  let previousEnd = 0;
  for (const quote of reading.quotes) {
    const one = tell(reading, quote, previousEnd);
    const next = reading.quotes[told.length + 1];
    // “Find florist”, “Taste cakes”: of several in a row none is the name.
    const isListed =
      next !== undefined &&
      /^\s*(?:,|،|and|y|et|und|e|en)\s*$/u.test(reading.text.slice(quote.outer.end, next.outer.start)) &&
      /[:,]\s*$/u.test(reading.text.slice(0, quote.outer.start));
    told.push(isListed && one.use === 'other' ? { ...one, use: 'item', nameScore: 0 } : one);
    previousEnd = quote.outer.end;
  }
  return told;
}

/** The brief's quotations, knowing which one became the name. */
export function quoteSlots(quotes: readonly ReadQuote[], name: Slot<string> | null): Slot<QuotedText>[] {
  const nameStart = name?.spans[0]?.start;
  return quotes.map((quote) => {
    const isName = quote.inner.start === nameStart;
    const use = isName ? 'name' : quote.use === 'name' ? 'other' : quote.use;
    return { value: { text: quote.text, use }, spans: [quote.inner] };
  });
}

/** "don't use the word 'solutions'": not to be said; "if I have no habits yet say …": to be said then. */
export const isUnsaid = (text: string, at: number): boolean =>
  /\b(?:don['’]?t|do not|never|avoid|without|(?<!\b(?:have|has|are|is|['’]s|with|with there|if|when|while)\s)no|not)\b[^.!?"“”'‘]{0,24}\b(?:use|using|say|saying|words?|phrases?|write)\b[^.!?]{0,14}["“”'‘]?$/iu.test(
    text.slice(Math.max(0, at - 60), at),
  );
