import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

const young = /(?<=\p{Ll}\s)start(?<joint>-?)up(?=[,.:;!]|\s(?:in|from|called|for|with|based)\s|\s\p{Lu})/u;
/** What runs on a screen, or is sold to firms, is told as a young company tells it. */
const onScreens =
  /\b(?:software|apps?|platforms?|saas|tools?|api|ai|models?|data|cloud|dashboards?|plugins?|bots?|agents?|automat\p{L}+|analytics|free trial|waitlist|investors?|pilots?|seed|series a|pitch|per (?:seat|user))\b|\/\s?(?:month|mo|user|seat)\b/iu;
const sum = /[£€$]\s?\d|\d\s?(?:€|euros?\b)/iu;

/**
 * "a meal-prep delivery startup. Light £42, Family £78 a week": what sells at a price to whoever reads it is the house that it
 * would be at any age, so it is read as a company of its trade. Null for all others.
 */
export function mendYoungHouse(read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief | null {
  if (corrections.kind !== undefined || read.kind.value !== 'saas' || read.language.value !== 'en')
    return null;
  const { prompt } = read;
  if (!young.test(prompt) || !sum.test(prompt) || onScreens.test(prompt)) return null;
  // As many letters as there were: the places in the prompt stay.
  const told = readPart(
    prompt.replace(young, (_, joint: string) => (joint === '' ? 'company' : 'business')),
    corrections,
  );
  return told.kind.value === 'saas' ? null : told;
}
