import { foldText } from './fold-text';
import { greetingLength } from '../parts/greeting-length';

/** One word of the prompt. */
export type Token = {
  /** Offsets into the prompt. */
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Folded, without combining marks, spelling forgiven: what lexicons are compared with. */
  form: string;
  /** What stands between the word before and this one. */
  readonly gap: string;
  /** Number of its sentence and of its clause (between commas and the like). */
  readonly sentence: number;
  readonly clause: number;
  /** Inside quotation marks, an address or a name: lexicons do not look here. */
  isClosed: boolean;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const elided =
  /^(?:l|d|j|m|t|s|c|n|qu|un|all|dell|nell|dall|sull|dell|quell)['’](?!(?:m|re|ve|ll|s|t|d)$)(?=.)/iu;
const abbreviations = new Set(
  'est dr dra drs med dent vet wet lek adw rad univ dipl rer nat phil st mr mrs ms mme mlle dott ing lic mag uzm avv arch geom no tel ca inc ltd co av ave sr sra srta prof str nr ul al bp vs approx rev revd capt sgt'.split(
    ' ',
  ),
);

const months =
  /^(?:jan(?:uary?)?|feb(?:r|ruary?)?|märz|mar(?:s|ts|ch|zo)?|apr(?:il)?|mai|maj|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)$/iu;

function endsSentence(
  gap: string,
  before: string,
  next: string,
  isFirm: boolean,
  isInitial: boolean,
): boolean {
  if (/[!?؟。！？\n\r…]/u.test(gap)) return true;
  if (!gap.includes('.')) return false;
  if (!/\.["'”’»)\]]*\s/u.test(gap)) return false;
  // "Volt & Co. Dépannage": after a firm's name a capital begins anew.
  if (before === 'co' && isFirm && /^\p{Lu}\p{Ll}/u.test(next)) return true;
  if (abbreviations.has(before)) return false;
  // "J. Smith": an initial is not the end of a sentence.
  // "12. Juni": an ordinal.
  if (/^\d{1,2}$/u.test(before) && (months.test(next) || /^(?:und|bis)$/u.test(next))) return false;
  return !(before.length === 1 && isInitial && /^\p{Lu}/u.test(next) && /[a-z]/u.test(before));
}

/** The words of a text in order, in time linear in its length. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  const begin = greetingLength(text);
  let end = begin;
  const add = (start: number, raw: string): void => {
    const gap = text.slice(end, start);
    const before = tokens.at(-1)?.form ?? '';
    if (
      tokens.length > 0 &&
      endsSentence(
        gap,
        before,
        raw,
        tokens.at(-1)?.gap.includes('&') === true,
        /^\p{Lu}$/u.test(tokens.at(-1)?.text ?? ''),
      )
    )
      sentence += 1;
    // "1:1 coaching", "7j/7": one thing.
    const isRatio = /^[:/]$/u.test(gap) && /^\d+[hj]?$/u.test(before) && /^\d+[hj]?$/u.test(raw);
    // "1,240 young people": the comma of a thousand parts nothing.
    const isFigure = gap === ',' && /^\d{1,3}$/u.test(before) && /^\d{3}$/u.test(raw);
    if (
      (!isRatio && !isFigure && /[,;:()[\]{}—•|/\n\r!?؟،؛。、]|\s[–-]\s/u.test(gap)) ||
      (tokens.at(-1)?.sentence ?? 0) !== sentence
    )
      clause += 1;
    // "نادٍ", "محامٍ": at the end the mark stands for the letter that the word has elsewhere.
    const form = foldText(raw.replace(/\u064D$/u, 'ي').replace(/\p{M}/gu, ''));
    tokens.push({ start, end: start + raw.length, text: raw, form, gap, sentence, clause, isClosed: false });
    end = start + raw.length;
  };
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    if (match.index < begin) continue;
    const elision = elided.exec(raw);
    if (!elision) {
      add(match.index, raw);
      continue;
    }
    add(match.index, raw.slice(0, elision[0].length - 1));
    add(match.index + elision[0].length, raw.slice(elision[0].length));
  }
  return tokens;
}
