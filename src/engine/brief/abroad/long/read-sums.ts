import { capitalise } from '../../../capitalise';

/** A thing and what it costs, as told. */
export type PricedRow = {
  readonly name: string;
  readonly price: string;
  readonly priceLead?: string;
  readonly note?: string;
};

const figure = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?(?:,[-–])?|[٠-٩]+(?:[.,٫][٠-٩]{1,2})?`;
const before = String.raw`[€£₪₺$]|R\$|US\$|CHF|Fr\.|EUR|PLN|د\.إ`;
const after = String.raw`€|euros?(?!\p{L})|EUR|avro|£|zł(?:otych|ote)?|zl(?!\p{L})|PLN|TL(?!\p{L})|₺|lira(?!\p{L})|₪|ש["״”]ח|שקל(?:ים)?|R\$|reais|CHF|francs?|Franken|\$|USD|dólares|pesos|dirhams?|DH(?!\p{L})|DT(?!\p{L})|دينار(?:اً|ًا|ا)?|دنانير|درهم(?:اً|ًا|ا)?|دراهم|ريال(?:اً|ًا|ا)?|جنيه(?:اً|ًا|ات|ا)?|ليرة|دولار(?:اً|ًا|ا)?|شيكل|د\.أ|ج\.م|ر\.س|د\.إ|kr(?!\p{L})|Kč`;
const lead = String.raw`(?:ab|von|desde|a partir de|à partir de|dès|a partire da|da|od|vanaf|v\.a\.|החל\sמ-?|מ-|ابتداءً? من|من|يبدأ من)\s?`;
const each = String.raw`(?:kişi başı(?:na)?|adam başı|saatlik|günlük|aylık|yıllık)\s`;
/** A sum with its currency, and what makes it the lowest or the one of each. */
export const sum = new RegExp(
  String.raw`(?<![\p{L}\d])(?<lead>${lead})?(?<price>(?:${each})?(?:(?:${before})\s?(?:${figure})|(?:${figure})\s?(?:${after})))`,
  'iu',
);
const sums = new RegExp(sum.source, 'giu');
export const sumsIn = (text: string): number => [...text.matchAll(sums)].length;

const perUnit =
  /^(?:['’]d[ea]n başlayan(?: fiyatlarla)?|\s?(?:\/\s?\p{L}+(?:\s\p{L}+)?|(?:al?|alla?|all['’]|la|le|les|l['’]|el|il|por|par|pro|per|p\.?|pr\.|je|im|za|od|na|op|de|mensuales|monatlich|mensuels?|mensili|miesięcznie|rocznie|aylık|jährlich|שעה|לשעה|لل\p{L}+|لكل|في|شهرياً?|سنوياً?|[לב]\p{L}+)(?:\s?\p{L}[\p{L}'’.-]*){0,2}|p\.\s?p\.|\d+\s\p{L}+))(?=$|[,;.،؛)(–—-]|\s[–—(-])/iu;
const edges = /^[\s:,;–—.،؛-]+|[\s:,;–—.،؛(-]+$/gu;
const tidy = (text: string): string => text.replace(edges, '').trim();
const costing =
  /\s(?:à|a|für|por|pour|per|voor|za|cuesta|cuestan|coûte|kostet|kosten|kost|custa|costa|costano|kosztuje|مقابل|بـ?|ب|תמורת|עולה|ב-?|מחיר|سعر|price|fiyatı?)$/iu;
const parts = /\s[–—-]\s|,\s|،\s?|:\s|\s(?=\()/u;

/** "Bono de 10 clases, válido 3 meses, 90 € al mes": the thing, the sum with its unit, and the rest as a note. */
export const rowOf = (text: string): PricedRow | null => {
  const found = sum.exec(text);
  const price = found?.groups?.['price'];
  if (!found || price === undefined) return null;
  const head = tidy(text.slice(0, found.index)).replace(costing, '');
  const rest = text.slice(found.index + found[0].length);
  const unit = perUnit.exec(rest)?.[0] ?? '';
  const tail = rest.slice(unit.length);
  const named = head === '' ? tail : head;
  const cutAt = parts.exec(tidy(named));
  const whole = tidy(named);
  const name = cutAt ? whole.slice(0, cutAt.index) : whole;
  const beside = cutAt ? whole.slice(cutAt.index + cutAt[0].length) : '';
  const notes = [beside, head === '' ? '' : tail].map((one) => unwrap(tidy(one))).filter((one) => one !== '');
  // "Por 15 € al mes", "Poniżej 14 zł": half a sentence, and no thing.
  if (!/\p{L}{2}/u.test(name) || preposed.test(name) || hanging.test(name) || given.test(name)) return null;
  const told = found.groups?.['lead'];
  return {
    name: capitalise(tidy(unwrap(name))),
    // "החל מ-5,800 ₪": what is written on to the sum stays there.
    price: `${told?.endsWith('-') ? told : ''}${price}${unit}`.trim(),
    ...(told === undefined || told.endsWith('-') ? {} : { priceLead: told.trim() }),
    ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
  };
};

const several = 2;
/** "Tabla 12 € 2 horas, 20 € el día", "miel de bruyère 250 g 8 €, 500 g 14 €": one thing and what more of it costs; null where other things stand between. */
export const rowOfSeveral = (text: string): PricedRow | null => {
  const bare = text.replace(/[.;]$/u, '').trim();
  if (sumsIn(bare) < several) return null;
  const first = sum.exec(bare)?.index ?? 0;
  // "250 g" before the first sum is its measure, and no part of the name.
  const measure = /\s\d+\s?(?:k?g|m?l|cl|h|min|cm|m)\s$/iu.exec(bare.slice(0, first));
  const at = measure ? measure.index : first;
  const name = tidy(bare.slice(0, at)).replace(costing, '');
  const rest = tidy(bare.slice(at));
  const others = rest.split(/,\s+|\s(?:y|e|et|und|en|i|o|ou|oder|ve)\s(?=\d)/u).slice(1);
  const isName = /\p{L}{3}/u.test(name) && !/[,:;]/u.test(name) && name.split(/\s+/u).length <= 5;
  // "adultes 12 €, enfants 6 €": two things.
  if (!isName || others.some((one) => !/^\d/u.test(one)) || preposed.test(name)) return null;
  return { name: capitalise(name), price: rest };
};

/** "(under 26)" beside a thing is its note, without the brackets round the whole. */
const unwrap = (text: string): string => {
  const inner = /^\(([^()]*)\)$/u.exec(text)?.[1] ?? text;
  return (inner.match(/\(/gu)?.length ?? 0) === (inner.match(/\)/gu)?.length ?? 0)
    ? inner
    : inner.replace(/[()]/gu, '');
};

/** Pieces of a list, cut at commas and the last "and", never within brackets or figures. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth > 0 || !/[,;،؛]/u.test(letter) || /\d/u.test(text[at + 1] ?? '')) continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};

/** "Reserva con 100 €": the sum is said of something else. */
const hanging =
  /\s(?:ammess[ie]|admitid[oa]s|permitid[oa]s|bienvenid[oa]s|bem-vind[oa]s|erlaubt|willkommen|admis(?:es)?|acceptée?s|bienvenus|toegestaan|welkom|mile widziane|con|com|avec|mit|met|para|pour|für|per|voor|z|za)$/iu;
/** "…, offerte dès 60 €": said of what stands before it. */
const given =
  /^(?:offert[es]*|gratuit[es]*|gratuit[ao]|gratis|grátis|kostenlos|frei|inclus[es]*|incluid[oa]|inbegriffen)$/iu;
const preposed =
  /^(?:in|im|nel|dans|por|para|con|a partir|desde|hasta|dès|pour|avec|à partir|jusqu|ab|bei|für|mit|unter|über|per|da|fino|oltre|bij|voor|vanaf|onder|przy|poniżej|powyżej|od|do|za|من|عند|فوق|تحت|עד|מעל|מתחת)(?:\s|$)/iu;
const longestName = 9;
/** "112 €", "aylık 1.800 TL": a sum and its unit, without a thing. */
const isBareSum = (piece: string): boolean => {
  const found = sum.exec(piece);
  return found !== null && (piece.slice(0, found.index).match(/\p{L}{2,}/gu)?.length ?? 0) === 0;
};
const isLengthy = (piece: string): boolean => piece.split(/\s+/u).length > 3;

const measure = /\s?\d+\s?(?:min(?:ut\p{L}*|\.)?|h|godz\.?|ore|std\.?|k?g|m?l|cl|cm|m²)$/iu;
/** "masaż 30 min 90 zł, 60 min 150 zł": the second is one as well. */
const withMeasures = (rows: readonly PricedRow[]): PricedRow[] => {
  let base = '';
  return rows.map((row) => {
    const isBare = row.name.replace(measure, '') === '';
    if (!isBare) base = measure.test(row.name) ? row.name.replace(measure, '') : '';
    return isBare && base !== '' ? { ...row, name: `${base} ${row.name}` } : row;
  });
};

/** "… por R$ 380 e o quarto família por R$ 460": the last two of a list, each with its sum. */
const lastApart = (piece: string): string[] => {
  if (sumsIn(piece) !== 2) return [piece];
  const cut = [...piece.matchAll(/\s(?:y|e|et|und|en|i|oraz|ve|ed)\s(?=\p{L}{2}|[oa]\s)/gu)].find(
    ({ index, 0: joint }) =>
      sumsIn(piece.slice(0, index)) === 1 &&
      /\p{L}{3}[^\d€$£]*$/u.test(piece.slice(index + joint.length, index + joint.length + 12)),
  );
  return cut
    ? [
        piece.slice(0, cut.index),
        piece.slice(cut.index + cut[0].length).replace(/^(?:[oa]|el|l[ae]|das|der|die|il|het|de)\s/u, ''),
      ]
    : [piece];
};

/** "intero 16 euro, ridotto 12 euro (under 26), ragazzi 7 euro": each thing with its sum; null where it is no such list. */
export const rowsOf = (text: string): PricedRow[] | null => {
  const rows: string[] = [];
  const several = sumsIn(text) > 1;
  let open = '';
  for (const piece of piecesOf(text.replace(/[.!]$/u, '')).flatMap(lastApart)) {
    const joined = open === '' ? piece : `${open}, ${piece}`;
    if (sumsIn(piece) === 0) {
      open = joined;
      continue;
    }
    if (sumsIn(joined) > 1) return null;
    // "trilha da Luz, passeio de barco R$ 180, …": two things, and nobody said what the first costs.
    if (open !== '' && (!isBareSum(piece) || (several && open.split(/[,،]\s/u).slice(1).some(isLengthy)))) return null; // prettier-ignore
    rows.push(joined.replace(/^(?:y|e|et|und|en|i|oraz|ve|ed)\s(?=\p{L})/iu, ''));
    open = '';
  }
  if (rows.length === 0) return null;
  if (open !== '') rows[rows.length - 1] = `${rows.at(-1) ?? ''}, ${open}`;
  const read = rows.map(rowOf);
  return read.every((row) => row !== null && row.name.split(/\s+/u).length <= longestName)
    ? withMeasures(read as PricedRow[])
    : null;
};
