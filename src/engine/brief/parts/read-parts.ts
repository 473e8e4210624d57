import type { SitePart, Slot, Span } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import { listPieces } from '../items/list-pieces';
import { partNouns, partWords } from '../lexicon/part-words';
import { sectionOfTitle } from './section-of-title';
import { isCueAt, spanOf, tokenAt, wordsOf, type Reading } from '../reading';

const mostParts = 24;
const apps = new Set<SiteKind>(appKinds);

const before = String.raw`(?<=(?:^|[,.;:+&\n]|\b(?:and|with|plus|also|then|y|con|más|et|avec|und|mit|sowie|e|com|en|met|i|z|oraz)|\b(?:want|need|needs|add|like|include|have))\s*)`;
const leads: readonly RegExp[] = [
  /(?:an?|another|one|the|separate|its own)\s+(?:(?<sort>\p{L}+)\s+)?(?<noun>page|section|part|corner|tab)\s+(?:just\s+)?(?:all\s+)?(?:about|for|on|of|with|explaining|showing|called|titled|dedicated to)\s+/iu,
  /(?:una?|otra)\s+(?<noun>página|pagina|sección|seccion|parte|apartado)\s+(?:sobre|de|para|con)\s+/iu,
  /(?:une?)\s+(?<noun>page|section|rubrique|partie)\s+(?:sur|pour|de|avec)\s+/iu,
  /(?:eine?n?)\s+(?<noun>Seite|Unterseite|Abschnitt|Rubrik|Bereich)\s+(?:über|für|zu|zum|zur|mit)\s+/iu,
  /(?:uma?|outra)\s+(?<noun>página|secção|seção|parte)\s+(?:sobre|de|para|com)\s+/iu,
  /(?:una?)\s+(?<noun>pagina|sezione|parte)\s+(?:su|sui|sulle|sul|sulla|sugli|per|con|dei|delle|dedicata a[il]?)\s+/iu,
  /(?:een)\s+(?<noun>pagina|sectie|stukje|deel)\s+(?:over|voor|met)\s+/iu,
  /(?<noun>podstron[aęy]|stron[aę]|sekcj[aęi])\s+(?:o|dla|z)\s+/iu,
].map((lead) => new RegExp(before + lead.source, lead.flags.includes('g') ? lead.flags : `${lead.flags}g`));
const plainSort =
  /^(?:new|whole|separate|single|extra|short|small|little|simple|dedicated|own|second|further)$/iu;
const pageNoun = /^(?:page|tab|página|pagina|seite|unterseite|podstron|stron)/iu;
const end =
  /[,.;:!?\n()]|\s[–—-]\s|\s(?:would be|will be|please|as well|too|if possible|with|where|which|that|and (?:an?|one|another|the|our|also|with|how|maybe|some)|y (?:una?|otra|con)|et (?:une?|avec)|und (?:eine?n?|mit)|e (?:uma?|una|com|con)|en (?:een|met)|oraz|i (?:stron|sekcj))(?=\s)/iu;
const article =
  /^(?:the|our|my|their|his|her|an?|el|los|las|la|le|les|die|der|das|den|os|as|i|gli|de|het)\s+/iu;

/** "d'une seule page": how many there are. */
const onlyOne = /^(?:une\s)?(?:seule|unique|sola|única|[úu]nic[oa]|einzige[nrs]?|pojedyncz\p{L}+|enkele)$/iu;

