import type { Slot, Span } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import { listNameCandidates } from './list-name-candidates';
import { rareReaders } from '../rare-readers';
import { capitaliseWords } from '../words/fold-text';
import { findFilteredList } from '../apps/filtered-list';
import { opensTool } from '../apps/opens-tool';
import { readStartRows } from '../apps/start-rows';
import { isCueAt, spanOf, tokenAt, type Reading } from '../reading';
import type { ReadQuote } from '../parts/tell-quotes';

type Candidate = { readonly span: Span; readonly score: number; readonly shownFrom?: number };
const leastScore = 30;
const wish = /\sin\s\p{Lu}\S*(?:\s\p{Lu}\S*)?\swith\s/u;

function readHandle(reading: Reading): Candidate[] {
  const handle = /@[\w.]{1,39}\w/u.exec(reading.text);
  // "join on telegram @osakaswap": where to reach them.
  if (
    handle &&
    /(?:\bon|\bvia|\bjoin|\bfollow|\bdm|telegram|instagram|insta|\big|tiktok|twitter|facebook)(?:\s(?:only|for|booking|bookings|dm|dms|us|me|at|page|account|is|handle)){0,4}[\s:]*$/iu.test(
      reading.text.slice(0, handle.index),
    )
  )
    return [];
  if (!handle || /[\w.]/u.test(reading.text[handle.index - 1] ?? ' ')) return [];
  const isTarget = isCueAt(reading, tokenAt(reading.tokens, handle.index) - 1, 'for');
  return [{ span: { start: handle.index, end: handle.index + handle[0].length }, score: isTarget ? 86 : 45 }];
}

