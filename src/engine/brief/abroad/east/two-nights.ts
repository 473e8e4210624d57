import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
const sum = String.raw`\d{1,6}(?:[.,]\d{3})*`;
const money = String.raw`(?:€|euro|zł|zl|tl|₺|₪|ש["״]ח|שח|دينار|ريال|درهم|جنيه|د\.أ)`;
/** Two prices by the part of the week, the second with no thing of its own. */
const pairs: Readonly<Record<string, RegExp>> = {
  he: new RegExp(String.raw`(?<a>${sum})\s?(?<unit>${money})?\s(?<early>באמצע (?:ה)?שבוע|בימי חול|ביום חול)\s?(?:,\s?|\s?ו-?\s?)(?<b>${sum})\s?${money}?\s(?<late>בסופ["״']?ש|בסוף (?:ה)?שבוע|בסופי שבוע|בשישי(?: ו)?שבת|בחגים)`, 'u'),
  nl: new RegExp(String.raw`€?\s?(?<a>${sum})\s?(?<unit>${money})?\s(?<early>door ?de ?weeks|in de week|op weekdagen)\s?(?:,|en)\s?€?\s?(?<b>${sum})\s?${money}?\s(?<late>in het weekend|in de weekenden)`, 'iu'),
  pl: new RegExp(String.raw`(?<a>${sum})\s?(?<unit>${money})?\s(?<early>w tygodniu|w dni powszednie)\s?(?:,|i|a)\s?(?<b>${sum})\s?${money}?\s(?<late>w weekend(?:y)?)`, 'iu'),
  tr: new RegExp(String.raw`(?<early>hafta içi)\s(?<a>${sum})\s?(?<unit>${money})?\s?(?:,|ve)?\s?(?<late>hafta sonu)\s(?<b>${sum})`, 'iu'),
  ar: new RegExp(String.raw`(?<a>${sum})\s?(?<unit>${money})?\s(?<early>(?:وسط|نص|منتصف|أيام|ايام|بأيام|بايام)\s(?:ال)?[أا]سبوع)\s?،?\s?و\s?(?<b>${sum})\s?${money}?\s(?<late>(?:ب?(?:ال)?ويكند|(?:ب|في\s)?(?:نهاية|آخر|اخر)\s(?:ال)?[أا]سبوع))`, 'u'),
}; // prettier-ignore

/** A title of the time alone: "באמצע שבוע" -> "אמצע שבוע". */
const titleOf = (text: string, language: string): string => {
  const bare =
    language === 'he'
      ? text.replace(/^ב/u, '').replace(/^סופ["״']?ש$/u, 'סוף שבוע')
      : text.replace(/^ب(?=ال|أيام|ايام|نهاية|آخر|اخر)/u, '');
  return bare.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
};
const nightly: Readonly<Record<string, string>> = {
  he: 'לילה, ',
  nl: 'Nacht ',
  pl: 'Doba ',
  tr: 'Gecelik, ',
  ar: 'ليلة في ',
};

/** "900 ש״ח באמצע שבוע ו-1200 בסופש": what a night costs, once for each part of the week. */
export function twoNights(brief: Brief): Brief {
  const { prompt, spoken, kind } = brief;
  const found = pairs[spoken]?.exec(prompt);
  const { a, b, unit, early, late } = found?.groups ?? {};
  if (!found || a === undefined || b === undefined || early === undefined || late === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < span.end && one.end > span.start);
  const before = brief.items.find((item) => isIn(item) && item.value.price !== undefined);
  const sign =
    before?.value.price?.replace(/^[\d.,\s]+|[\d.,\s]+$/gu, '').trim() ||
    unit ||
    { he: '₪', nl: '€', pl: 'zł', tr: 'TL' }[spoken];
  const priceOf = (amount: string): string =>
    sign === undefined ? amount : spoken === 'nl' ? `€ ${amount}` : `${amount} ${sign}`;
  const isHouse = kind.value === 'hotel';
  const lead = isHouse ? (nightly[spoken] ?? '') : '';
  const rows = ([[early, a], [late, b]] as const).map(([when, amount]): Item => {
    const title = titleOf(when, spoken);
    return { value: { section: 'pricing', name: lead === '' ? title : `${lead}${title.toLocaleLowerCase(spoken)}`, price: priceOf(amount) }, spans: [span] };
  }); // prettier-ignore
  const kept = brief.items.flatMap((item): Item[] => {
    if (!isIn(item)) return [item];
    const { price: _price, priceLead: _lead, ...rest } = item.value;
    return item.value.section === 'rooms' && item.value.price !== undefined && rest.name !== undefined
      ? [{ ...item, value: rest }]
      : [];
  });
  return { ...brief, items: [...kept, ...rows], phrases: brief.phrases.filter((slot) => !isIn(slot)) };
}
