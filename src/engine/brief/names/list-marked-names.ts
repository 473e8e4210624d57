import { isOrdinaryWord } from '../words/correct-spelling';
import { findNameRun, findSmallRun, isProper, type NameRun } from './find-name-run';
import { isHebrewTown } from '../places/hebrew-towns';
import { isSettlement } from '../places/is-settlement';
import type { AddName } from './list-name-candidates';
import { isListHead } from './list-sign-names';
import { listVariants } from '../items/list-variants';
import { findPhrases, type PhraseMatch } from '../words/phrase-index';
import { cueEnd, isCueAt, type Reading } from '../reading';

/** Whether every word is a capitalised one that no list knows. */
export function isUnheard(reading: Reading, run: NameRun): boolean {
  const { kinds, sections, behaviours, styles, colours } = reading.lexicon;
  return reading.tokens
    .slice(run.from, run.to)
    .every(
      ({ form, text }) =>
        isProper(text) &&
        !isOrdinaryWord(form) &&
        ![kinds, sections, behaviours, styles, colours].some((index) => index.words.has(form)),
    );
}

/** Whether a word for the site ends right before the token. */
export function endsSite(reading: Reading, at: number): boolean {
  return [1, 2, 3].some((back) => cueEnd(reading, 'site', at - back) === at);
}

/** Whether an article in small letters stands there: it leads a name in and stays outside. */
export function isSmallArticle(reading: Reading, at: number): boolean {
  return isCueAt(reading, at, 'definite') && !isProper(reading.tokens[at]?.text ?? '');
}

