import type { Brief, Slot } from '@/domain/site/brief';
import { numberOf } from '../../../number-of';

const of =
  /\b(?:team|crew|staff|practice|band|partnership|committee|board|panel|council|trustees)\sof\s(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b(?!\s(?:years|weeks|rooms|day))/iu;

const opens = /(?:^|[,.;:]\s?)(?:(?:meet )?(?:our|the|an?) )?(?:\p{Ll}{3,} )?$/u;
const closes = /^\s?(?:[,.;)]|$)/u;

/** "Meet the team of four": as many of them are shown. */
export function mendTeamOf(brief: Brief): Brief {
  const { prompt, spoken, counts, sections } = brief;
  const found = spoken === 'en' ? of.exec(prompt) : null;
  const count = numberOf(found?.groups?.['count'] ?? '');
  if (!found || !(count > 1 && count < 25)) return brief;
  if (counts.some(({ value }) => value.thing === 'team')) return brief;
  const isShown = sections.some(({ value }) => value === 'team');
  // "reviews, team of 4, prices": a piece of the list, and not how many once began.
  const isPiece = opens.test(prompt.slice(0, found.index)) && closes.test(prompt.slice(found.index + found[0].length)); // prettier-ignore
  if (!isShown && !isPiece) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const isWithin = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 && slot.spans.every((one) => one.start >= found.index && one.end <= found.index + found[0].length); // prettier-ignore
  return {
    ...brief,
    parts: brief.parts.filter((part) => !isWithin(part)),
    phrases: brief.phrases.filter((phrase) => !isWithin(phrase)),
    sections: isShown ? sections : [...sections, { value: 'team', spans }],
    counts: [...counts, { value: { thing: 'team', count }, spans }],
  };
}