function titleOf(raw: string): string {
  const plain = cleanName(raw.replace(article, '')).replace(/\s+/gu, ' ');
  return plain.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/**
 * Parts asked for beside the vocabulary: "a page about the bees", "a section on breathing", and in a list of parts those
 * that no lexicon knows ("ranking table", "gift list").
 */
export function readParts(
  reading: Reading,
  kind: SiteKind,
  isTaken: (span: Span) => boolean,
  skip: (at: number) => boolean,
): Slot<SitePart>[] {
  const parts: Slot<SitePart>[] = [];
  if (apps.has(kind)) return parts;
  const add = (raw: string, span: Span, isPage: boolean, isOwn = false): void => {
    const title = titleOf(raw);
    const isFit = /\p{L}{2}/u.test(title) && title.length <= 48 && title.split(' ').length <= 7;
    const isTwin = parts.some((part) => part.value.title.toLowerCase() === title.toLowerCase());
    const isKnown = !isPage && !isOwn && sectionOfTitle(title, reading.language.value, kind) !== null;
    // “Every horse, one diary”: a few words of what is said word for word.
    const isCutOut = reading.quotes.some(
      ({ inner }) =>
        (inner.start <= span.start &&
          span.end <= inner.end &&
          span.end - span.start < inner.end - inner.start) ||
        // Headline "The rota, sorted by noon": up to the comma.
        (span.start < inner.start && span.end > inner.start && span.end < inner.end),
    );
    if (isFit && !onlyOne.test(title) && !isTwin && !isKnown && !isCutOut && parts.length < mostParts)
      parts.push({ value: { title, isPage }, spans: [span] });
  };
  for (const lead of leads)
    for (const match of reading.text.matchAll(lead)) {
      const start = match.index + match[0].length;
      const rest = reading.text.slice(start, start + 80);
      const raw = rest.slice(0, end.exec(rest)?.index ?? rest.length);
      const at = tokenAt(reading.tokens, match.index);
      // "Hi, a page for my bakery": the first thing asked for is the site itself.
      const isSite = at < 8 && !/[,.;:]/u.test(reading.text.slice(0, match.index));
      // "a contact page with a form": the page is told before, what it holds after.
      const sort = match.groups?.sort ?? '';
      const isTold = /\swith\s+$/u.test(match[0]) && sort !== '' && !plainSort.test(sort);
      if (!isSite && !isTold && !skip(at))
        add(raw, { start: match.index, end: start + raw.length }, pageNoun.test(match.groups?.noun ?? ''));
    }
  for (const { from, to, isPage } of listNamed(reading)) {
    const span = spanOf(reading.tokens, from, to);
    if (!skip(from) && !isTaken(spanOf(reading.tokens, from, to - 1)))
      add(wordsOf(reading, from, to - 1), span, isPage);
  }
  for (const [from, to] of listPieces(reading)) {
    const last = reading.tokens[to - 1]?.form ?? '';
    const span = spanOf(reading.tokens, from, to);
    // "50 minutes": how long, not what was decided.
    const isLength = last === 'minutes' && /^\d/u.test(reading.tokens[from]?.form ?? '');
    const isNoun = partNouns.has(last) && to - from <= 4 && !isLength;
    // "how we live", "what to do if you find one"
    const isHow =
      /^(?:how|what|what['’]s|where|why|como|cómo|wie|comment)$/u.test(reading.tokens[from]?.form ?? '') &&
      /^(?:to|in|on|new|we|i|you|it|they|our|wir|inscrever|unirse|nous)$/u.test(
        reading.tokens[from + 1]?.form ?? '',
      ) &&
      to - from <= 7;
    // "how locks work", "why bats matter": what is to be explained, whoever it is about.
    const isWhy =
      reading.spoken === 'en' &&
      /^(?:how|why)$/u.test(reading.tokens[from]?.form ?? '') &&
      /^(?:works?|happens?|matters?|begins?|began|lives?|grows?|changes?|helps?|(?:made|built|used|chosen|graded|judged|decided|organi[sz]ed|taught|grown|fed|cared|priced))$/u.test(
        last,
      ) &&
      to - from >= 3 &&
      to - from <= 7;
    // "About the bees." as an entry of its own
    const isAbout =
      reading.tokens[from]?.form === 'about' &&
      /^(?:the|our|my)$/u.test(reading.tokens[from + 1]?.form ?? '') &&
      to - from >= 3 &&
      to - from <= 4 &&
      !/^(?:author|artist|team|owner|company|us|me|hosts|book|project|founders?|teacher|coach)$/u.test(last);
    // "list of tools to borrow"
    const isList =
      reading.tokens[from]?.form === 'list' && reading.tokens[from + 1]?.form === 'of' && to - from > 2;
    // "collection points": the word at the end says what it is.
    const told = isNoun && to - from === 2 ? spanOf(reading.tokens, to - 1, to) : span;
    if ((isNoun || isHow || isWhy || isAbout || isList) && !skip(from) && !isTaken(told))
      add(
        wordsOf(reading, isList ? from + 2 : from, to),
        span,
        false,
        isNoun && /^(?:points|samples|demos)$/u.test(last),
      );
  }
  return parts.toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}

/** "a breathing section", "and a bees page": the noun that says what it is comes last. */
function listNamed(reading: Reading): { from: number; to: number; isPage: boolean }[] {
  const { tokens } = reading;
  return tokens.flatMap((token, at) => {
    const isPage = token.form === 'page' || token.form === 'tab';
    if ((!isPage && token.form !== 'section') || token.isClosed || !/^\s$/u.test(token.gap)) return [];
    let from = at;
    while (
      from > 0 &&
      at - from < 3 &&
      tokens[from - 1]?.clause === token.clause &&
      !isCueAt(
        reading,
        from - 1,
        'article',
        'possessive',
        'definite',
        'and',
        'with',
        'ask',
        'for',
        'break',
        'no',
        'site',
      )
    )
      from -= 1;
    const words = tokens.slice(from, at);
    const isLed =
      isCueAt(reading, from - 1, 'article', 'and', 'with') || tokens[from - 1]?.clause !== token.clause;
    const isOwn = words.length > 0 && !words.some((word) => word.isClosed || partWords.test(word.form));
    return isOwn && isLed && from > 2 ? [{ from, to: at + 1, isPage }] : [];
  });
}