const peopleRow =
  /^, \p{Lu}[\p{Ll}'’-]+(?:, \p{Lu}[\p{Ll}'’-]+)*,? (?:and|und|et|y|e|en|i) (?!Sons|Daughters|Partners?\b|Associates|Co\b)\p{Lu}[\p{Ll}'’-]+(?![^,.;:!?)\n])/u;

/** "nous sommes la Maison Delvaux", "wir sind das Café Nordlicht": a sign behind its article, outside English. */
function behindArticle(reading: Reading, at: number): NameRun | null {
  if (reading.spoken === 'en' || !isCueAt(reading, at, 'definite')) return null;
  const run = findNameRun(reading, at + 1);
  const words = run === null ? 0 : run.to - run.from;
  // "sou a Bia": who speaks; "Wir sind die Buchbinderei Falk & Sohn": a trade before its sign.
  return words < 2 || (reading.spoken === 'de' && words > 2) ? null : run;
}

/** "I'm Tom Whitfield". */
export function addSelf(reading: Reading, at: number, isOpening: boolean, add: AddName): void {
  const run = findNameRun(reading, at) ?? behindArticle(reading, at);
  // "ich bin Gärtner": a trade with its German capital is no name.
  const isTrade =
    run !== null &&
    run.to - run.from === 1 &&
    findPhrases(reading.lexicon.kinds, reading.tokens, run).some((match) => match.to === run.to);
  // "hosted by Ola and Bram": who does it, where a name is told apart.
  const isHand = reading.tokens[at - 1]?.form === 'by';
  // "We are Ann, Ben and Cleo": those who share it, and no house. "We are Hart, Bell and Sons" is one.
  const end = reading.tokens[(run?.to ?? 0) - 1]?.end ?? 0;
  const isRow = run?.to === at + 1 && peopleRow.test(reading.text.slice(end, end + 120));
  if (!isTrade && !isRow) add(run, isOpening ? 88 : isHand ? 66 : 74, isOpening);
}

/** "FOR MY GYM IRON TEMPLE IN GLASGOW": without small letters, the words between the trade and the place. */
export function addShouted(reading: Reading, kind: PhraseMatch<unknown>, add: AddName): void {
  if (!isCueAt(reading, kind.from - 1, 'possessive', 'article', 'for')) return;
  const run = findSmallRun(reading, kind.to);
  if (run && run.to - run.from <= 3) add(run, 60);
}

/** Words that a sign begins with. */
const signs =
  /^(?:סטודיו|מספרת|מסעדת|קפה|מאפיית|קליניקת|קונדיטוריית|צימר|בית|أبو|ابو|بيت|دار|مطعم|صالون|مكتب|عيادة|مركز|ورشة|استوديو|مؤسسة|مخبز)$/u;
const houses = /^(?:בית|נוף|אחוזת|חצר|פינת|כרם|שדה|אור)$/u;

/** "עורכת דין נועה לוי בירושלים": without capitals, two words after the trade that no list knows, up to a mark or the place. */
export function addUncased(reading: Reading, at: number, isClause: boolean, add: AddName): void {
  const { tokens } = reading;
  if (tokens[at]?.sentence !== 0) return;
  const isFree = (index: number): boolean => {
    const { form = '', text = '', isClosed = true } = tokens[index] ?? {};
    const { kinds, sections, behaviours, styles, tones, colours } = reading.lexicon;
    return (
      !isClosed &&
      /^[\p{Script=Hebrew}\p{Script=Arabic}]{2,}$/u.test(text) &&
      !isCueAt(reading, index, 'in', 'with', 'for', 'and', 'break', 'called', 'site') &&
      ![kinds, sections, behaviours, styles, tones, colours].some((one) =>
        listVariants(form).some((variant) => one.words.has(variant)),
      )
    );
  };
  const isNear = (tokens[at]?.clause ?? 0) - (tokens[0]?.clause ?? 0) === 1;
  // "סטודיו של נועה", "לחם של סבא": whose it is, alone between two marks.
  if (isClause && isNear && tokens[at + 1]?.form === 'של' && tokens[at + 2]?.gap === ' ') {
    let end = at + 3;
    while (end < at + 5 && tokens[end]?.gap === ' ' && tokens[end]?.clause === tokens[at]?.clause) end += 1;
    if (tokens[end]?.clause !== tokens[at]?.clause) add({ from: at, to: end }, 60, true);
    return;
  }
  const isSign = signs.test(tokens[at]?.text ?? '');
  // "محل حلويات في القاهرة، حلويات الست نعيمة.": a part of its own that ends the first sentence, with the trade in it.
  if (
    isClause &&
    isNear &&
    (!isFree(at) || isSign) &&
    /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(tokens[at]?.text ?? '')
  ) {
    let end = at + 1;
    while (tokens[end]?.gap === ' ' && tokens[end]?.clause === tokens[at]?.clause) end += 1;
    // "סטודיו דיו שחור", "أبو سامر للخياطة": a sign's own words are a name before a comma too.
    const isWhole = tokens[end] === undefined || tokens[end]?.sentence !== 0 || isSign;
    const isPlain = Array.from({ length: end - at }, (_, index) => at + index).every(
      (index) =>
        !isCueAt(reading, index, 'in', 'with', 'for', 'called', 'site', 'colour') &&
        !/\d/u.test(tokens[index]?.text ?? '') &&
        (isSign || !isWished(reading, index)),
    );
    if (isWhole && isPlain && end - at >= 2 && end - at <= 4) add({ from: at, to: end }, 58, true);
  }
  const isHouse = houses.test(tokens[at]?.text ?? '');
  if (
    !(isFree(at) || isHouse) ||
    !(isFree(at + 1) || (isHouse && tokens[at + 1]?.text.startsWith('ה'))) ||
    tokens[at + 1]?.gap !== ' '
  )
    return;
  // "בתל אביב", "מכשירים בחיפה": where it is.
  if (isHebrewTown(tokens[at]?.form ?? '') || isHebrewTown(tokens[at + 1]?.form ?? '')) return;
  const next = tokens[at + 2];
  const isEnd =
    next === undefined ||
    next.clause !== tokens[at]?.clause ||
    (!isClause && (/^ב|^في$/u.test(next.form) || isCueAt(reading, at + 2, 'in')));
  // A clause of its own is a name only right after the first one.
  if (isClause && !isNear) return;
  if (isEnd) add({ from: at, to: at + 2 }, 44, true);
}

/** Whether a word names a part, a colour or a manner of the site. */
function isWished({ tokens, lexicon }: Reading, at: number): boolean {
  const { sections, behaviours, styles, tones, colours } = lexicon;
  return [sections, behaviours, styles, tones, colours].some((one) =>
    listVariants(tokens[at]?.form ?? '').some((variant) => one.words.has(variant)),
  );
}

const nameHeads =
  /^(?:بيت|دار|ركن|ابو|ام|لمسه|نجمه|زهره|واحه|قصر|روح|نكهه|لولوه|حكايه|مملكه|عالم|جنه|كنز|نسيم|ضياء|نور|شمس|قمر|برج|تاج|صدي|بصمه|اوتار|بن)$/u;

/** "مطعم بيت الزيتون في عمّان": an Arabic trade has no article, so a thing of somebody or something right after it is its name. */
export function addConstruct(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.sentence !== 0 || first.isClosed || !/^\p{Script=Arabic}{2,}$/u.test(first.text)) return;
  const isTrade = findPhrases(reading.lexicon.kinds, tokens, { from: at, to: at + 1 }).length > 0;
  if (second?.gap !== ' ' || second.clause !== first.clause || isTrade || first.form.startsWith('ال')) return;
  const isDefinite = second.form.startsWith('ال') && !/^(?:الي|الذي|التي)$/u.test(second.form);
  if (!isDefinite && !nameHeads.test(first.form)) return;
  const next = tokens[at + 2];
  const isEnd =
    next === undefined || next.clause !== first.clause || isCueAt(reading, at + 2, 'in', 'with', 'site');
  if (isEnd && !isCueAt(reading, at, 'in', 'with', 'for', 'and', 'called', 'site'))
    add({ from: at, to: at + 2 }, 56, true);
}