/** The name of what the site is for, with its place in the prompt; null when the prompt gives none. */
export function readName(reading: Reading, quotes: readonly ReadQuote[]): Slot<string> | null {
  const isTool = rareReaders().findMaker(reading) !== null;
  // "Start with Ana Bell, ana@bell.co, lead and …": who stands in a table.
  const rows = readStartRows(reading.prompt)?.span;
  // "Annuaire d'artisans du Gers, filtres par métier": of where it lists them.
  const listed = findFilteredList(reading);
  const candidates: Candidate[] = [
    ...listNameCandidates(reading)
      .filter(({ run, lead }) => {
        const span = spanOf(reading.tokens, run.from, run.to);
        // "Habit tracker starting with Meditate": the first of what it is to hold.
        if (/\s(?:starting|beginning) with\s+$/u.test(reading.text.slice(0, span.start))) return false;
        if (listed && span.start >= listed.start && span.end <= listed.end) return false;
        if (isPricedEntry(reading, span)) return false;
        if (isPageTitle(reading, span)) return false;
        if (rows && span.start >= rows.start && span.end <= rows.end) return false;
        // "Closed Mondays", "We play Mondays and Fridays": when, and not who.
        // "Hosts Pat and Delroy.", "Baker Tess Oyelowo.": who it is, alone in a late sentence, and no sign.
        if (
          span.start > 30 &&
          ofRole.test(reading.text.slice(span.start, span.end)) &&
          /[.!?]\s$/u.test(reading.text.slice(0, span.start)) &&
          /^\s?(?:[.!?]|$)/u.test(reading.text.slice(span.end))
        )
          return false;
        if (ofAll.test(reading.text.slice(span.start, span.end)) && /^\s\p{Ll}/u.test(reading.text.slice(span.end))) return false; // prettier-ignore
        // "Currency CHF.": a setting of what is made.
        if (/^(?:currency|prices? in|money)\s\p{Lu}{2,3}$/iu.test(reading.text.slice(span.start, span.end)))
          return false;
        if (ofDays.test(reading.text.slice(span.start, span.end))) return false;
        // "unit 4 Holt Road Industrial Estate": where it is.
        if (estate.test(reading.text.slice(span.start, span.end))) return false;
        // "in Leicester, Belgrave Road, Meena Tailoring": the street it is in.
        if (/^(?!The\s)\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:Road|Street|Lane|Avenue|Terrace|Crescent)$/u.test(reading.text.slice(span.start, span.end)) && /(?:,|\b(?:on|in|at))\s$/u.test(reading.text.slice(0, span.start))) return false; // prettier-ignore
        if (belonging.test(reading.text.slice(Math.max(0, span.start - 40), span.start))) return false;
        // "one car (Skoda Superb)": what it is of.
        if (/\b(?:cars?|vans?|minibus|bus|coach|lorry|truck|tractor|boats?|yacht|bikes?|dogs?|cats?|horses?|pony|ponies|camera|oven|kiln|machine|piano|organ|loom|lathe|press)\s?\(\s?$/iu.test(reading.text.slice(0, span.start))) return false; // prettier-ignore
        // "one manager (Sue Rendell)": who works there.
        if (/\b(?:manager|co-?ordinator|secretary|chair(?:man|woman|person)?|treasurer|owner|director|chef|warden|clerk|teacher|leader|captain|curator|vicar|minister|conductor|caretaker|supervisor|assistant|founder|organiser)\s?\(\s?$/iu.test(reading.text.slice(0, span.start))) return false; // prettier-ignore
        // "My daughter Tilly and me make dog biscuits": who they are, and no sign.
        if (ofKin.test(reading.text.slice(Math.max(0, span.start - 24), span.start)) && /^\s(?:and|&|\+)\s(?:me|I|i|myself)\b/u.test(reading.text.slice(span.end))) return false; // prettier-ignore
        // "Dental clinic in Dubai with Arabic and English": where it is and what the site is to have.
        if (wish.test(reading.text.slice(spanOf(reading.tokens, lead, run.to).start, span.end))) return false;
        // "Chore chart: Max does the dishes": what somebody does.
        if (/\b(?:chart|list|log|rota|tracker)\b[^:.]{0,30}:\s$/iu.test(reading.text.slice(0, span.start)) && /^\s(?!is\b|has\b)\p{Ll}{2,}s\s/u.test(reading.text.slice(span.end))) return false; // prettier-ignore
        return isTool ? !isMember(reading, span) : !isListed(reading, span);
      })
      .map(({ run, score, lead }) => ({
        span: spanOf(reading.tokens, run.from, run.to),
        score,
        shownFrom: spanOf(reading.tokens, lead, run.to).start,
      })),
    ...quotes
      .filter((quote) => quote.nameScore > 0)
      .map((quote) => ({ span: quote.inner, score: quote.nameScore })),
    ...readHandle(reading),
  ];
  let best: Candidate | null = null;
  for (const candidate of candidates) if (candidate.score > (best?.score ?? leastScore - 1)) best = candidate;
  // "'The Salt Room', Brighton.": nothing else is a name, and this is written as one.
  const spoken = quotes.find(
    ({ use, text, outer }) =>
      use === 'other' &&
      /^\p{Lu}[\p{L}'’&\s-]+$/u.test(text) &&
      text.split(/\s+/u).length <= 4 &&
      opensSentence(reading, tokenAt(reading.tokens, outer.start)),
  );
  if (best === null && spoken) return finish(reading, spoken.inner, spoken.inner.start);
  return best === null ? null : finish(reading, best.span, best.shownFrom ?? best.span.start);
}

/** "Watering schedule for Monstera every 7 days", "with Ana, Ben and Cleo": one of what a tool is to hold, not whose it is. */
function isMember({ text }: Reading, { start, end }: Span): boolean {
  const before = text.slice(0, start);
  const called = /\b(?:called|named|genannt|namens|llamad[oa]|appele[e]?|chiamat[oa])\s+["“„'‘]?$/iu.test(
    before,
  );
  return (
    !called &&
    (/^(?::\d|,\s*\p{L}|\s+(?:every|each|daily|weekly|at \d|\d)|\s+(?:and|und|y|et|e|en|i)\s+\p{Lu})/u.test(
      text.slice(end),
    ) ||
      /,\s*$/u.test(before) ||
      /\s(?:and|und|y|et|e|en|i)\s+\p{Lu}/u.test(text.slice(start, end)) ||
      /\d$/u.test(text.slice(start, end)))
  );
}

/** "Children's museum", "Women's choir": whom it is for, and no owner. */
const ofAll =
  /^(?:Children|Kids?|Babies|Toddlers?|Teens?|Teenagers?|Youths?|Women|Men|Ladies|Gentlemen|Girls|Boys|Mothers?|Fathers?|Parents?|Seniors?|Pensioners?|Veterans?|People|Farmers|Students|Workers|Writers|Artists|Makers|Players|Owners|Members|Beginners|Adults)['’]s?$/u;
const ofRole =
  /^(?:Hosts?|Bakers?|Chefs?|Cooks?|Clerk|Instructors?|Coach(?:es)?|Conductor|President|Chair(?:man|woman)?|Secretary|Headteacher|Landlady|Landlord|Vicar|Organisers?|Directors?|Owners?|Teachers?)\s\p{Lu}/u;
const ofDays =
  /^No\s\p{Lu}|^Ofsted\b|^(?:(?:closed|open|every|from|until|on|only)\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)days(?:(?:,\s|\sand\s|\sto\s)(?:mon|tues|wednes|thurs|fri|satur|sun)days)*$|^closed\s(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;
const estate = /\s(?:Industrial|Trading|Business|Retail|Enterprise|Science)\s(?:Estate|Park|Centre)$/u;
/** "member of the Pianoforte Tuners' Association": whom somebody belongs to is not who they are. */
const belonging =
  /\b(?:(?:street |on the )?corner of|junction of|(?:full |proud |fellow )?members? of|(?:registered|accredited|affiliated) (?:with|by|to)|approved by|certified by|licen[cs]ed (?:by|with)|registered (?:by|in)|trained (?:at|with|by)|insured (?:by|with|through)|inspected by|regulated by)\s(?:the\s)?$/iu;

const ofKin =
  /\b(?:my|our)\s(?:wife|husband|partner|mum|mom|mother|dad|father|sister|brother|son|daughter|friend|mate|cousin|aunt|uncle|nan|gran)\s$/iu;

const group =
  /\b(?:staff|members?|children|kids|sons|daughters|players?|teams?|folders?|lists?|columns?|categor(?:y|ies)|flat ?mates|room ?mates|house ?mates|people|between|among|channels?|barbers?|stylists?|trainers?|teachers?|doctors?|tags?|labels?|subjects?|rooms?|coaches|tutors?|instructors?|therapists?|(?:start|begin)(?:s|ning|ing)? with|for my \p{L}+|(?:two|three|four|five|six|\d+) \p{L}+s|our \p{L}+s|(?:tracker|app|log|list|chart|diary|wheel|picker|rota|splitter|board|keeper|counter|draw|game|planner) for)\s*[:,(]?\s*$/iu;

/** "con columnas Ideas, En curso, Revisión y Listo": further columns of a table or board. */
const inColumns =
  /(?<!\p{L})(?:columns|columnas|colonnes|spalten|colunas|colonne|kolommen|kolumn(?:y|ami)|s[uü]tunlar[ıi]?|listas|categor[ií]as|cat[eé]gories|kategorien|categorie|categorieën|kategori(?:e|ami))\s?:?\s[^.:;\n]{2,80},\s$/iu;

/** Behind what is done with a thing, and with those that stand before it in a row. */
const offered =
  /\b(?:reserve|book|hire|borrow|choose|pick|compare|count|log|track)(?:s|ing)?\s(?:(?:the\s|an?\s)?[\p{L}\d'’& -]{1,30}(?:,\s(?:(?:or|and)\s)?|\s(?:or|and)\s))*(?:the\s|between\s)?$/iu;

/** "staff Sam, Lee and Jo", "for my children Mia and Leo": the end of a list that a tool is told to hold, not whose it is. */
function isListed({ text, folded }: Reading, { start, end }: Span): boolean {
  if (inColumns.test(text.slice(0, start))) return true;
  if (!opensTool(folded)) return false;
  // "I play X": a sign of the game.
  if (end - start === 1) return true;
  const before = text.slice(0, start);
  // "Which river runs through Ghent? Leie, Dender": in a question, or one of its answers.
  if (/\?\s[^?!\n]*$/u.test(before) || /^[^.!?\n]{0,90}\?/u.test(text.slice(end))) return true;
  // "a quiz about the Roman empire": part of what it is about.
  if (/\babout (?:the )?$/iu.test(before) && /^\s\p{Ll}/u.test(text.slice(end))) return true;
  // "grouped by aisle: Produce, Dairy, Frozen.", "a trip to Lisbon with Ana, Ben and Cy".
  if (/:\s[^.;:?!\n]*,\s*(?:(?:and|or)\s)?$/u.test(before)) return true;
  if (/\swith\s\p{Lu}\S*$/u.test(text.slice(start, end)) && /^,?\s(?:and\s)?\p{Lu}/u.test(text.slice(end))) return true; // prettier-ignore
  // "Shared only by Max and Nour".
  if (/\b(?:by|between|among)\s$/iu.test(before) && /\s(?:and|&)\s\p{Lu}/u.test(text.slice(start, end))) return true; // prettier-ignore
  // "For Lea, Max and Nour": the first of several.
  if (/\b(?:for|between|among|of|with)\s$|:\s$/iu.test(before) && /^(?:,\s\p{Lu}[\p{L}'’-]*)+,?\s(?:and|&|or)\s\p{Lu}/u.test(text.slice(end))) return true; // prettier-ignore
  // "reserve Room A, Room B or the Drum Cupboard": what there is to choose from.
  if (offered.test(before) && /^(?:,|\s(?:or|and))\s(?:the\s)?\p{Lu}|^[.,;]|^\s(?:by|for|per|with)\s|^$/u.test(text.slice(end)) && (/[,/]\s|\s(?:or|and)\s/u.test(before.slice(offered.exec(before)?.index ?? 0)) || /^(?:,|\s(?:or|and))\s(?:the\s)?\p{Lu}/u.test(text.slice(end)))) return true; // prettier-ignore
  const isTail =
    /\p{Lu}[\p{L}'’-]*,\s*$/u.test(before) && /\s(?:and|or|&|y|et|und|e|en)\s/u.test(text.slice(start, end));
  return isTail || group.test(before);
}

/** "pages Hire, What's On, Contact": a title behind the first of a list of pages. */
const isPageTitle = ({ text }: Reading, { start, end }: Span): boolean =>
  /\bpages:?\s\p{Lu}[^.:;!?\n]*,\s$/u.test(text.slice(0, start)) &&
  /^(?:,|\s(?:and|&)\s)/u.test(text.slice(end));

/** "T-shirt shop: Wave £22, Peak £24": the first of a list with prices, and no name. */
function isPricedEntry({ text }: Reading, { start, end }: Span): boolean {
  return (
    /[:,]\s*$/u.test(text.slice(0, start)) &&
    /^\s?[€$£]\s?\d[\d.,]*(?:,|;|\sand\s)\s?\p{Lu}[^,;.]{0,40}?[€$£]/u.test(text.slice(end))
  );
}

/** A name is written as on a sign: "rosa's alterations" and "Maple Street community garden" get their capitals. */
function raise(written: string): string {
  const isOwner = /^\p{Ll}+['’]s\s\p{Ll}/u.test(written);
  const isStreet =
    /^(?:\p{Lu}\S*\s)+(?:Street|Road|Lane|Avenue|Hill|Park|Square|Green|Valley|Bridge|Town|Village|Mill|Wood|Common|Gardens?|Quay|Dock|Harbou?r|River|Lake|Island|Bay)\s\p{Ll}/u.test(
      written,
    );
  if (isOwner || isStreet)
    return written.replace(/(?<=^|\s)\p{Ll}(?!f\s|nd\s|he\s)/gu, (letter) => letter.toLocaleUpperCase());
  return written.replace(/^\p{Ll}(?=\S*\s.*\p{Lu})/u, (letter) => letter.toLocaleUpperCase());
}

/** "Daniel's portfolio": the possessive belongs to the sentence, unlike in "Joe's Diner". */
function finish(reading: Reading, span: Span, shownFrom: number): Slot<string> | null {
  const next = reading.text.slice(span.end, span.end + 10);
  // "St Luke's in Leeds": nothing of theirs follows.
  const isOwner =
    /['’]s$/u.test(reading.prompt.slice(span.start, span.end)) &&
    /^\s(?!(?:in|at|on|with|near|and|is|are|has|for|by|from|based|needs?|wants?)\s)\p{Ll}/u.test(next);
  const end = isOwner ? span.end - 2 : span.end;
  const shown = cleanName(reading.prompt.slice(shownFrom, end));
  // "für Fotografin Lena Brandt": what she does is no part of her name.
  const trade =
    reading.language.value === 'de'
      ? (/^\p{Lu}\p{Ll}+(?:fotografin|fotograf|trainerin|trainer|beraterin|berater|therapeutin|therapeut|designerin|designer|künstlerin|künstler|anwältin|anwalt|malerin|lehrerin|lehrer|coach)\s(?=\p{Lu}\p{L}+\s\p{Lu})|^(?:Fotografin|Fotograf|Trainerin|Beraterin|Berater|Therapeutin|Designerin|Designer|Künstlerin|Künstler|Anwältin|Anwalt|Lehrerin|Lehrer|Coach|Friseurin|Hebamme|Autorin|Autor|Musikerin|Sängerin)\s(?=\p{Lu}\p{L}+\s\p{Lu})/u.exec(
          shown,
        )?.[0].length ?? 0)
      : 0;
  // "Antalya Kaleiçi'nde Nar Pansiyon": where it is stands before its name.
  const locative =
    reading.spoken === 'tr'
      ? (/^(?:\p{Lu}\p{L}+\s)?\p{Lu}\p{L}+['’](?:n?d[ae]|t[ae])\s(?=\p{Lu})/u.exec(shown)?.[0].length ?? 0)
      : 0;
  const written = shown.slice(Math.max(trade, locative));
  // "e.V.", "S.L.": the last dot belongs to the letters before it.
  const isLettered = /\s\p{L}{1,2}(?:\.\s?\p{L}{1,2})+$/u.test(written) && next.startsWith('.');
  const told = isLettered ? `${written}.` : written;
  const value = reading.isShouting ? capitaliseWords(told) : raise(told);
  return value === '' ? null : { value, spans: [{ start: span.start + Math.max(trade, locative), end }] };
}

/** Whether a token begins one of the first sentences. */
function opensSentence({ tokens }: Reading, at: number): boolean {
  const sentence = tokens[at]?.sentence ?? Infinity;
  return sentence <= 3 && tokens[at - 1]?.sentence !== sentence;
}
