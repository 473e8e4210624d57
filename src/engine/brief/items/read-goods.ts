import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { listless } from '../parts/section-for';
import { cleanName } from '../names/clean-name';
import type { Deed } from '../offer/find-deeds';
import { foldText } from '../words/fold-text';
import { listEntries, type ListEntry } from './list-entries';
import { isKnownTown } from '../words/ordinary-words';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, tokenAt, type Reading } from '../reading';

const selling = new Set(
  'sell make bake brew grow roast produce distil smoke craft raise press stock import harvest'.split(' '),
);
const gerund =
  /(?<=\p{L}\s|,\s)(?:making|selling|growing|baking|brewing|roasting|producing|stocking|offering fresh)\s(?=\p{Ll})/gu;
/** "keep bees and sell honey, candles and mead": a verb after another one. */
const further =
  /\b(?:and|then|also|i|we|they|she|he)\s(?:(?:also|mostly|mainly|now|just)\s)?(?:sell|make|bake|brew|grow|roast|produce|raise|distil|craft)s?\s(?=\p{Ll})/giu;
const foreign =
  /(?<![\p{L}])(?:vendo|vendemos|hago|hacemos|faccio|facciamo|faço|fazemos|elaboramos|je vends|nous vendons|nous fabriquons|ich verkaufe|wir verkaufen|wir backen|wir brauen|vendiamo|produciamo|verkoop|verkopen|sprzedajemy|sprzedaję)\s(?=\p{Ll})/giu;
/** "wir sind eine Imkerei und verkaufen Honig, Kerzen und Met": German things have capitals. */
const german = /(?<![\p{L}])(?:verkaufen|verkaufe|backen|backe|brauen|braue|produzieren)\s(?=\p{Lu})/gu;
/** "Families borrow board games, puzzles and costumes": what there is for those who come. */
const offered =
  /\b(?:families|members|people|visitors|neighbou?rs|kids|children|customers|guests|students|everyone|you|they|locals)\s(?:can\s|may\s|could\s|will\s)?(?:borrow|rent|hire|learn|try|taste|swap)\s(?=\p{Ll})/giu;
/** "hago instalaciones y fugas", "facciamo abiti e orli": what those who work for others do is no ware. */
const making = /^(?:hago|hacemos|faccio|facciamo|fa[çc]o|fazemos)\s$/iu;
const serving = new Set<SiteKind>(['home-services', 'construction', 'cleaning', 'auto', 'salon', 'spa', 'clinic', 'dentist', 'law', 'accountant', 'veterinary', 'photographer', 'studio', 'unknown']); // prettier-ignore
const menus = new Set<SiteKind>(['restaurant', 'cafe', 'bakery', 'bar']);
/** What follows the thing and is no part of it: "mead in Devon", "bread from our own wheat". */
const tail =
  /\s(?:in|at|for|from|to|on|since|near|by|using|out of|every|all|under|made|inspired|and|en|para|desde|pour|depuis|à|aus|für|seit|im|su|da|per|voor|uit|w|dla)\s.*$/iu;
const noThing =
  /^(?:websites?|sites?|apps?|money|sure|people|it|them|things?|stuff|everything|a living|sell|deliver|post|custom|bespoke|me|my|our|us|and|more|(?:much|many) more|visitors?.*|you|we .*|i .*|(?:run|host|hold|teach|offer|give|deliver|organi[sz]e|provide|rent|hire|sell|do|have|also|repair|fix|restore|ship) .*)$/iu;

function goodsOf(entries: readonly ListEntry[]): ListEntry[] {
  return entries.flatMap((entry) => {
    const lead =
      /^(?:and|my own|our own|our|my|his|her|their|the|some|a few|fresh)\s+/iu.exec(entry.text)?.[0].length ??
      0;
    const text = entry.text.slice(lead).replace(tail, '').trim();
    if (text === '' || noThing.test(text) || text.split(' ').length > 4) return [];
    const start = entry.span.start + lead;
    return [{ text, span: { start, end: start + text.length } }];
  });
}

const parts = new Set<SectionType>([
  'gallery', 'map', 'contact', 'pricing', 'faq', 'team', 'hours', 'booking', 'testimonials', 'form', 'quote', 'posts', 'about', 'story', 'portfolio',
]); // prettier-ignore

/** Whether an entry begins with the word for a section that every trade may have. */
function isPart(reading: Reading, entry: ListEntry): boolean {
  const at = tokenAt(reading.tokens, entry.span.start);
  return findPhrases(reading.lexicon.sections, reading.tokens, { from: at, to: at + 3 }).some(
    (match) => match.from === at && match.value.kinds === null && parts.has(match.value.value),
  );
}

/** "focacce a Lecce": where they are made is no part of the thing. */
function withoutTown({ text, span }: ListEntry): ListEntry {
  const town = /\s(?:a|à|en|in|em|te|w|we)\s(?<town>\p{Lu}[\p{L}'’ -]+)$/u.exec(text);
  return town && isKnownTown(foldText(town.groups?.town ?? ''))
    ? { text: text.slice(0, town.index), span: { start: span.start, end: span.start + town.index } }
    : { text, span };
}

/** "tartas por encargo, queremos enseñar fotos": a wish or a name ends the list. */
function isStatement(reading: Reading, { span }: ListEntry): boolean {
  const at = tokenAt(reading.tokens, span.start);
  return [at, at + 1].some(
    (one) => reading.spoken !== 'en' && isCueAt(reading, one, 'ask', 'called', 'self', 'site'),
  );
}

/** Goods that somebody says they make or sell, as things of the shop or menu: "sell honey, candles and mead". */
export function readGoods(
  reading: Reading,
  deeds: ReadonlyMap<number, Deed>,
  kind: SiteKind,
): Slot<ListedItem>[] {
  if (listless.has(kind)) return [];
  const section: SectionType = menus.has(kind) ? 'menu' : 'products';
  const starts = [...deeds.values()].flatMap(({ verbs, object }) => {
    const last = reading.tokens[verbs.at(-1)?.from ?? -1]?.form ?? '';
    const isSelling =
      selling.has(last) || selling.has(last.replace(/e?s$/u, '')) || selling.has(last.replace(/s$/u, ''));
    return isSelling ? [reading.tokens[object.from]?.start ?? 0] : [];
  });
  const served = new Set<number>();
  for (const pattern of [further, gerund, foreign, german])
    for (const match of reading.text.matchAll(pattern)) {
      const start = match.index + match[0].length;
      starts.push(start);
      if (serving.has(kind) && making.test(match[0])) served.add(start);
    }
  const lent = [...reading.text.matchAll(offered)].map((match) => match.index + match[0].length);
  const items: Slot<ListedItem>[] = [];
  for (const start of [...starts, ...lent]) {
    const entries = listEntries(reading, start, 'running', 12);
    // "make garden rooms, gallery of past builds": from there on the page is spoken of.
    const part = entries.findIndex(
      (entry, index) => index > 0 && (isPart(reading, entry) || isStatement(reading, entry)),
    );
    const goods = goodsOf(part < 0 ? entries : entries.slice(0, part));
    if (goods.length < 2) continue;
    for (const good of goods) {
      const { text, span } = withoutTown(good);
      const name = cleanName(text).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
      if (name !== '' && !items.some((item) => item.value.name === name))
        items.push({
          value: { section: lent.includes(start) || served.has(start) ? 'services' : section, name },
          spans: [span],
        });
    }
  }
  return items;
}
