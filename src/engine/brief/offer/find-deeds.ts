import { doneByFirms } from './done-by-firms';
import { englishDeeds, openingDeeds } from '../lexicon/en/deeds';
import { findPhrases } from '../words/phrase-index';
import { cueEnd, isCueAt, type Reading } from '../reading';

type Stretch = { readonly from: number; readonly to: number };

/** "I tune, repair and restore old pianos": what somebody does (each verb by its tokens), and to what. */
export type Deed = {
  readonly at: number;
  readonly verbs: readonly (Stretch & { readonly noun: string | null; readonly plain: string })[];
  readonly object: Stretch;
  /** "We repair …" with one verb: a cue leads its object in already. */
  readonly isTold: boolean;
};

const nouns = new Map(
  englishDeeds.split(/\s+/u).map((entry) => {
    const [verb = '', noun] = entry.split('=');
    return [verb, noun ?? null] as const;
  }),
);
const subjects = /^(?:i|we|they|who)$/u;
const others = /^(?:he|she|who)$/u;
/** "my husband fixes": people that one speaks of. */
const kin =
  /^(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|brother|sister|son|daughter|uncle|aunt|cousin|grandad|grandfather|grandpa|grandma|grandmother|nan|gran|friend|mate|flatmate|boss|neighbour|neighbor|family|team|company|parents|sisters|brothers|friends|sons|daughters|kids)$/u;
const mostObject = 7;

