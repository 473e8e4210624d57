import type { AppContext } from '../app';

/** What the figures of a dashboard run over: a year of months, four weeks of days, or the hours of one. */
export type Span = {
  readonly unit: 'month' | 'day' | 'hour';
  readonly count: number;
  readonly periods: readonly number[];
};

const months: Span = { unit: 'month', count: 12, periods: [3, 6, 12] };
const days: Span = { unit: 'day', count: 28, periods: [7, 14, 28] };

const hours: Span = { unit: 'hour', count: 24, periods: [6, 12, 24] };
const asksForHours = /\b(?:by|per|each|every|for each) hour\b|\bhourly\b|\bhour by hour\b/iu;

/** Hours or days where an English prompt asks for a weekly or daily chart, months otherwise. */
export function readSpan({ brief, words }: AppContext): Span {
  const { prompt } = brief;
  const asksForDays =
    /\b(?:weekly|daily|7[- ]day|seven[- ]day) (?:\p{L}+ ){0,2}(?:chart|graph|trend|view|overview|progress)s?\b|\b(?:last|past|this) (?:week|(?:7|14|28|30) days)\b|\b(?:chart|graph|trend)s? (?:[^.,;]{0,30} )?(?:per|by|for each|each|over the) (?:day|week)\b/iu;
  const asksForMonths = /\bmonthly\b|\b(?:per|by|each) month\b|\bmonths\b|\byear\b/iu;
  if (words.language === 'en' && asksForHours.test(prompt) && !/\bhourly (?:rates?|pay|wages?)\b/iu.test(prompt)) return hours; // prettier-ignore
  return words.language === 'en' && asksForDays.test(prompt) && !asksForMonths.test(prompt) ? days : months;
}
