import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const word = String.raw`(?:tiers?|plans?|levels?|pricing(?=\s?[:(]))`;
const sum = String.raw`(?:[£€$]\s?\d[\d.,]*(?<![.,])|\d[\d.,]*(?<![.,])\s?(?:€|euros?))(?:\s?(?:\/|(?:a|per|each|an)\s)\s?(?:month|mo|year|yr|week|day|user|seat|person|hour|visit|site))*`;
const named = String.raw`(?:\p{L}[\p{L}\d+-]*\s(?:at\s|for\s|is\s|costs\s|–\s|-\s)?)?`;
const entry = String.raw`(?:${named}${sum}|free(?:\sforever)?|custom(?:\sprice)?|enterprise|on request|bespoke)`;
const row = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<count>two|three|four|five|[2-5])\s)?(?:(?:pricing|price|monthly|paid)\s)?${word}(?:\s(?:are|at|from))?\s?[:(–—]?\s?(?<list>${entry}(?:\s?(?:\/|,|,?\s(?:and|or)\s)\s?(?:and\s)?${entry})+)(?![\p{L}\d])`,
  'iu',
);
const parts = new RegExp(String.raw`(?:(?<name>\p{L}[\p{L}\d+-]*)\s(?:at\s|for\s|is\s|costs\s|–\s|-\s)?)?(?<price>${sum})|(?<word>free(?:\sforever)?|custom(?:\sprice)?|enterprise|on request|bespoke)`, 'giu'); // prettier-ignore
/** What plans are called that bear no name, by how many are paid for. */
const names: Readonly<Record<number, readonly string[]>> = {
  1: ['Plus'],
  2: ['Basic', 'Plus'],
  3: ['Basic', 'Plus', 'Pro'],
  4: ['Starter', 'Basic', 'Plus', 'Pro'],
  5: ['Starter', 'Basic', 'Plus', 'Pro', 'Business'],
};
const spells: readonly (readonly [RegExp, string])[] = [
  [/(?:\/|a|per|each)\s?(?:month|mo)$/iu, 'Monthly'],
  [/(?:\/|a|per|each)\s?(?:year|yr)$/iu, 'Yearly'],
];
/** "€4.99/month, €39/year": the same thing, paid by another spell; null where they are not told so. */
const bySpell = (prices: readonly string[]): readonly string[] | null => {
  const named = prices.flatMap((price) => spells.find(([words]) => words.test(price.trim()))?.[1] ?? []);
  return prices.length === 2 && new Set(named).size === 2 ? named : null;
};
const joining = /^(?:and|or|at|from|for)$/iu;

/** "Two pricing tiers (free and £3 a month)", "plans €99 / €179 / custom": each sum is a plan, with a name of its own. */
export function mendTiers(brief: Brief): Brief {
  if (brief.spoken !== 'en') return brief;
  const isAsked =
    /(?:tier|plan|level|pricing)s?\b/iu.test(brief.prompt) && /[£€$]|\d\s?euro/iu.test(brief.prompt);
  const found = isAsked ? row.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  // "pricing: cut £30, colour £60" of a house is no row of plans.
  if (/^(?:\S+\s)?pricing\s?[:(]/iu.test(found[0]) && !/\bfree\b/iu.test(list)) return brief;
  const from = found.index + found[0].lastIndexOf(list);
  const read = [...list.matchAll(parts)];
  const paid = read.filter(({ groups }) => groups?.['price'] !== undefined);
  if (read.length < 2 || paid.length === 0) return brief;
  // Plans that all bear their names were read as they are.
  const isBare = ({ groups }: RegExpMatchArray): boolean => groups?.['name'] === undefined || joining.test(groups['name']); // prettier-ignore
  if (!read.some(isBare) || (!paid.some(isBare) && read.every(({ groups }) => groups?.['word'] === undefined || /^free/iu.test(groups['word'])))) return brief; // prettier-ignore
  const nameless = bySpell(paid.map(({ groups }) => groups?.['price'] ?? '')) ?? names[paid.length] ?? [];
  const items = read.map((part): Slot<ListedItem> => {
    const { name, price, word: said } = part.groups ?? {};
    const spans = [{ start: from + part.index, end: from + part.index + part[0].length }];
    if (price === undefined)
      return /^free/iu.test(said ?? '')
        ? { value: { section: 'pricing', name: 'Free' }, spans }
        : { value: { section: 'pricing', name: 'Custom', note: 'A price for what you need' }, spans };
    const own = name === undefined || joining.test(name) ? nameless[paid.indexOf(part)] : name;
    const called = own ?? `Plan ${paid.indexOf(part) + 1}`;
    return { value: { section: 'pricing', name: called.charAt(0).toUpperCase() + called.slice(1), price: price.trim() }, spans }; // prettier-ignore
  });
  const end = found.index + found[0].length;
  const within = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < end && one.end > found.index);
  return {
    ...brief,
    items: [...brief.items.filter((item) => !within(item)), ...items],
    parts: brief.parts.filter((part) => !within(part)),
    counts: brief.counts.filter((count) => !within(count)),
  };
}
