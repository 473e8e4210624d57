import { isMakersLabel } from './is-for-maker';

/** One statement of a prompt: a sentence, a row of a list, a line of a table. `text` is `prompt.slice(start, end)`. */
export type Piece = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it stands under: "Membership", "What to bring". */
  readonly heading: string | null;
  /** One entry of several that stand side by side, and no sentence. */
  readonly isRow: boolean;
  /** Number of the line that it stands on. */
  readonly line: number;
};

const bullet = /^\s*(?:[-*•–—·▪]|\d{1,2}[.)])\s+/u;
const cells = /\s\|\s|\t/u;
const marked = /^\s*(?:#{1,5}\s+(.+?)\s*#*|\*\*([^*]{2,60}?):?\*\*:?|__([^_]{2,60}?)__:?)\s*$/u;
const label = /^(?:\*\*)?(\p{L}[\p{L}\d’'&/ ()-]{1,44}?)(?:\*\*)?:(?:\*\*)?\s+(?=\S)/u;
const abbreviation =
  /(?:^|[\s(.])(?:St|Dr|Mrs?|Ms|Prof|Rev|Fr|Sr|Jr|approx|incl|inc|excl|e\.g|i\.e|eg|ie|vs|Rs|Nr|[Tt]el|max|min|est|[Ss]t|[Rr]d|Ave|Revd|Capt|\p{Lu})$|,\sCo$/u;
const numbered = /(?:^|\s)(?:no|No|nos|reg|p|pp|ext)$/u;

/** "First, to show our dogs: …": the label after it. */
const ordinal =
  /^(?:first|second|third|fourth|fifth|then|next|finally|lastly)(?:ly)?,\s(?:to\s)?(?:show|explain|find|collect|list|tell(?:\speople)?|sell|describe)?\s?/iu;
/** "Prices - weddings £550": here a dash is a colon. */
const dashed =
  /^(prices?|rates?|fees|costs?|colou?rs?|hours|opening(?: hours| times)?|services|contact|booking)\s[-–—]\s+/iu;
const contacts = /^(?:contact|get in touch|email|phone|social)\b/iu;

type Stretch = { readonly text: string; readonly start: number };

const trimmed = (text: string, start: number): Stretch => ({
  text: text.trim(),
  start: start + text.length - text.trimStart().length,
});

const turning =
  /[,;]\s+(?:(?:and|but)\s+)?(?=(?:i|we)\s(?:do not|don['’]t)\swant\s(?=[^.;]{0,60}\b(?:cartoons?|photos?|pictures?|images?|clip ?art|emojis?|logos?|fonts?|baskets?|banners?|look|clichés?|drawings?|icons?|videos?|animations?)\b)|please\s(?:do not|don['’]t|no|leave out|avoid)\b|there should be\b)|(?<=\bno\s(?:online\s)?\p{L}{3,20}),\s+(?=we\s\p{L}+\s(?:at|on|only)\b)/giu;

/** "No payments yet, and I do not want cartoon bees": what visitors read, and a wish for the site. */
const partWish = ({ text, start }: Stretch): Stretch[] => splitOutside(text, start, turning);

/** Sentences of a line; a dot after "St" or an initial ends none. */
const sentencesOf = (line: Stretch): Stretch[] => {
  const found: Stretch[] = [];
  let from = 0;
  const add = (to: number): void => {
    const one = trimmed(line.text.slice(from, to), line.start + from);
    if (one.text !== '') found.push(one);
  };
  for (const match of line.text.matchAll(/[.!?…]+["”’')\]]*\s+(?=[\p{L}\p{N}"“'‘’(£$€])/gu)) {
    const before = line.text.slice(from, match.index);
    const next = line.text.charAt(match.index + match[0].length);
    if (match[0].startsWith('.') && abbreviation.test(before)) continue;
    // 'questions like "Do I need experience?" and "…"': the sentence goes on.
    if (/["”’]\s+$/u.test(match[0]) && /\p{Ll}/u.test(next)) continue;
    if (match[0].startsWith('.') && numbered.test(before) && /\d/u.test(next)) continue;
    const end = match.index + match[0].trimEnd().length;
    add(end);
    from = end;
  }
  add(line.text.length);
  return found.flatMap(partWish);
};

/** A text at its marks, where none stands inside brackets. */
export const splitOutside = (text: string, start: number, mark: RegExp): Stretch[] => {
  const masked = text.replace(/\([^()]{0,300}\)/gu, (inner) => 'x'.repeat(inner.length));
  const found: Stretch[] = [];
  let from = 0;
  for (const match of masked.matchAll(mark)) {
    found.push(trimmed(text.slice(from, match.index), start + from));
    from = match.index + match[0].length;
  }
  found.push(trimmed(text.slice(from), start + from));
  return found.filter((one) => one.text !== '');
};

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const clause =
  /^(?:(?:and|but|so|or|which|who|that|because|if|when|where|then)\s|(?:i|we|you|they|he|she|it|there)(?:['’]|\s))/iu;

const happening = /\s(?:takes|lasts|leaves|sails|meets|runs|starts)\s/u;

/** The entries of an enumeration after its heading; null when it is a sentence like any other. */
const entriesOf = ({ text, start }: Stretch): Stretch[] | null => {
  const plain = text.replace(/[.!\s]+$/u, '');
  const bySemicolon = splitOutside(plain, start, /;\s+/gu);
  if (bySemicolon.length > 2 || (bySemicolon.length === 2 && plain.length < 200))
    return bySemicolon.map((one) => ({ ...one, text: one.text.replace(/^and\s/iu, '') }));
  const parts = splitOutside(plain, start, /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/gu);
  const isList = parts.length > 2 && parts.every((one) => wordsIn(one.text) <= 11 && !clause.test(one.text));
  // "A, B and C" keeps its "and" where the last two belong together: only commas part what has verbs.
  // "The landing lasts three hours, £34 adults, from 1 May only": what has verbs here and none there is a sentence.
  const verbs = parts.filter((one) => happening.test(one.text)).length;
  if (!isList || (verbs > 0 && verbs < parts.length)) return null;
  return splitOutside(plain, start, /,\s+(?:and\s+)?/gu).flatMap((one) => {
    // "Kalyna (11-13) and Soniakh (14-16)": two, each with its bracket.
    const pair = /^([^()]+\([^()]*\))\s+and\s+(?=[^()]+\([^()]*\)$)/u.exec(one.text);
    if (!pair) return [one];
    const [all, first = ''] = pair;
    return [
      { text: first, start: one.start },
      { text: one.text.slice(all.length), start: one.start + all.length },
    ];
  });
};

const isHeading = (line: string, before: string, after: string, at: number): boolean => {
  const text = line.trim();
  if (text === '' || at === 0 || after.trim() === '' || before.trim() !== '') return false;
  if (/[.!?,;]$/u.test(text) || /[£$€@\d]/u.test(text) || text.includes('|')) return false;
  return wordsIn(text) <= 5;
};

const headingOf = (line: string, before: string, after: string, at: number): string | null => {
  const found = marked.exec(line);
  const told = found?.[1] ?? found?.[2] ?? found?.[3];
  if (told !== undefined) return told.replace(/[*:]+$/u, '').trim();
  const text = line.trim();
  if (/^[^.!?]{2,60}:$/u.test(text) && wordsIn(text) <= 8) return text.slice(0, -1).trim();
  if (/^\p{Lu}[\p{Lu}\d\s&/’'-]{2,40}$/u.test(text) && wordsIn(text) <= 5 && !/\d{3}/u.test(text))
    return text;
  return isHeading(line, before, after, at) ? text : null;
};

/** A prompt in its statements, in their order, each under its heading. */
export const partPrompt = (prompt: string): Piece[] => {
  const pieces: Piece[] = [];
  const lines = prompt.split('\n');
  let heading: string | null = null;
  let isFirm = false;
  let isMarked = false;
  let offset = 0;
  for (const [at, line] of lines.entries()) {
    const start = offset;
    offset += line.length + 1;
    if (line.trim() === '') {
      // Under a soft heading its block ends at the empty line; under a marked one the next heading ends it.
      const next = lines[at + 1] ?? '';
      const isProse = /[.!]\s*$/u.test(next) && wordsIn(next) > 8 && !bullet.test(next);
      if (isMarked ? false : isFirm ? isProse && pieces.at(-1)?.isRow : lines[at - 1]?.trim() !== heading)
        heading = null;
      continue;
    }
    const told = headingOf(line, lines[at - 1] ?? '', lines[at + 1] ?? '', at);
    if (told !== null) {
      heading = told;
      isMarked = marked.test(line);
      isFirm = isMarked || /^\p{Lu}[\p{Lu}\s&/’'-]+:?$/u.test(told);
      continue;
    }
    const lead = bullet.exec(line)?.[0].length ?? 0;
    const text = trimmed(line.slice(lead), start + lead);
    const push = (one: Stretch, under: string | null, isRow: boolean): void => {
      pieces.push({ ...one, end: one.start + one.text.length, heading: under, isRow, line: at });
    };
    const pushLabelled = (one: Stretch, inner: RegExpExecArray): void => {
      const rest = { text: one.text.slice(inner[0].length), start: one.start + inner[0].length };
      const entries = entriesOf(rest);
      const under = inner[1]?.trim() ?? null;
      for (const entry of entries ?? [rest]) push(entry, under, entries !== null);
    };
    const isTable = cells.test(text.text);
    if (isTable && /^[\s|:-]+$/u.test(text.text)) continue;
    const opened = isTable ? null : (label.exec(text.text) ?? dashed.exec(text.text));
    const rest =
      opened && wordsIn(opened[1] ?? '') <= 6
        ? { text: text.text.slice(opened[0].length), start: text.start + opened[0].length }
        : null;
    // "1. About - family nursery since 1978": an entry of the contents is a heading.
    const chapter =
      lead > 0 && /^contents?$/iu.test(heading ?? '')
        ? /^(\p{L}[\p{L}\s’'&]{2,30})\s[-–—]\s+/u.exec(text.text)
        : null;
    if (chapter) {
      pushLabelled(text, chapter);
      continue;
    }
    const listed = rest && lead > 0 && !/[£$€₹]\s?\d/u.test(rest.text) ? entriesOf(rest) : null;
    if (opened && rest && (lead === 0 || listed)) {
      const own = opened[1]?.trim() ?? null;
      const isWish = isMakersLabel(own ?? '') || contacts.test(own ?? '');
      for (const [nth, one] of sentencesOf(rest).entries()) {
        // "Colours: dark green and tan. Call me on …": of a wish only its own sentence.
        const inner = nth > 0 ? label.exec(one.text) : null;
        if (inner && wordsIn(inner[1] ?? '') <= 4) {
          pushLabelled(one, inner);
          continue;
        }
        const under = isWish && nth > 0 ? null : own;
        const entries = entriesOf(one);
        if (entries) for (const entry of entries) push(entry, under, true);
        else push(one, under, wordsIn(rest.text) < 9);
      }
      continue;
    }
    if (lead > 0 || isTable) {
      for (const one of isTable ? [text] : sentencesOf(text)) push(one, heading, true);
      continue;
    }
    const sentences = sentencesOf(text);
    const [only] = sentences;
    // A short line among others of its sort is a row of a list, whatever it ends with.
    const isLone = sentences.length === 1 && only !== undefined && wordsIn(only.text) <= 14;
    const isRow = isLone && !/[.!?]$/u.test(only.text) && !clause.test(only.text);
    for (const one of sentences) {
      const lead = ordinal.exec(one.text)?.[0].length ?? 0;
      const bare = { text: one.text.slice(lead), start: one.start + lead };
      const inner = isRow ? null : (label.exec(bare.text) ?? dashed.exec(bare.text));
      if (inner && wordsIn(inner[1] ?? '') <= (lead > 0 ? 8 : 4)) pushLabelled(bare, inner);
      else push(one, heading, isRow);
    }
  }
  return pieces;
};
