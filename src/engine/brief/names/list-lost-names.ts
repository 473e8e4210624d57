import type { SiteKind } from '@/domain/site/vocabulary';
import type { NameRun } from './find-name-run';
import type { LostWords } from '../words/lost-words';

const particles =
  /^(?:al|alla|au|aux|de|del|della|delle|dei|di|da|do|das|dos|du|des|d|von|van|der|y|e|et|und|en|i|&)$/u;
const articles: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las)$/u,
  fr: /^(?:le|la|les|l|au|aux|des|chez)$/u,
  de: /^(?:zum|zur|am)$/u,
  pt: /^(?:o|os|as|do|da|dos|das)$/u,
  it: /^(?:il|lo|la|i|gli|le|da|al)$/u,
  nl: /^(?:de|het|t)$/u,
};
/** What opens a name that stands by itself: "la miellerie des lavandes", "estúdio tinta negra". */
const alone: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|casa|cd|cf|ud|ad|fc|asociacion|bar|cafe|hotel|hostal|restaurante|estudio|taller|finca|bodegas?|grupo|club|centro|espacio|hostal|posada)$/u,
  fr: /^(?:le|la|les|l|chez|au|aux|maison|entreprise|sarl|societe|garage|fc|us|as|asso|association|atelier|studio|domaine|ferme|cabinet|etude|office|club|compagnie)$/u,
  it: /^(?:il|lo|la|i|gli|le|casa|asd|ac|ditta|officina|agriturismo|associazione|trattoria|studio|bottega|cascina|tenuta|azienda|circolo|gruppo|centro|osteria)$/u,
  nl: /^(?:de|het|t|vv|sv|fc|firma|bakkerij|atelier|studio|huize|hoeve|bureau|salon)$/u,
  pt: /^(?:o|os|as|fc|sc|empresa|associacao|instituto|casa|estudio|atelie|atelier|oficina|espaco|quinta|clube|grupo|centro|studio|escritorio)$/u,
  de: /^(?:sv|fc|tsv|vfb|tus|sc|firma|gasthof|zum|zur|atelier|studio|haus|hof|werkstatt|salon|praxis|verein|kanzlei)$/u,
  pl: /^(?:ks|lks|fundacja|stowarzyszenie|firma|restauracja|hostel|hotel|agroturystyka|studio|pracownia|salon|gabinet|kancelaria|klub|dom|atelier)$/u,
};
/** What somebody does, in Turkish: "açtık", "yapıyoruz". */
const deeds = /(?:[dt][iıuü][km]|yoru[zm]|[ıiuü]z)$/u;
/** Where somebody comes from: "schnell & sauber aus dortmund". */
const origins = /^(?:aus|uit|z|ze)$/u;
const isWord = /^\p{Ll}[\p{L}\p{M}]*$/u;
const most = 5;

/** Token after the words of a name beginning at a token: unknown words, small ones between them only. */
function nameEnd(words: LostWords, from: number, isTold: boolean): number {
  const { tokens } = words;
  let to = from;
  for (let at = from; at < from + most; at += 1) {
    const token = tokens[at];
    if (
      !token ||
      token.isClosed ||
      (at > from && !words.joins(at) && !/^\s?&\s?$/u.test(token.gap)) ||
      !/^[\p{L}\d]/u.test(token.text)
    )
      break;
    const isJoint = at > from && particles.test(token.form) && words.joins(at + 1);
    if (isJoint && !words.isTown(at + 1)) continue;
    if (isJoint || words.isCue(at, 'in', 'with', 'break', 'site', 'no', 'since', 'self', 'ask', 'offers'))
      break;
    if (origins.test(token.form) || (words.language === 'tr' && deeds.test(token.text))) break;
    if (words.isSmall(at) || words.isTown(at) || /^\d/u.test(token.text)) break;
    if (at === from && words.isKnown(at) && !isTold) break;
    to = at + 1;
  }
  return to;
}

/** Tokens of a name that have a capital: all but the small words inside. */
export function largeIn(words: LostWords, { from, to }: NameRun): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index).filter(
    (at) =>
      at === from ||
      at === to - 1 ||
      !(particles.test(words.tokens[at]?.form ?? '') || (words.isSmall(at) && at > from + 1)),
  );
}

