import { cueEnd, isCueAt, spanOf, tokenAt, type Reading } from '../reading';

/** Tokens `from` up to `to` that the prompt says must not be there; `cue` is where the "no" begins. */
export type Denial = { readonly cue: number; readonly from: number; readonly to: number };

/** Words that a "no" belongs to without denying anything: no-nonsense, not only. */
const harmless = new Set(
  'nonsense fuss frills code only just worries problem matter obligation sooner less later more than longer need yet brainer one sugar hidden compromise compromises kill waste additives preservatives minimum gluten compromiso compromisso engagement impegno verpflichtung verplichting verplichtingen zobowiazan fee commission double overlapping clashing conflicting duplicate vat'.split(
    ' ',
  ),
);
const endings = new Set(
  'but just only instead yet while aber nur sondern pero solo mais mas seulement juste ma solo maar alleen ale tylko ama sadece'.split(
    ' ',
  ),
);

function endOfClause(reading: Reading, from: number): number {
  const clause = reading.tokens[from]?.clause;
  let to = from;
  while (to < reading.tokens.length && reading.tokens[to]?.clause === clause) to += 1;
  return to;
}

function cutAt(reading: Reading, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (endings.has(reading.tokens[at]?.form ?? '')) return at;
    // "no gallery and a big contact form", "no blog with Home": something asked for again.
    if (at > from && isCueAt(reading, at, 'with')) return at;
    if (
      at > from &&
      isCueAt(reading, at, 'and') &&
      isCueAt(reading, at + 1, 'article', 'with', 'ask', 'possessive')
    )
      return at;
    if (at > from && isCueAt(reading, at, 'for') && !isCueAt(reading, at - 1, 'no')) return at;
    if (at - from >= 10) return at;
  }
  return to;
}

/** Where a list goes on over commas ("no blog, gallery or shop"), only if an "or" ends it. */
function stretch(reading: Reading, from: number, first: number): number {
  const { tokens } = reading;
  const sentence = tokens[from]?.sentence;
  let to = first;
  let pending = first;
  while (
    pending < tokens.length &&
    tokens[pending]?.sentence === sentence &&
    /^\s*[,/،]\s*$/u.test(tokens[pending]?.gap ?? '')
  ) {
    const end = endOfClause(reading, pending);
    if (isCueAt(reading, pending, 'no') || end - pending > 5) break;
    const hasOr = Array.from({ length: end - pending }, (_, index) => pending + index).some((at) =>
      isCueAt(reading, at, 'or'),
    );
    pending = end;
    if (hasOr) to = end;
  }
  return to;
}

/** Words that deny what stands before them: "galeri istemiyorum", "Blog brauche ich nicht", "een webshop hoeft niet". */
const behind: Readonly<Record<string, RegExp>> = {
  tr: /\s(?:\p{L}{2,}m[ae]s[ıi]n|\p{L}{2,}m[ae]y[ıi]n|istemiyoru[mz]|istemem|olmasin|gerek yok|gerekmiyor|gerekmez|lazim degil|ekleme(?:yin)?|eklenmesin|koyma(?:yin)?|yapma(?:yin)?)(?=\s*(?:[.,;!\n)]|$))/gu,
  de: /\s(?:(?:brauchen?|wollen|will|mochten|mochte) (?:wir|ich) (?:\p{L}+ )?nicht|(?:ist|sind) nicht notig|nicht notig|muss nicht sein)(?=\s*(?:[.,;!\n)]|$))/gu,
  nl: /\s(?:hoeft (?:er )?niet(?: bij)?|is niet nodig|niet nodig|hoeven (?:we )?niet)(?=\s*(?:[.,;!\n)]|$))/gu,
  pl: /\s(?:nie (?:jest )?potrzebn[aey]|niepotrzebn[aey]|nie potrzeba)(?=\s*(?:[.,;!\n)]|$))/gu,
};