/** "fixes" -> "fix", "repairs" -> "repair", "carries" -> "carry". */
function plainForm(form: string): string {
  if (form.endsWith('ies')) return `${form.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/u.test(form)) return form.slice(0, -2);
  return /[^s]s$/u.test(form) ? form.slice(0, -1) : form;
}

/** "my sister": one of the family, spoken of. */
export function isKinAt(reading: Reading, at: number): boolean {
  return kin.test(reading.tokens[at]?.form ?? '') && isCueAt(reading, at - 1, 'possessive');
}

/** Whether the word tells who does something: a pronoun, one of the family, a name just closed. */
function isSubject(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token || token.isClosed) return false;
  if (subjects.test(token.form) || others.test(token.form)) return true;
  // "My daughter Tilly and me make dog biscuits"
  if (token.form === 'me' && isCueAt(reading, at - 1, 'and') && reading.spoken === 'en') return true;
  return isKinAt(reading, at);
}

function verbAt(
  reading: Reading,
  at: number,
): (Stretch & { noun: string | null; key: string; plain: string }) | null {
  const form = reading.tokens[at]?.form ?? '';
  const twofold = `${form}_${reading.tokens[at + 1]?.form ?? ''}`;
  const plain = plainForm(form);
  for (const [key, to] of [
    [twofold, at + 2],
    [`${plain}_${reading.tokens[at + 1]?.form ?? ''}`, at + 2],
    [form, at + 1],
    [plain, at + 1],
    // "photographs" stands for no slip of "photography".
    [plainForm(reading.tokens[at]?.text ?? ''), at + 1],
  ] as const) {
    const noun = nouns.get(key);
    if (noun !== undefined && reading.tokens[at]?.isClosed === false)
      return { from: at, to, noun, key, plain: key.split('_')[0] ?? key };
  }
  return null;
}

/** Verbs joined by commas and "and". */
function verbsFrom(reading: Reading, at: number): { verbs: Deed['verbs']; to: number; key: string } | null {
  const first = verbAt(reading, at);
  if (!first) return null;
  const verbs = [first];
  let to = first.to;
  for (;;) {
    const token = reading.tokens[to];
    const isComma = /^\s?,\s$/u.test(token?.gap ?? '');
    const joined = isCueAt(reading, to, 'and') ? to + 1 : isComma || /&/u.test(token?.gap ?? '') ? to : null;
    const next = joined === null ? null : verbAt(reading, joined);
    if (!next || token?.sentence !== reading.tokens[at]?.sentence) break;
    verbs.push(next);
    to = next.to;
  }
  return { verbs, to, key: first.key };
}

/** Whether a plain verb with something after it stands there: "sell ribbons", and not the noun of "repair". */
function isVerb(reading: Reading, at: number): boolean {
  const verb = verbAt(reading, at);
  const next = verb ? reading.tokens[verb.to] : undefined;
  return (
    next !== undefined &&
    next.gap === ' ' &&
    !isCueAt(reading, verb?.to ?? at, 'and', 'in', 'for', 'break') &&
    /^(?:sell|make|teach|offer|run|host|repair|restore|build|bake|brew|grow|rent|hire|lend|deliver)$/u.test(
      verb?.plain ?? '',
    )
  );
}

function objectFrom(reading: Reading, from: number): Stretch | null {
  const { tokens } = reading;
  // "Trumpet repairs and lessons": two things done, and nobody called Trumpet.
  if (isCueAt(reading, from, 'and')) return null;
  let to = from;
  while (to < tokens.length && to < from + mostObject) {
    const token = tokens[to];
    if (!token || token.isClosed) break;
    if (to > from && token.clause !== tokens[from]?.clause) break;
    if (to === from && !/^\s$/u.test(token.gap)) return null;
    const isOf = token.form === 'of';
    // "fix typewriters and sell ribbons": the next thing done.
    if (
      to > from &&
      isCueAt(reading, to, 'and') &&
      (isVerb(reading, to + 1) ||
        /^(?:writes?|blogs?|talks?|posts?|films?|speaks?)$/u.test(tokens[to + 1]?.form ?? '') ||
        /^(?:wants?|needs?|would|am|are|have|give|like|love|also)$/u.test(tokens[to + 1]?.form ?? ''))
    )
      break;
    if (!isOf && isCueAt(reading, to, 'break', 'with', 'for', 'site', 'called', 'no', 'in')) break;
    // "We lend toys instead of selling them", "advises vineyards on soil health"
    if (to > from && /^(?:instead|rather|on|about)$/u.test(token.form)) break;
    to += 1;
  }
  while (to > from && isCueAt(reading, to - 1, 'and')) to -= 1;
  const isNamed = Array.from({ length: to - from }, (_, index) => tokens[from + index]?.text ?? '').some(
    (text) =>
      /^\p{L}{3}/u.test(text) &&
      !/^(?:them|this|that|these|those|things|stuff|everything|anything)$/iu.test(text),
  );
  return isNamed ? { from, to } : null;
}

function isThings(reading: Reading, object: Stretch): boolean {
  const last = reading.tokens[object.to - 1]?.form ?? '';
  const isSection =
    findPhrases(reading.lexicon.sections, reading.tokens, { from: object.to - 1, to: object.to }).length > 0;
  return /[^s]s$/u.test(last) && !isSection;
}

const done =
  /^(?:mends|fixes|makes|carves|teaches|restores|sells|breeds|grows|bakes|knits|weaves|sharpens|rescues|rehomes)$/u;

/** "Retired engineer mends clocks": who does it opens the prompt, in few words. */
function opensWithDoer(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  return (
    at < 4 &&
    next?.gap === ' ' &&
    next.clause === reading.tokens[0]?.clause &&
    reading.language.value === 'en' &&
    done.test(next.form) &&
    /^(?!(?:that|which|it)$)\p{Ll}+$/u.test(reading.tokens[at]?.text ?? '')
  );
}

/** "Quillfeather makes handmade notebooks": the last word of the name that opens the prompt, and what is done. */
function opensWithName(reading: Reading, at: number): boolean {
  const [first, next] = [reading.tokens[0], reading.tokens[at + 1]];
  return (
    at < 5 &&
    first?.isClosed === true &&
    next?.isClosed === false &&
    next.gap === ' ' &&
    next.clause === first.clause &&
    reading.language.value === 'en' &&
    /^\p{Ll}+s$/u.test(next.text) &&
    !/^(?:runs|offers|provides|hosts)$/u.test(next.form) &&
    verbAt(reading, at + 1) !== null
  );
}

const does = new RegExp(`^(?:${doneByFirms})$`, 'u');
/** "Saltmarsh advises pubs on wine lists": a single word with a capital opens the prompt, and what it does to several things. */
function opensWithSign(reading: Reading, at: number): boolean {
  const [sign, next] = reading.tokens;
  if (at > 0 || !sign || !next || sign.isClosed || reading.language.value !== 'en') return false;
  const verb = verbAt(reading, 1);
  return (
    verb !== null &&
    next.gap === ' ' &&
    /^\p{Lu}\p{Ll}+$/u.test(sign.text) &&
    does.test(next.text) &&
    /^\p{Ll}/u.test(reading.tokens[verb.to]?.text ?? '')
  );
}

/** What the prompt says is done, where a sentence or clause begins with "I" or "we", or the prompt with the verb. */
export function findDeeds(reading: Reading): ReadonlyMap<number, Deed> {
  const deeds = new Map<number, Deed>();
  for (const [at, token] of reading.tokens.entries()) {
    const isNamed = token.isClosed && opensWithName(reading, at);
    if ((token.isClosed && !isNamed) || deeds.size >= 20) continue;
    const isDoer =
      isNamed || (!isSubject(reading, at) && (opensWithDoer(reading, at) || opensWithSign(reading, at)));
    const isLed = isDoer || isSubject(reading, at);
    if (!isLed && at > 0) continue;
    let start = isLed ? at + 1 : at;
    if (isLed && /^(?:also|mainly|mostly|just|only|now|still)$/u.test(reading.tokens[start]?.form ?? ''))
      start += 1;
    const found = verbsFrom(reading, start);
    // "my wife runs a bakery": she has one, nothing is done to it.
    const has = /^(?:runs?|owns?|manages?)$/u.test(reading.tokens[start]?.form ?? '');
    if (has && isCueAt(reading, start + 1, 'article', 'possessive', 'definite')) continue;
    const object = found && objectFrom(reading, found.to);
    if (!found || !object) continue;
    if (!isLed && !(openingDeeds.has(found.key) && isThings(reading, object))) continue;
    const isTold = found.verbs.length === 1 && cueEnd(reading, 'offers', at) !== null;
    // "my husband fixes": the deed begins with whose he is.
    const key = isDoer ? 0 : kin.test(token.form) ? at - 1 : at;
    deeds.set(key, { at: key, verbs: found.verbs, object, isTold });
  }
  return deeds;
}