/** Whether what follows is no more of the same thought: a mark, a place, a year. */
function isParted(words: LostWords, to: number): boolean {
  // "masaż kobido od 180 zł": the lowest price, not the year.
  if (
    words.isCue(to, 'since') &&
    /^\d/u.test(words.tokens[to + 1]?.text ?? '') &&
    !/^(?:1[89]|20)\d\d$/u.test(words.tokens[to + 1]?.text ?? '')
  )
    return false;
  // "band plakken € 14,50": a thing with its price.
  if (
    /^\d/u.test(words.tokens[to]?.text ?? '') &&
    words.tokens[to]?.sentence === words.tokens[to - 1]?.sentence
  )
    return words.isCue(to, 'since');
  return (
    words.isEnd(to) ||
    words.isTown(to) ||
    words.isCue(to, 'in', 'since', 'with', 'break', 'self') ||
    (particles.test(words.tokens[to]?.form ?? '') && words.isTown(to + 1)) ||
    origins.test(words.tokens[to]?.form ?? '') ||
    !words.joins(to)
  );
}

const partners =
  /^(?:associes?|asociados|associados|associati|partner|sohne|zonen|figli|hijos|filhos|fils|sorelle|wspolnicy|ogullari)$/u;

/** "office notarial maître bertrand et associés": a person and those with them are a firm. */
function addFirm(
  words: LostWords,
  start: number,
  from: number,
  people: ReadonlySet<number>,
  found: NameRun[],
): void {
  let to = from;
  while (people.has(to)) to += 1;
  if (words.isCue(to, 'and') && partners.test(words.tokens[to + 1]?.form ?? ''))
    found.push({ from: start, to: to + 2 });
}

const spoken = new Set<SiteKind>(['blog', 'event', 'portfolio']);
const hosts = new Set<SiteKind>(['hotel', 'restaurant', 'bar', 'cafe', 'bakery', 'shop', 'unknown']);

/** End of a name that has small words right after its noun: "bloemen van ria", "podcast vite in salita", "hostel pod wawelem". */
function ownEnd(words: LostWords, kind: SiteKind, at: number): number | null {
  const { tokens } = words;
  const isAt = /^(?:da|chez|bei)$/u.test(tokens[at]?.form ?? '') && hosts.has(kind) && !words.isKnown(at + 1);
  if (isAt && words.joins(at + 1) && isParted(words, at + 2)) return at + 2;
  const isOf = /^(?:van|von|de|da|di|do|del|chez)$/u.test(tokens[at]?.form ?? '');
  if (isOf && words.isGiven(at + 1) && words.joins(at + 1) && isParted(words, at + 2)) return at + 2;
  const isUnder = tokens[at]?.form === 'pod' && hosts.has(kind);
  if (isUnder && words.joins(at + 1) && !words.isKnown(at + 1) && !words.isTown(at + 1)) return at + 2;
  if (!spoken.has(kind) || words.isKnown(at) || tokens[at]?.clause !== 0) return null;
  let to = at;
  while (
    to < at + 5 &&
    (to === at || words.joins(to)) &&
    !words.isTown(to) &&
    !/^\d/u.test(tokens[to]?.text ?? '')
  ) {
    if (words.isCue(to, 'with', 'called', 'site', 'no', 'for', 'self')) return null;
    if (origins.test(tokens[to]?.form ?? '')) return null;
    to += 1;
  }
  return to > at + 2 && words.isEnd(to) ? to : null;
}

/** Where a trade of several words begins: "butik pastane", "gabinet kosmetyczny". */
function leadOf({ tokens, kinds, language, joins }: LostWords, at: number): number {
  const earlier = kinds.find(({ to }) => to === at);
  if (earlier && joins(at)) return earlier.from;
  return joins(at) &&
    alone[language]?.test(tokens[at - 1]?.form ?? '') === true &&
    (tokens[at - 1]?.text.length ?? 0) > 4
    ? at - 1
    : at;
}

