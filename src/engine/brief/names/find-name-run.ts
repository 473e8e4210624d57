import { isCueAt, type Reading } from '../reading';
import { isKnownTown } from '../words/ordinary-words';

/** Tokens `from` up to `to` that make up a name. */
export type NameRun = { readonly from: number; readonly to: number };

const mostWords = 9;
const titles = new Set([
  'dr',
  'med',
  'dent',
  'vet',
  'wet',
  'lek',
  'adw',
  'rad',
  'mgr',
  'univ',
  'rer',
  'nat',
  'phil',
  'st',
  'mr',
  'mrs',
  'ms',
  'prof',
  'sr',
  'sra',
  'mme',
  'dott',
  'dra',
  'drs',
  'srta',
  'mlle',
  'ing',
  'lic',
  'av',
  'uzm',
  'avv',
  'arch',
  'geom',
  'mag',
  'rev',
  'fr',
]);
// "Navalha d'Ouro", "Bar dell'Angelo": the small word is joined to the capital.
const elided = /^(?:d|l|dell|all|nell|sull)$/u;
/** "Schronisko pod Turnią", "Huis aan de Vecht": small words of Polish and Dutch names in prompts of another language. */
const smallAbroad = new Set(['pod', 'nad', 'przy', 'na', 'het', 'op', 'aan', 'ten', 'ter', 'bij', 'onder']);
/** "Rust to Road", "Notes from the Marsh": a sentence has these words too, so that only a sign that is announced has them. */
const smallOnSigns = new Set(['from', 'to', 'under', 'over', 'after', 'before', 'behind', 'beyond', 'without', 'into', 'through', 'between', 'against', 'than', 'on']); // prettier-ignore
const housed =
  /\b(?:clinic|practice|shop|store|caf[eé]|bakery|salon|studio|bar|restaurant|hotel|guesthouse|inn|pub|gym|nursery|school|gallery)\s$/u;