/** A bare "no" at the end of an entry: "opiniones no", "depoimentos não", "gallery yes, blog no". */
const bare: Readonly<Record<string, RegExp>> = {
  // "map free", "ad-free": said of what a page has; "gluten free" is said of bread.
  en: /\sno(?=\s*(?:[,;\n)]|\.?$))|(?<=(?<!\p{L})(?:maps?|ads?|images?|photos?|pictures?|scripts?|javascript|js|cookies?|comments?|newsletters?|gallery|pop-?ups?|video))[\s-]free(?=\s*(?:[,;\n)]|\.?$))/gu,
  es: /\sno(?=\s*(?:[.,;\n)]|$))/gu,
  it: /\sno(?=\s*(?:[.,;\n)]|$))/gu,
  pt: /\snao(?=\s*(?:[.,;\n)]|$))/gu,
  fr: /\snon(?=\s*(?:[.,;\n)]|$))/gu,
  de: /\snein(?=\s*(?:[.,;\n)]|$))/gu,
  nl: /\snee(?=\s*(?:[.,;\n)]|$))/gu,
  tr: /\s(?:hayir|yok)(?=\s*(?:[.,;\n)]|$))/gu,
};
const longestEntry = 3;

function findBehind(reading: Reading): Denial[] {
  const find = (pattern: RegExp | undefined, longest: number): Denial[] =>
    [...(pattern ? reading.folded.matchAll(pattern) : [])].flatMap((match) => {
      const cue = tokenAt(reading.tokens, match.index);
      const clause = reading.tokens[cue - 1]?.clause;
      let from = cue - 1;
      while (from > 0 && reading.tokens[from - 1]?.clause === clause) from -= 1;
      return clause === undefined || cue - from > longest ? [] : [{ cue: from, from, to: cue }];
    });
  return [...find(behind[reading.spoken], Infinity), ...find(bare[reading.spoken], longestEntry)];
}

/** "cremation without service £1,150": what that price buys. */
const isPriced = (reading: Reading, cue: number): boolean =>
  /^(?:without|ohne|sin|sans|senza|sem|zonder)$/u.test(reading.tokens[cue]?.form ?? '') &&
  /^\p{L}+(?:\s\p{L}+){1,3}\s?[:,]?\s?(?:[£$€]\s?\d|\d[\d.,]*\s?(?:[£$€]|eur|euro?s?\b))/iu.test(
    reading.prompt.slice(spanOf(reading.tokens, cue, cue + 1).start),
  );

/** Every stretch under a "no", "without", "don't", in order. */
export function findDenials(reading: Reading): Denial[] {
  const denials: Denial[] = findBehind(reading);
  const starts = [...(reading.cues.get('no') ?? new Map<number, number>())];
  for (const [cue, end] of starts) {
    if (denials.some((one) => one.to > cue && one.from < cue)) continue;
    const next = reading.tokens[end];
    // "Online yes/no. Filter by style": an answer, and nothing denied.
    const isAnswer = /^\s*\/\s*$/u.test(reading.tokens[cue]?.gap ?? '') || (reading.tokens[cue - 1]?.form === 'or' && reading.tokens[cue - 2]?.form === 'yes'); // prettier-ignore
    if (isAnswer || isPriced(reading, cue)) continue;
    if (!next || harmless.has(next.form) || next.sentence !== reading.tokens[cue]?.sentence) continue;
    if (next.clause !== reading.tokens[cue]?.clause && !/^\s*:\s*$/u.test(next.gap)) continue;
    let from = cueEnd(reading, 'no', end) ?? end;
    while (isCueAt(reading, from, 'article', 'definite', 'ask') && from < reading.tokens.length)
      from = cueEnd(reading, 'ask', from) ?? from + 1;
    const clauseEnd = endOfClause(reading, from);
    const cut = cutAt(reading, from, clauseEnd);
    denials.push({ cue, from, to: cut < clauseEnd ? cut : stretch(reading, from, clauseEnd) });
  }
  return denials;
}