/** "otel zeytin ev": a word that hardly tells a trade, before one that nobody knows. */
function isWeak(words: LostWords, at: number): boolean {
  const own = words.kinds.filter(({ from, to }) => from <= at && to > at);
  return (
    own.length > 0 &&
    own.every(({ value }) => value.weight < 4) &&
    !words.isTold(at) &&
    words.joins(at + 1) &&
    !words.isKnown(at + 1)
  );
}

/** "autoescuela el volante en cordoba", "hundeschule pfotenglück": what stands right after the word for the trade. */
function addAfterKind(words: LostWords, people: ReadonlySet<number>, found: NameRun[]): void {
  const { tokens } = words;
  for (const kind of words.kinds) {
    if (kind.value.weight < 4 || (tokens[kind.from]?.sentence ?? 9) > 1) continue;
    const start = leadOf(words, kind.from);
    // "quanti caffè bevo": in the midst of a sentence it names nothing.
    const before = tokens[start - 1]?.form ?? '';
    const isHead =
      words.isEnd(start) || words.isSmall(start - 1) || words.isCue(start - 1, 'article', 'for', 'site', 'ask') ||
      (words.language === 'tr' && /[dt][ae]$/u.test(before)); // prettier-ignore
    if (!isHead) continue;
    // "je donne des cours de natation": what is done.
    const begin = tokens.findIndex(({ clause: one }) => one === tokens[kind.from]?.clause);
    if (
      Array.from({ length: kind.from - begin }, (_, step) => begin + step).some((one) =>
        words.isCue(one, 'offers'),
      )
    )
      continue;
    // "soy fontanero autónomo": of what sort somebody is.
    const isSelf = words.isCue(kind.from - 1, 'self') || words.own.has(kind.from);
    const clause = tokens.filter(({ clause: one }) => one === tokens[kind.from]?.clause);
    if (clause.some(({ text, start }) => /^\d/u.test(text) && start < (tokens[kind.to]?.end ?? 0))) continue;
    if (words.isCue(kind.from - 1, 'no') || (kind.to - kind.from > 1 && words.isCue(kind.to - 1, 'for')))
      continue;
    let at = kind.to;
    while (at < kind.to + 2 && words.joins(at) && words.isSort(at) && !words.isEnd(at)) at += 1;
    if (!words.joins(at)) continue;
    const whole = ownEnd(words, kind.value.value, at);
    if (whole !== null) {
      found.push({ from: leadOf(words, kind.from), to: whole });
      continue;
    }
    const isLed = articles[words.language]?.test(tokens[at]?.form ?? '') === true && !words.isKnown(at + 1);
    if (isSelf && !isLed) continue;
    const from = isLed ? at + 1 : at;
    const isSign = alone[words.language]?.test(tokens[from]?.form ?? '') === true && words.joins(from + 1);
    const to = nameEnd(words, from, isSign || isWeak(words, from));
    if (to === from || !isParted(words, to) || (tokens[from]?.text.length ?? 0) < 3) continue;
    // "veteriner kliniği can dostlar": a house has no surname.
    const isHouse = words.language === 'tr' && /[iu]$/u.test(tokens[kind.to - 1]?.form ?? '');
    if (people.has(from) && !isHouse) {
      addFirm(words, kind.from, from, people, found);
      continue;
    }
    found.push({ from: start, to: to });
  }
}

/** "la miellerie des lavandes, …", "van dijk & zonen, …": a clause of its own in the first sentences. */
function addAlone(words: LostWords, found: NameRun[]): void {
  const { tokens, language } = words;
  for (const [at, token] of tokens.entries()) {
    if (token.sentence > 1 || !words.isEnd(at) || token.isClosed) continue;
    const isLed = alone[language]?.test(token.form) === true;
    if (!isLed && at > 0) continue;
    const from = isLed ? at + 1 : at;
    const to = nameEnd(words, from, isLed);
    const isWhole = words.isEnd(to) || words.isCue(to, 'since');
    if (to === from || !isWhole || !isWord.test(tokens[from]?.text ?? '')) continue;
    // "izmirde papatya anaokulu": with the trade in it, it is told by the trade.
    if (!isLed && words.kinds.some((kind) => kind.from >= from && kind.to <= to && kind.value.weight >= 4))
      continue;
    // "mantı evi açtık": what they did.
    if (language === 'tr' && deeds.test(tokens[to - 1]?.text ?? '')) continue;
    if (!isLed && (to - from > 4 || words.isSort(from) || tokens[to] === undefined)) continue;
    // A thing of a list has its price.
    if (/\d/u.test(tokens[to]?.text ?? '') && !words.isCue(to, 'since')) continue;
    found.push({ from: at, to: to });
  }
}