/** "Crumb on High Street" says where. */
const road =
  /^(?:\s\p{Lu}[\p{L}'’]*){0,2}\s(?:Street|Road|Avenue|Lane|Square|Row|Place|Drive|Parade|Quay|Island|Isle|Sea|Coast)\b/u;
const announcing = /\b(?:called|named|titled|name is|name['’]s|name)\s?:?\s?$/iu;
const nameGap = /^(?:\s{1,3}|['’]\s|\s?[&+×|]\s?|-|['’]|\.\s?|\s?\/\s?)$/u;

/** Whether a word is written as a name: a capital, figures, or a script without capitals. */
export function isProper(text: string): boolean {
  return /^[\p{Lu}\p{Lt}]/u.test(text) || /^\d+$/u.test(text);
}

function joins(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const before = reading.tokens[at - 1];
  if (!token || !before) return false;
  if (/^\.[,:;]/u.test(token.gap)) return false;
  // "Dr. Koch", "J. Smith", "Dingaling No. 4"
  if (token.gap.startsWith('.'))
    return (
      titles.has(before.form) || before.text.length === 1 || (before.text === 'No' && /^\d/u.test(token.text))
    );
  // "The Lamplighters' Museum": whose it is.
  if (/^['’]\s$/u.test(token.gap) && !before.form.endsWith('s')) return false;
  return nameGap.test(token.gap) && token.sentence === before.sentence;
}

/** The run of title-case words beginning at a token, with small words (of, de, &) only inside it; null when none begins there. */
export function findNameRun(reading: Reading, at: number): NameRun | null {
  const { tokens } = reading;
  const first = tokens[at];
  if (!first || first.isClosed || !/^[\p{Lu}\p{Lt}]|^\d+\p{Lu}/u.test(first.text)) return null;
  let to = at + 1;
  for (let next = at + 1; next < tokens.length && next - at < mostWords; next += 1) {
    const token = tokens[next];
    if (!token || token.isClosed || !joins(reading, next)) break;
    if (isProper(token.text)) {
      to = next + 1;
      continue;
    }
    // One or two small words may stand between two capitals: "Villa of the Winds".
    const isAmpersand = /[&+]/u.test(token.gap);
    if (isAmpersand) {
      to = next + 1;
      continue;
    }
    // "Brick by Brick Builders": the same word twice around "by" is one phrase.
    // "Folds by Ruth": after the opening word, which has its capital anyway.
    const isTwice =
      token.form === 'by' &&
      (tokens[next + 1]?.form === tokens[next - 1]?.form ||
        (at > 0 && next - at <= 2 && hasProperAfter(reading, next)));
    // "Dr. med. vet. Sabine Kowalski", "lek. wet. Anna Nowak": titles written small before who bears them.
    const isTitle =
      titles.has(token.form) && reading.text[token.end] === '.' && hasTitledAfter(reading, next);
    const isElided = elided.test(token.text) && /^['’]$/u.test(tokens[next + 1]?.gap ?? '');
    if (
      !isTwice &&
      !isTitle &&
      !isOnSign(reading, at, next) &&
      !(
        (isElided || smallAbroad.has(token.text) || isCueAt(reading, next, 'particle')) &&
        hasProperAfter(reading, next)
      )
    )
      break;
  }
  // "Second-hand bookshop": the first half of a word.
  const after = tokens[to];
  if (to === at + 1 && after && /^[-‐]$/u.test(after.gap) && /^\p{Ll}/u.test(after.text)) return null;
  return { from: at, to };
}

/** Whether a small word stands inside a sign: after "called", or where the sign opens the prompt and a dash follows it. */
function isOnSign(reading: Reading, from: number, at: number): boolean {
  const { tokens, text } = reading;
  const word = tokens[at];
  if (/^(?:the|an?|my|our)$/u.test(word?.text ?? '') && smallOnSigns.has(tokens[at - 1]?.text ?? ''))
    return isOnSign(reading, from, at - 1);
  if (!word || !smallOnSigns.has(word.text)) return false;
  let last = at + 1;
  while (/^(?:the|an?|my|our)$/u.test(tokens[last]?.text ?? '') && joins(reading, last)) last += 1;
  const end = tokens[last];
  if (!end || end.isClosed || !joins(reading, last) || !isProper(end.text) || isKnownTown(end.form)) return false; // prettier-ignore
  // "on Betlemi" closes what is said, "on Main Street" and "on Skye and …" go on.
  const isSpot =
    word.text === 'on' &&
    (road.test(` ${text.slice(end.start)}`) ||
      !/^(?:\s\p{Lu}[\p{L}'’]*)*["”]?(?:[.,;:!\n]|$)/u.test(text.slice(end.end)));
  if (isSpot) return false;
  // "our vet clinic Paws on Pine,": what it is stands right before the sign.
  if (word.text === 'on' && housed.test(text.slice(0, tokens[from]?.start ?? 0))) return true;
  if (announcing.test(text.slice(0, tokens[from]?.start ?? 0))) return true;
  return from === 0 && /^(?:\s\p{Lu}[\p{L}'’]*)*\s?(?:[–—:]|\s-)\s/u.test(text.slice(end.end));
}

function hasTitledAfter(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  if (!next || next.isClosed || !joins(reading, at + 1)) return false;
  return /^[\p{Lu}\p{Lt}]/u.test(next.text) || (titles.has(next.form) && hasTitledAfter(reading, at + 1));
}

function hasProperAfter(reading: Reading, at: number): boolean {
  for (let next = at + 1; next <= at + 2; next += 1) {
    const token = reading.tokens[next];
    if (!token || token.isClosed || !joins(reading, next)) return false;
    // "called Marta Nowak and I'd like": the speaker begins anew.
    if (/^I(?:['’].*)?$/u.test(token.text)) return false;
    if (/^[\p{Lu}\p{Lt}]/u.test(token.text)) return true;
    if (!isCueAt(reading, next, 'particle')) return false;
  }
  return false;
}

/** After "called" a name may be written small: words up to the next break, at most four. */
export function findSmallRun(reading: Reading, at: number): NameRun | null {
  const { tokens } = reading;
  const first = tokens[at];
  if (!first || first.isClosed) return null;
  let to = at;
  for (let next = at; next < tokens.length && next - at < 4; next += 1) {
    const token = tokens[next];
    if (!token || token.isClosed) break;
    if (next > at && !joins(reading, next)) break;
    // "ريم العلي": "العلي" is not "على" with an article.
    const isArabicName = next === at + 1 && token.form.startsWith('ال');
    if (
      (!isArabicName && isCueAt(reading, next, 'break', 'with', 'for', 'site', 'no', 'in')) ||
      (next > at && isCueAt(reading, next, 'and') && next - at > 1)
    )
      break;
    to = next + 1;
  }
  return to > at ? { from: at, to } : null;
}
