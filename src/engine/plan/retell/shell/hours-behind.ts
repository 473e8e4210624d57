import type { Brief, OpeningRange, Slot } from '@/domain/site/brief';

const days: readonly (readonly [RegExp, readonly OpeningRange['days'][number][]])[] = [
  [/^(?:week ?days|mon(?:day)?s?\s?(?:to|-|–)\s?fri(?:day)?s?)$/iu, [1, 2, 3, 4, 5]],
  [/^week ?ends$/iu, [6, 7]],
  [/^(?:daily|every day|seven days)$/iu, [1, 2, 3, 4, 5, 6, 7]],
  [/^mon/iu, [1]],
  [/^tue/iu, [2]],
  [/^wed/iu, [3]],
  [/^thu/iu, [4]],
  [/^fri/iu, [5]],
  [/^sat/iu, [6]],
  [/^sun/iu, [7]],
];
const clock = String.raw`\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?`;
const range = String.raw`${clock}\s?(?:-|–|to|till|until)\s?${clock}`;
const behind = new RegExp(
  String.raw`^(?:.{0,30}?\b(?:hours|open|staffed|office)\b:?\s)?(${range}(?:\s(?:and|&)\s${range})?)\s(?:on\s)?(week ?days|week ?ends|daily|every day|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?:\s?(?:to|-|–)\s?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)?)[.\s]*$`,
  'iu',
);

const minutes = (told: string, isEnd: boolean, from: number): number => {
  const [, hour = '0', minute = '0', half] = /(\d{1,2})(?:[.:](\d{2}))?\s?(am|pm)?/iu.exec(told) ?? [];
  const plain = Number(hour) * 60 + Number(minute);
  if (half?.toLowerCase() === 'pm') return Number(hour) < 12 ? plain + 720 : plain;
  return isEnd && half === undefined && plain <= from ? plain + 720 : plain;
};

/** "6-10 and 16-21 weekdays, 8-13 Saturday": hours before their days, which a reader of days first pairs wrongly. */
export const hoursBehind = ({ prompt, hours }: Brief): Slot<readonly OpeningRange[]> | null => {
  if (!hours) return null;
  const start = hours.spans[0]?.start ?? 0;
  const from = Math.max(prompt.lastIndexOf('. ', start) + 1, prompt.lastIndexOf('\n', start) + 1, 0);
  const [sentence = ''] = prompt.slice(from).split(/\.\s|\n/u, 1);
  const parts = sentence.split(/[,;]\s+/u).map((part) => behind.exec(part.trim()));
  if (parts.length === 0 || parts.some((found) => found === null)) return null;
  const value = parts.flatMap((found): OpeningRange[] => {
    const own = days.find(([test]) => test.test((found?.[2] ?? '').trim()))?.[1] ?? [];
    return [...(found?.[1] ?? '').matchAll(new RegExp(range, 'giu'))].map(([told]) => {
      const [first = '', last = ''] = told.split(/\s?(?:-|–|to|till|until)\s?/u);
      const opens = minutes(first, false, 0);
      return { days: own, opens, closes: minutes(last, true, opens) };
    });
  });
  return { value, spans: [{ start: from, end: from + sentence.length }] };
};
