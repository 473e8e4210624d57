import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;
const arab = String.raw`[\u0621-\u064A]`;
const hebrew = String.raw`[א-ת'"]`;
const latin = String.raw`\p{L}[\p{L}'’-]*`;
const amount = String.raw`(?<n>[\d٠-٩]{1,6}(?:[.,٫][\d٠-٩]{1,2})?)`;

/** A name and a bare amount right behind a thing whose price has its money: "… 2500 TL seramik kaplama 9000". */
const next: Readonly<Record<string, RegExp>> = {
  ar: new RegExp(String.raw`^(?:\s?[،,]\s?و?|\sو)(?<name>${arab}{2,}(?:\s(?!ب\s)${arab}{2,}){0,3}?)\s(?:ب\s?|بـ\s?)?${amount}(?=\s?[،,.؛\n]|$|\sو${arab})`, 'u'),
  he: new RegExp(String.raw`^(?:,?\s)ו?(?<name>${hebrew}{2,}(?:\s${hebrew}{2,}){0,3}?)\s(?:ב-?\s?)?${amount}(?=\s?[,.;\n](?!\d)|$)`, 'u'),
  latin: new RegExp(String.raw`^(?:,?\s|\s(?:en|i|oraz|ve)\s)(?<name>${latin}(?:\s${latin}){0,3}?)\s${amount}(?=\s?[,.;\n](?!\d)|$)`, 'u'),
}; // prettier-ignore
/** What stands before a number that is no price. */
const noThing = lean(
  /(?<!\p{L})(?:saat\p{L}*|tel\p{L}*|gsm|whatsapp|no|nr|ul|al|cad\p{L}*|sok\p{L}*|uur|om|tot|vanaf|van|sinds|open|otwarte|czynne|od|do|godz\p{L}*|godzin\p{L}*|lat|roku|wiek|yaş\p{L}*|yıl\p{L}*|yıldır|kişi\p{L}*|personen|mensen|os[oó]b|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|poniedział\p{L}*|wtor\p{L}*|środ\p{L}*|czwart\p{L}*|piąt\p{L}*|sobot\p{L}*|niedziel\p{L}*|pon|pt|stron\p{L}*|pagina\p{L}*|sayfa\p{L}*|\p{L}+(?:straat|laan|weg|plein|kade|gracht|singel|dijk|steeg|dreef|hof|markt)|ulic\p{L}*|plac\p{L}*|alej\p{L}*|sokağı|caddesi|mahallesi|bulvarı|mah|bulv)(?!\p{L})|الساع[هة]|هاتف|رقم|جوال|واتساب|عمر|سن[هة]|شارع|مبنى|דקות|שעה|טלפון|רחוב|גיל|שנ[הת]|נייד|יום/iu,
);
const currency = /[^\d.,\s][^\d]*$|^[^\d]*[^\d.,\s]/u;

const figures = (text: string): string =>
  text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x06_60)).replace('٫', '.');

/** "مانجو ب ٤٠ جنيه وفراولة ب ٣٥ وقصب ب ١٥": whoever has told the money once leaves it out of what follows. */
export function rowsBehindPrices(brief: Brief): Brief {
  const { spoken, prompt } = brief;
  const pattern = next[spoken] ?? (['nl', 'pl', 'tr'].includes(spoken) ? next['latin'] : undefined);
  if (!pattern) return brief;
  const found: Item[] = [];
  const isTaken = (from: number, to: number): boolean =>
    [...brief.items, ...found].some(
      ({ value, spans }) =>
        value.price !== undefined && spans.some(({ start, end }) => start < to && end > from),
    );
  const begin = (item: Item): number => Math.max(...item.spans.map(({ end }) => end));
  for (const item of brief.items) {
    const { price, section } = item.value;
    if (price === undefined || !currency.test(price)) continue;
    for (let at = begin(item); ;) {
      const match = pattern.exec(prompt.slice(at, at + 90));
      const { name, n } = match?.groups ?? {};
      if (!match || name === undefined || n === undefined) break;
      const start = at + match[0].indexOf(name);
      const end = at + match[0].length;
      const value = Number(figures(n).replace(',', '.'));
      if (
        noThing.test(name) ||
        isTaken(start, end) ||
        (value > 1899 && value < 2100 && !/TL|دينار|جنيه|ل\.س/u.test(price))
      )
        break;
      found.push({
        value: {
          name,
          section,
          price: price.replace(/\d[\d.,]*/u, figures(n)),
        },
        spans: [{ start, end }],
      });
      at = end;
    }
  }
  if (found.length === 0) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => found.some(({ spans: [own] }) => own && one.start < own.end && one.end > own.start));
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
      ...found,
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
  };
}

const arabAnd =
  /^و(?=[\u0621-\u064A]{3})(?!رد|رق|جب|سائد|ساد|لاد|رش|صف|زن|اجه|جه|حد|شم|قود|ظائف|لائم|سط|كال|ثائق|شاح|صل|اي|اق|يب|لاع|قت|دائع|فاء)/u;
const hebrewAnd = /^ו(?=[א-ת]{2})(?!רד|ופל|ילון|ודק|יטמ|טרינר|יסק|וק|יד|ילה|ילות|ינטג|אג)/u;
const having = /^و?(?:فيه|فيها|عندنا|عندي|لدينا|لدي|نوفر|يوجد|متوفر|في عندنا)\s(?=[\u0621-\u064A]{3})/u;

/** "ولحية ٣٠ ريال", "وفيه توصيل": the "and" that is written in one with a thing, and "there is", are no part of it. */
export function withoutJoinedAnd(brief: Brief): Brief {
  const { spoken } = brief;
  if (spoken !== 'ar' && spoken !== 'he') return brief;
  const bare = (text: string): string =>
    spoken === 'ar' ? text.replace(having, '').replace(arabAnd, '') : text.replace(hebrewAnd, '');
  const listed = (item: Item): boolean =>
    item.value.price !== undefined ||
    /[،,\d٠-٩\p{L}]\s?$/u.test(brief.prompt.slice(0, item.spans[0]?.start ?? 0));
  return {
    ...brief,
    items: brief.items.map((item) => {
      const name = listed(item) && item.value.section !== 'team' ? bare(item.value.name) : item.value.name;
      return name === item.value.name ? item : { ...item, value: { ...item.value, name } };
    }),
    phrases: brief.phrases.map((slot) => ({
      ...slot,
      value: spoken === 'ar' ? bare(slot.value) : slot.value,
    })),
  };
}
