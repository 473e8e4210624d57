import type { OpeningRange } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { opens } from '../parts/opening-items';
import { closedDays, withoutClosed } from './closed-days';

/** Places where Arabic is spoken and the week ends on a Sunday. */
const sundays =
  /بيروت|لبنان|طرابلس|دبي|أبوظبي|الشارقة|عجمان|الإمارات|المغرب|مراكش|الدار البيضاء|الرباط|فاس|طنجة|تونس|الجزائر/u;

/** Opening hours that nobody told, as they are usual for such a house where its language is spoken. All of it is made up. */
export const usualHours = (
  facts: Facts,
  kind: SiteKind,
  isBakery: boolean,
  isFood: boolean,
): OpeningRange[] =>
  withoutClosed(
    usualFor(facts, kind, isBakery, isFood),
    closedDays(facts.brief.prompt, facts.brief.language.value),
  );

function usualFor(facts: Facts, kind: SiteKind, isBakery: boolean, isFood: boolean): OpeningRange[] {
  const language = facts.brief.language.value;
  if (kind === 'bar') return [opens(3, 4, 17, 24), opens(5, 6, 17, 1)];
  // In Israel the week begins on Sunday and ends on Friday at noon.
  if (language === 'he') {
    const [from, until] = isBakery ? [7, 18] : isFood ? [12, 23] : [9, 18];
    return [
      opens(7, 7, from, until),
      opens(1, 4, from, until),
      isBakery ? opens(5, 5, 6, 14) : isFood ? opens(5, 5, 11, 15) : opens(5, 5, 9, 13),
    ];
  }
  if (isBakery) return [opens(2, 6, 7, 18), opens(7, 7, 8, 13)];
  if (isFood) return [opens(2, 7, 12, 23)];
  // Where Friday is the day off, Saturday is the short one.
  if (language === 'ar' && !sundays.test(facts.place ?? ''))
    return [opens(7, 7, 9, 18), opens(1, 4, 9, 18), opens(6, 6, 10, 14)];
  return [opens(1, 5, 9, 18), opens(6, 6, 10, 14)];
}
