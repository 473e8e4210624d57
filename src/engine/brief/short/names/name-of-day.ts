import type { Brief } from '@/domain/site/brief';

const day =
  /^\s(?<day>(?:(?:big|surprise|\d{1,3}(?:st|nd|rd|th))\s){0,2}(?:birthday|wedding|anniversary|christening|baptism|naming day|retirement|graduation|leaving|engagement|baby shower|bridal shower|hen|stag|housewarming|bar mitzvah|bat mitzvah|communion)(?:\s(?:party|do|bash|celebration|weekend|night|lunch|dinner))?)(?![\p{L}])/iu;

/** "Nana Bea's 80th birthday": whose day it is goes with the day. */
export function withNameOfDay(brief: Brief): Brief {
  const { name, prompt } = brief;
  const end = name?.spans[0]?.end;
  if (brief.kind.value !== 'event' || !name || end === undefined) return brief;
  // The sign of what is somebody's may stand behind what was read as the name.
  const mark = /['’]s?$/u.test(name.value) ? '' : (/^['’]s?(?=\s)/u.exec(prompt.slice(end))?.[0] ?? null);
  if (mark === null) return brief;
  const found = day.exec(prompt.slice(end + mark.length))?.groups?.['day'];
  if (found === undefined) return brief;
  const start = name.spans[0]?.start ?? 0;
  return {
    ...brief,
    name: {
      value: `${name.value}${mark} ${found}`,
      spans: [{ start, end: end + mark.length + 1 + found.length }],
    },
  };
}
