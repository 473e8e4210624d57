import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { createShelf } from '../../shelf';
import type { thingsInEast as ThingsInEast, townsInEast as TownsInEast } from '../words/things-in-east';

type Tables = { readonly things: typeof ThingsInEast; readonly towns: typeof TownsInEast };
const shelf = createShelf<'all', Tables>('things in', {
  all: async () => {
    const { thingsInEast, townsInEast } = await import('../words/things-in-east');
    return { things: thingsInEast, towns: townsInEast };
  },
});
const eastern = new Set(['nl', 'pl', 'tr', 'ar', 'he']);

/** Fetches what usual things are called, where an English prompt asks for a site in a language that has them here. */
export async function loadThings(brief: Brief, languages: readonly string[]): Promise<void> {
  if (brief.spoken === 'en' && languages.some((language) => eastern.has(language))) await shelf.load('all');
}
/** Fetches it for every language. */
export const loadAllThings = (): Promise<void> => shelf.loadAll();

const money: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ar: [[/\bSAR\b/iu, 'ر.س'], [/\bAED\b/iu, 'د.إ'], [/\bJOD\b|\bJD\b/iu, 'د.أ'], [/\bKWD\b|\bKD\b/iu, 'د.ك'], [/\bEGP\b/iu, 'ج.م'], [/\bQAR\b/iu, 'ر.ق'], [/\bOMR\b/iu, 'ر.ع'], [/\bBHD\b/iu, 'د.ب'], [/\briyals?\b/iu, 'ريال'], [/\bdirhams?\b/iu, 'درهم'], [/\bdinars?\b/iu, 'دينار'], [/\bpounds?\b/iu, 'جنيه']],
  he: [[/\b(?:NIS|ILS|shekels?)\b/iu, '₪']],
  tr: [[/\b(?:TRY|lira)\b/iu, 'TL']],
  pl: [[/\b(?:PLN|zlot(?:y|ys|ies))\b/iu, 'zł']],
  nl: [[/\beuros?\b/iu, 'euro']],
}; // prettier-ignore
const lowest: Readonly<Record<string, (price: string) => string>> = {
  nl: (price) => `vanaf ${price}`,
  pl: (price) => `od ${price}`,
  tr: (price) => `${price}’den itibaren`,
  ar: (price) => `من ${price}`,
  he: (price) => `מ-${price}`,
};

/** What costs that where the prompt names no thing: the house itself is none. */
const packages: Readonly<Record<string, string>> = { nl: 'Pakketten', pl: 'Pakiety', tr: 'Paketler', ar: 'الباقات', he: 'חבילות' }; // prettier-ignore

/** "Haircut", "from 450 SAR", "Riyadh": the usual things, sums and towns of an English prompt in the language of the site. */
export function translateThings(brief: Brief): Brief {
  const language = brief.language.value;
  if (brief.spoken !== 'en' || !eastern.has(language)) return brief;
  const tables = shelf.get('all');
  const things = tables?.things[language];
  if (!tables || !things) return brief;
  const said = (name: string): string => {
    const key = name.toLowerCase().trim();
    return things.get(key) ?? things.get(key.replace(/s$/u, '')) ?? name;
  };
  const sum = (price: string): string =>
    (money[language] ?? []).reduce((text, [written, sign]) => text.replace(written, sign), price);
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { name, price, priceLead, ...rest } = item.value;
    const told = price === undefined ? undefined : sum(price);
    const isLowest = told !== undefined && /^from$/iu.test(priceLead ?? '');
    return {
      ...item,
      value: {
        ...rest,
        name:
          name.toLowerCase() === brief.offer?.value.toLowerCase() ? (packages[language] ?? name) : said(name),
        ...(told === undefined ? {} : { price: isLowest ? (lowest[language]?.(told) ?? told) : told }),
        ...(priceLead === undefined || isLowest ? {} : { priceLead }),
      },
    };
  });
  const town = brief.place && tables.towns[language]?.get(brief.place.value.toLowerCase());
  return {
    ...brief,
    items,
    parts: brief.parts.map((part) => ({ ...part, value: { ...part.value, title: said(part.value.title) } })),
    place: brief.place && town ? { ...brief.place, value: town } : brief.place,
  };
}
