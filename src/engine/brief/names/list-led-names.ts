import { findNameRun, isProper, type NameRun } from './find-name-run';
import { isSettlement } from '../places/is-settlement';
import { endsSite, isSmallArticle, isUnheard } from './list-marked-names';
import type { AddName } from './list-name-candidates';
import { isCounted, isListHead, isTownAfter } from './list-sign-names';
import type { PhraseMatch } from '../words/phrase-index';
import { cueEnd, isCueAt } from '../reading';
import type { Reading } from '../reading';
import { dropKind, institutions, isLoneRun, isSetOff, ofWords, openingClause } from './trim-led-run';

/** "restaurante La Encina", "Hotel Seeblick": a capitalised word for what it is belongs to the name when no article leads it. */
export function addAfterKind(
  reading: Reading,
  kind: PhraseMatch<unknown>,
  isUnsure: boolean,
  add: AddName,
): void {
  const run = findNameRun(reading, kind.to);
  if (!run) return;
  // "three rooms: The Vault, Lab 13 and …": things listed.
  if (isCounted(reading, kind.from) || isListHead(reading, run)) return;
  const isAnnounced = reading.tokens[kind.to]?.gap.includes(':') === true;
  // "artists: Kat, Milo, Juno" lists people, it names nothing.
  if (isAnnounced && /[^s]s$/u.test(reading.tokens[kind.to - 1]?.form ?? '')) return;
  // "à Angers, L'Atelier de Camille": an article with a capital in the middle of a sentence is on the sign too.
  const article = reading.tokens[kind.from - 1];
  const isArticled =
    isCueAt(reading, kind.from - 1, 'definite') &&
    isProper(article?.text ?? '') &&
    reading.tokens[kind.from - 2]?.sentence === article?.sentence &&
    isProper(reading.tokens[kind.from]?.text ?? '') &&
    !isUnsure;
  if (isArticled) {
    add({ from: kind.from - 1, to: run.to }, 78, true);
    return;
  }
  const isInName =
    !isAnnounced &&
    isProper(reading.tokens[kind.from]?.text ?? '') &&
    kind.from > 0 &&
    !isUnsure &&
    !isCueAt(reading, kind.from - 1, 'definite', 'article', 'possessive');
  // "Imkerei Sommerfeld im Odenwald": in German the word for it, opening the prompt, is on the sign.
  const isGermanSign =
    reading.language.value === 'de' &&
    kind.to - kind.from === 1 &&
    // "Hochzeitsfotografin Lea Sommer": who does it is outside.
    !/(?:in|er|ist|or|arzt|anwalt|mann|frau|eur|graf|wirt)$/u.test(reading.tokens[kind.from]?.form ?? '') &&
    reading.tokens[kind.from - 1]?.clause !== reading.tokens[kind.from]?.clause &&
    !isAnnounced &&
    isUnheard(reading, run) &&
    isSetOff(reading, run);
  add(
    isInName || isGermanSign ? { from: kind.from, to: run.to } : run,
    isUnsure ? 72 : 78,
    !isUnsure && run.to - run.from >= 2,
  );
}