const labels =
  /^(?:brand|company|business|firm|studio|shop|band|venue|marca|empresa|azienda|marke|firma|marque|entreprise|merk|bedrijf|isletme|marka)$/u;
const brands = /^(?:brand|label|marca|marke|marque|merk|marka|ماركة|מותג)$/u;

/** "Brand: Otter & Thread", "…, brand Barkwell", "Conference site: RustNorth 2027": a label, then the name. */
export function addLabelled(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const label = tokens[at - 1];
  const isAlone =
    tokens[at - 2]?.clause !== label?.clause || isCueAt(reading, at - 2, 'possessive', 'definite', 'article');
  if (/^\s*[:=]\s+$/u.test(tokens[at]?.gap ?? '')) {
    const run = labels.test(label?.form ?? '') && isAlone ? findNameRun(reading, at) : null;
    if (run && !isListHead(reading, run)) add(run, 84, true);
    const announced = at < 8 && endsSite(reading, at) ? findNameRun(reading, at) : null;
    // "Portfolio site: Home, Work, Contact" lists pages.
    if (announced && isUnheard(reading, { from: announced.from, to: announced.from + 1 })) add(announced, 82);
    // "Podcast site: Night Ferry, hosted by …": two ordinary words, and no list of such.
    else if (announced && announced.to - announced.from >= 2 && !isListHead(reading, announced))
      add(announced, 82);
    // "pitch page: Wattle, software that …"
    else if (
      announced &&
      /^,\s$/u.test(tokens[announced.to]?.gap ?? '') &&
      /^\p{Ll}/u.test(tokens[announced.to]?.text ?? '')
    )
      add(announced, 70);
    return;
  }
  if (tokens[at]?.gap !== ' ' || !isAlone || !brands.test(label?.form ?? '')) return;
  const run = findNameRun(reading, at);
  if (run && isUnheard(reading, { from: run.from, to: run.from + 1 })) add(run, 84, true);
}

/** "a plumber in Dijon (Martin Lefèvre)": two or three words that no list knows, alone in brackets. */
export function addBracketed(reading: Reading, at: number, isAfterKind: boolean, add: AddName): void {
  const token = reading.tokens[at];
  if (token?.sentence !== 0 || !/\(\s*$/u.test(token.gap)) return;
  const run = findNameRun(reading, at);
  if (!run || run.to - run.from < 2 || run.to - run.from > 4) return;
  const opening = { from: run.from, to: run.from + 1 };
  if (isSettlement(reading, opening) || !(isAfterKind || isUnheard(reading, opening))) return;
  const { end } = reading.tokens[run.to - 1] ?? token;
  // "(Fern Hill Allotments, Bristol)"
  if (/^\s*[,)]/u.test(reading.text.slice(end, end + 3))) add(run, 60);
}

/** "Zeytin Dalı restoranı için": in Turkish the word for what it is stands behind the name, with an ending of its own. */
export function addBeforeKind(reading: Reading, kind: PhraseMatch<unknown>, add: AddName): void {
  const { tokens, language } = reading;
  // "Pati Dostu veteriner kliniği": the ending may stand on the word after.
  const isOwned = [kind.to - 1, kind.to].some((at) => /^\p{Ll}.*[ıiuü]$/u.test(tokens[at]?.text ?? ''));
  const isAsked = [kind.to, kind.to + 1].some((at) => tokens[at]?.form === 'icin');
  if (language.value !== 'tr' || !isOwned || !isAsked || isProper(tokens[kind.from]?.text ?? '')) return;
  let { from } = kind;
  while (
    from > 0 &&
    kind.from - from < 4 &&
    /^ $/u.test(tokens[from]?.gap ?? '') &&
    tokens[from - 1]?.isClosed === false &&
    /^\p{Lu}\p{Ll}+$/u.test(tokens[from - 1]?.text ?? '')
  )
    from -= 1;
  const run = { from, to: kind.from };
  if (from < kind.from && !isSettlement(reading, run)) add(run, 88, true);
}