/** "somos una ong de nerja, manos al mar, …", "mantı evi, nergis'in mutfağı, …": unknown words that stand alone right after what it is. */
function addSecond(words: LostWords, found: NameRun[]): void {
  const { tokens, language } = words;
  const first = tokens.findIndex(({ clause }) => clause === 1);
  const to = tokens.findIndex(({ clause }) => clause > 1);
  if (first < 1 || to - first < 2 || to - first > 4 || tokens[first]?.sentence !== 0) return;
  const run = Array.from({ length: to - first }, (_, step) => first + step);
  const isOwner = language === 'tr' && /^\p{L}+['’](?:n?[iıuü]n)$/u.test(tokens[first]?.text ?? '');
  const isPlain = run.every(
    (at) =>
      isWord.test(tokens[at]?.text ?? '') &&
      (at === first || words.joins(at)) &&
      (isOwner ||
        /^(?:al|del|della|de|des|du|la|le|do|da|di|van|und)$/u.test(tokens[at]?.form ?? '') ||
        !words.isKnown(at)) &&
      !words.isTown(at) &&
      !words.isSort(at) &&
      !words.isCue(at, 'and', 'with', 'no', 'self', 'offers', 'ask', 'site'),
  );
  const isSaid = words.kinds.some(({ from, value }) => from < first && value.weight >= 4);
  const clauses = new Set(tokens.filter(({ sentence }) => sentence === 0).map(({ clause }) => clause)).size;
  // Two words of a list are things: "tienda en lugo, quesos curados, miel".
  const isLinked = run.some((at) => at > first && words.isSmall(at)) || isOwner;
  if (isPlain && isSaid && clauses <= 4 && (isLinked || clauses <= 2)) found.push({ from: first, to });
}

/** "yıldız sürücü kursu, …": where the trade comes last, what opens the prompt before it. */
function addBeforeKind(words: LostWords, found: NameRun[]): void {
  if (words.language !== 'tr') return;
  const { tokens } = words;
  for (const kind of words.kinds) {
    if (kind.value.weight < 4 || (tokens[kind.from]?.sentence ?? 9) > 0) continue;
    let from = kind.from;
    while (
      from > 0 && from > kind.from - 3 && words.joins(from) && !words.isKnown(from - 1) && !words.isTown(from - 1) &&
      !/(?:d[ae]|t[ae]|d[ae]ki|iz|im|[ıi]m[ıi]z|yor|um)$/u.test(tokens[from - 1]?.form ?? '')
    ) from -= 1; // prettier-ignore
    const isPlaced = /(?:d[ae]|t[ae])$/u.test(tokens[from - 1]?.form ?? '') && words.isEnd(from - 1);
    if (from < kind.from && (words.isEnd(from) || isPlaced) && isParted(words, kind.to))
      found.push({ from: from, to: kind.to });
  }
}

/** Runs of tokens that are the name of the business, in a text without capitals. */
export function listLostNames(words: LostWords, people: ReadonlySet<number>): NameRun[] {
  const found: NameRun[] = [];
  for (const at of words.called) {
    if (!/^\s?:?\s$/u.test(words.tokens[at]?.gap ?? '')) continue;
    const isLed = articles[words.language]?.test(words.tokens[at]?.form ?? '') === true;
    const to = nameEnd(words, isLed ? at + 1 : at, isLed);
    if (to > (isLed ? at + 1 : at)) found.push({ from: at, to: to });
  }
  addAfterKind(words, people, found);
  addAlone(words, found);
  addBeforeKind(words, found);
  if (found.length === 0) addSecond(words, found);
  return found;
}