/** ", Skybound Raptors." right after the noun phrase that it names. */
export function addApposition(
  reading: Reading,
  at: number,
  kindEnds: ReadonlyMap<number, unknown>,
  add: AddName,
): void {
  // ", the Old Foundry Theatre": the article stays outside.
  const isLed = isSmallArticle(reading, at);
  const run = findNameRun(reading, isLed ? at + 1 : at);
  const clause = reading.tokens[at]?.clause ?? 0;
  const opening =
    reading.tokens.find((token) => token.sentence === reading.tokens[at]?.sentence)?.clause ?? 0;
  if (!run || !isSetOff(reading, run) || isListHead(reading, run)) return;
  const isNear =
    clause - opening === 1 || kindEnds.has(at) || (clause - opening === 2 && isTownBefore(reading, at));
  const isPlaced = [1, 2, 3, 4].some(
    (back) =>
      isCueAt(reading, at - back, 'in') &&
      reading.tokens[at - back]?.clause === clause - 1 &&
      // "consultancy in supply chain" is no place.
      (isProper(reading.tokens[at - back + 1]?.text ?? '') ||
        !isProper(reading.tokens[at]?.text ?? '') ||
        run.to - run.from < 2),
  );
  const isPair = run.to - run.from >= 2;
  // "agriturismo in Toscana, vicino a Siena: Podere La Quercia.": a colon announces what ends the sentence.
  if (
    isPair &&
    reading.tokens[at]?.sentence === 0 &&
    /^\s?:\s/u.test(reading.tokens[at]?.gap ?? '') &&
    reading.language.value !== 'en' &&
    (reading.tokens[run.to]?.sentence !== 0 || isCueAt(reading, run.to, 'in'))
  )
    add(run, 84, true);
  const isFirst = reading.tokens[at]?.sentence === 0;
  const next = reading.tokens[run.to];
  // "Sprout, an app that …"
  const isPresented =
    next !== undefined && /^\s?,\s/u.test(next.gap) && isCueAt(reading, run.to, 'article') && isFirst;
  // "a startup, Loamly, making soil sensors"
  const isDoing =
    next !== undefined &&
    /^\s?,\s/u.test(next.gap) &&
    isFirst &&
    /^(?:\p{L}+ing|that|which|who)$/u.test(next.form) &&
    isUnheard(reading, run);
  const isJoined = reading.tokens.slice(run.from + 1, run.to).some((token) => /&/u.test(token.gap));
  if (isNear && (isPresented || isDoing) && !isPlaced) add(run, 64, true);
  // "Folds by Ruth": whose hand it is belongs to the name, more than "by" tells who one is.
  else if (isNear && reading.tokens[run.from + 1]?.form === 'by') add(run, 78, isFirst);
  // "holiday let in Pembrokeshire: The Old Lifeboat House, sleeps 6"
  else if (
    isNear &&
    isFirst &&
    run.to - run.from >= 3 &&
    /^(?:The|La|Le|El|Les|Los|Las|Il|De|Het)$/u.test(reading.tokens[run.from]?.text ?? '')
  )
    add(run, 66, true);
  // "à Nantes, Dupont Électricité,": abroad a region is hardly told after a town.
  // "Trumpet repairs in Leeds - Valve & Bell.": a stroke sets off what stands alone behind the town.
  else if (isNear && isPlaced && isLastAfterStroke(reading, at, run)) add(run, 66, true);
  else if (isNear && isPair)
    add(
      run,
      isPlaced ? (reading.spoken === 'en' || reading.language.value === 'de' ? 34 : 60) : isFirst ? 66 : 24,
      isFirst && (!isPlaced || isLed),
    );
  // "translator, Warsaw, Marta Kowal, rates": a pair of words that no list knows, by itself between commas.
  else if (isJoined && isFirst && clause - opening <= 4) add(run, 56, true);
  else if (
    isPair &&
    isFirst &&
    clause - opening <= 3 &&
    (isUnheard(reading, run) ||
      (next?.sentence !== 0 &&
        run.to - run.from === 2 &&
        isUnheard(reading, { from: run.to - 1, to: run.to })))
  )
    add(run, 31);
  else if (isNear && isFirst && !isPlaced && /\p{Ll}\p{Lu}/u.test(reading.tokens[at]?.text ?? ''))
    add(run, 60);
  // "landing page, Pawtect.", "landing page: Rotaful, …": one word that no list knows, right after the word for the site.
  else if (isNear && isFirst && endsSite(reading, at) && isUnheard(reading, run)) add(run, 58);
  // "kayak hire in Orbetello, Pagaia.": one such word that ends the first sentence.
  else if (isNear && isFirst && next?.sentence !== 0 && isUnheard(reading, run)) add(run, 40);
  // "used bikes, Cykelhuset, Odense."
  else if (isNear && isFirst && isUnheard(reading, run) && isTownAfter(reading, run)) add(run, 52);
  // "loja de bolos em Évora, bolo de noz 22€, Doce Alentejo": two capitals alone between commas, and no list of such.
  else if (isPair && reading.language.value !== 'de' && isLoneRun(reading, run)) add(run, 30);
  // "physio clinic in Cork, Moveable.": an ordinary word, with a capital in the middle of a sentence.
  else if (
    isNear &&
    isFirst &&
    isPlaced &&
    next?.sentence !== 0 &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(reading.tokens[at]?.text ?? '')
  )
    add(run, 38);
}

/** "Yoga stüdyosu, Eskişehir, Nefes Stüdyo": a known town fills the part before. */
function isTownBefore(reading: Reading, at: number): boolean {
  const clause = reading.tokens[at - 1]?.clause;
  return reading.tokens[at - 2]?.clause !== clause && isSettlement(reading, { from: at - 1, to: at });
}

