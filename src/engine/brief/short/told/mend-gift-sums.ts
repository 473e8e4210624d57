import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const given = String.raw`\b(?:donat(?:e|es|ions?|ing)|giv(?:e|ing)|gifts?|chip in|contribut(?:e|ions?))(?:\s(?:form|buttons?|amounts?|presets?|options?|box|page|section|of|with|for|us|now|online|a|preset|quick|set)){0,4}\s?[:(]?\s?`;
const between = String.raw`(?:\s?[,/|]\s?(?:and\s|or\s)?|\s(?:and|or)\s|\s)`;
const signed = String.raw`(?<signed>[£$€]\d[\d,]*(?:${between}[£$€]?\d[\d,]*)+)`;
const spoken = String.raw`(?<spoken>\d[\d,]*(?:${between}\d[\d,]*)+)(?<coin>\s?(?:pounds|quid|dollars|euros?|€|kr|sek|nok|dkk|chf|zł)(?!\p{L}))`;
/** "donate with amounts 10, 25, 50": said to be sums, so that no sign need tell it. */
const bare = String.raw`(?<=\b(?:amounts?|presets?|sums|donat\p{L}+)\s?[:(]?\s?)(?<bare>\d[\d,]*\d(?:${between}\d[\d,]*\d)+|\d+(?:${between}\d+){2,})`;
const row = new RegExp(String.raw`${given}(?:${signed}|${spoken}|${bare})(?!\d|[.,]\d|\s?(?:a|per)\s)`, 'iu');
const signs = new Map([['pounds', '£'], ['quid', '£'], ['dollars', '$'], ['euro', '€'], ['euros', '€'], ['€', '€']]); // prettier-ignore

/** "donate £10 £25 £50", "donate form (5/20/100 pounds)": sums to choose from, however they are parted. */
export function mendGiftSums(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? row.exec(brief.prompt) : null;
  const list = found?.groups?.['signed'] ?? found?.groups?.['spoken'] ?? found?.groups?.['bare'];
  if (!found || list === undefined) return brief;
  const start = found.index + found[0].indexOf(list);
  const coin = found.groups?.['coin']?.trim();
  const sign = /[£$€]/u.exec(list)?.[0] ?? signs.get(coin?.toLowerCase() ?? '') ?? '';
  const sums = [...list.matchAll(/\d[\d,]*\d|\d/gu)].map(({ 0: sum, index }): Slot<ListedItem> => {
    const price = sign === '' && coin !== undefined ? `${sum} ${coin}` : `${sign}${sum}`;
    const span = { start: start + index, end: start + index + sum.length };
    return { value: { section: 'donation', name: price, price }, spans: [span] };
  });
  const isInside = ({ spans }: Slot<ListedItem>): boolean =>
    spans.some((span) => span.start < found.index + found[0].length && span.end > found.index);
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isInside(item) && item.value.section !== 'donation'), ...sums],
    sections: brief.sections.some(({ value }) => value === 'donation')
      ? brief.sections
      : [...brief.sections, { value: 'donation', spans: sums.flatMap(({ spans }) => spans) }],
  };
}
