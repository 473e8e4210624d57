import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';

const whoWant =
  /^(?:people|anyone|anybody|those|visitors|folk|others)\s(?:who|that)\s(?:want|would like|wish|are keen)\sto\s(?<what>\p{Ll}.{2,30})$/iu;

/** "a page for people who want to volunteer": called after what they want. */
export const mendLongTitles = (brief: Brief): Brief => ({
  ...brief,
  parts: brief.parts.map((part) => {
    const what = whoWant.exec(part.value.title)?.groups?.['what'];
    return what === undefined ? part : { ...part, value: { ...part.value, title: capitalise(what) } };
  }),
  pages: brief.pages.map((page) => {
    const what = whoWant.exec(page.value)?.groups?.['what'];
    return what === undefined ? page : { ...page, value: capitalise(what) };
  }),
});

const openDays = /\bopen (?:days?|studios?|gardens?|weekends?|evenings?|house)\b[^.\n]{0,140}$/iu;

/** "Open days: … the last Saturday of November, 10 to 4": a day of the year, and no opening hours. */
export function withoutOpenDays(brief: Brief): Brief {
  const { hours, prompt } = brief;
  if (!hours || hours.value.length > 1) return brief;
  const isOpenDay = hours.spans.every(({ start }) => {
    const before =
      prompt
        .slice(Math.max(0, start - 160), start)
        .split(/[.\n]\s/u)
        .at(-1) ?? '';
    return openDays.test(before) && /\b(?:first|second|third|fourth|last)\s(?:\p{L}+\s)?$/iu.test(before);
  });
  return isOpenDay ? { ...brief, hours: null } : brief;
}
