import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "€199 until 1 March then €279": what it costs at first, until when, and what it costs from then on. */
const rising = new RegExp(
  String.raw`(?<first>[£$€]\s?\d[\d.,]*)\s(?:until|till|up to|before)\s(?:the\s)?(?<day>\d{1,2}(?:st|nd|rd|th)?\s${month}|${month}\s\d{1,2}(?:st|nd|rd|th)?)(?:,|;)?\s(?:and\s)?(?:then|after that|afterwards|from then(?: on)?|later|after)\s(?<later>[£$€]\s?\d[\d.,]*\d)`,
  'giu',
);
const bare = (price: string): string => price.replace(/[^\d.,£$€]/gu, '').replace(/[.,]$/u, '');

/** An early price with the day until which it holds, and the later one beside it. */
export function mendLaterPrice(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(rising)];
  if (found.length === 0) return brief;
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const own = found.find(({ groups }) => bare(groups?.['first'] ?? '') === bare(item.value.price ?? ''));
    const { day = '', later = '' } = own?.groups ?? {};
    if (!own || item.value.note !== undefined) return [item];
    const isKnown = brief.items.some(({ value }) => bare(value.price ?? '') === bare(later));
    const after: Slot<ListedItem> = {
      value: { section: item.value.section, name: `After ${day}`, price: later },
      spans: [{ start: own.index, end: own.index + own[0].length }],
    };
    return [{ ...item, value: { ...item.value, note: `Until ${day}` } }, ...(isKnown ? [] : [after])];
  });
  return { ...brief, items };
}
