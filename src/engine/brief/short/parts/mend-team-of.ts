import type { Brief } from '@/domain/site/brief';
import { numberOf } from '../../../number-of';

const of =
  /\b(?:team|crew|staff|practice|band|partnership)\sof\s(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b(?!\s(?:years|weeks|rooms|day))/iu;

/** "Meet the team of four": as many of them are shown. */
export function mendTeamOf(brief: Brief): Brief {
  const { prompt, spoken, counts, sections } = brief;
  const found = spoken === 'en' ? of.exec(prompt) : null;
  const count = numberOf(found?.groups?.['count'] ?? '');
  if (!found || !(count > 1 && count < 25)) return brief;
  const end = found.index + found[0].length;
  // "practice areas, team of 4, articles": one of the parts that are listed.
  const isListed = /[,:]\s(?:an?\s|our\s|the\s)?$/iu.test(prompt.slice(0, found.index)) && /^\s?(?:[,.;)]|$)/u.test(prompt.slice(end)); // prettier-ignore
  const isAsked = sections.some(({ value }) => value === 'team');
  if (counts.some(({ value }) => value.thing === 'team') || !(isAsked || isListed)) return brief;
  const spans = [{ start: found.index, end }];
  return {
    ...brief,
    counts: [...counts, { value: { thing: 'team', count }, spans }],
    sections: isAsked ? sections : [...sections, { value: 'team', spans }],
  };
}
