import type { Brief } from '@/domain/site/brief';
import { numberOf } from '../../../number-of';

const of =
  /\b(?:team|crew|staff|practice|band|partnership)\sof\s(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b(?!\s(?:years|weeks|rooms|day))/iu;

/** "Meet the team of four": as many of them are shown. */
export function mendTeamOf(brief: Brief): Brief {
  const { prompt, language, counts, sections } = brief;
  const found = language.value === 'en' ? of.exec(prompt) : null;
  const count = numberOf(found?.groups?.['count'] ?? '');
  if (!found || !(count > 1 && count < 25)) return brief;
  if (counts.some(({ value }) => value.thing === 'team') || !sections.some(({ value }) => value === 'team')) return brief; // prettier-ignore
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return { ...brief, counts: [...counts, { value: { thing: 'team', count }, spans }] };
}