/** "for Ledgerly, an invoicing app", "für das Hotel Seeblick". */
export function addTarget(reading: Reading, at: number, isUnsure: boolean, add: AddName): void {
  const definite = cueEnd(reading, 'definite', at);
  const isLed = definite !== null && !isProper(reading.tokens[at]?.text ?? '');
  // "concerto di Natale il 20 dicembre": after the first sentence, "of" speaks of what was named there.
  if (
    ofWords.test(reading.tokens[at - 1]?.form ?? '') &&
    (reading.tokens[at]?.sentence ?? 0) > 0 &&
    !endsSite(reading, at - 1)
  )
    return;
  // "Schoonheidssalon Bella in Breda, van Ingrid Bakker": whose it is.
  if (
    /^(?:van|von)$/u.test(reading.tokens[at - 1]?.form ?? '') &&
    (reading.tokens[at - 1]?.clause ?? 0) > 0 &&
    reading.tokens[at - 2]?.clause !== reading.tokens[at - 1]?.clause
  )
    return;
  let run = findNameRun(reading, isLed ? definite : at);
  if (!run) {
    addBehindTrade(reading, isLed ? definite : at, isUnsure, add);
    return;
  }
  const whole = run;
  if (isLed || isUnsure) run = dropKind(reading, run, isLed);
  // "Yogakurse für Schwangere": whom it is for, where the word for the site does not stand right before.
  if (isUnsure && reading.language.value === 'de' && run.to - run.from === 1 && !endsSite(reading, at - 1)) {
    if (!isLed && isCueAt(reading, at - 1, 'for')) return;
  }
  // "für die Oberstufe": a German noun has its capital anyway.
  if (isLed && reading.language.value === 'de' && run === whole && run.to - run.from === 1) return;
  // "Municipal library of Otterton": the town is the last part of the name.
  if (reading.tokens[at - 1]?.form === 'of' && institutions.test(reading.tokens[at - 2]?.form ?? '')) {
    const clause = reading.tokens[at - 2]?.clause;
    let lead = at - 2;
    while (
      lead > 0 &&
      reading.tokens[lead - 1]?.clause === clause &&
      !isCueAt(reading, lead - 1, 'for', 'article', 'definite', 'site', 'ask')
    )
      lead -= 1;
    if (isProper(reading.tokens[lead]?.text ?? '')) add(run, 80, true, lead);
    return;
  }
  const isSingle = run.to - run.from === 1;
  const isTold = !isUnsure && !isSingle && isSetOff(reading, run);
  // "agenda tabs for Day 1 and Day 2": far from the opening, "for" speaks of parts of the site.
  const far = Math.min(
    60,
    25 * Math.max(0, (reading.tokens[run.from]?.clause ?? 0) - openingClause(reading, run) - 1),
  );
  add(
    run,
    (isUnsure && isSingle && !isSetOff(reading, run) ? 30 : isLed ? 76 : 82) - far,
    isTold && far === 0,
  );
}

/** "per il coro polifonico Santa Cecilia", "pour mon food truck Burger & Co": small words for the trade, then the name. */
function addBehindTrade(reading: Reading, at: number, isUnsure: boolean, add: AddName): void {
  const { tokens } = reading;
  if (reading.spoken === 'en' || isUnsure || tokens[at]?.sentence !== 0) return;
  let from = at;
  while (
    from < at + 6 &&
    tokens[from]?.clause === tokens[at]?.clause &&
    !isProper(tokens[from]?.text ?? '') &&
    !isCueAt(reading, from, 'in', 'with', 'called', 'break', 'and')
  )
    from += 1;
  const run = from > at && tokens[from]?.gap === ' ' ? findNameRun(reading, from) : null;
  // "di Trento", "en Jaca": a town.
  if (!run || tokens[from]?.clause !== tokens[at]?.clause || isCueAt(reading, from - 1, 'in', 'for')) return;
  if (run.to - run.from < 2 && !isUnheard(reading, run)) return;
  add(run, 74, run.to - run.from > 1);
}

/** The same stroke where every word has its capital: "Trumpet Repairs in Leeds - Valve & Bell". */
export function addAfterStroke(reading: Reading, at: number, add: AddName): void {
  const run = findNameRun(reading, at);
  const isPlaced = [1, 2, 3].some((back) => isCueAt(reading, at - back, 'in'));
  if (run && isPlaced && isLastAfterStroke(reading, at, run)) add(run, 66, true);
}

/** Whether two words or more stand alone between a stroke and the end of the first sentence. German headings are full of strokes. */
function isLastAfterStroke(reading: Reading, at: number, run: NameRun): boolean {
  return (
    run.to - run.from >= 2 &&
    /^\s[–—-]\s$/u.test(reading.tokens[at]?.gap ?? '') &&
    reading.language.value !== 'de' &&
    reading.tokens[at]?.sentence === 0 &&
    reading.tokens[run.to]?.sentence !== 0
  );
}
