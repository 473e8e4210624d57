import type { Span } from '@/domain/site/brief';

/** A short fact of a course, as it may stand in a list, with its place in the prompt. */
export type CourseFact = { readonly text: string; readonly span: Span };

const count = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const date = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s(?:${month})|(?:${month})\s\d{1,2}(?:st|nd|rd|th)?)(?:,?\s20\d\d)?`;
const patterns: readonly RegExp[] = [
  String.raw`\b${count}[- ](?:weeks?|months?|days?|evenings?|weekends?|saturdays?|sundays?)(?![\p{L}-]|\s(?:old|ahead|before|waiting))`,
  String.raw`\b${count}\s(?:\p{Ll}+\s)?(?:modules?|lessons?|sessions?|classes|videos?|chapters?|hours of video)\b`,
  String.raw`\b(?:next\s)?(?:start(?:s|ing)?|begin(?:s|ning)?|from)\s(?:on\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\s)?${date}`,
  String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s(?:at\s|from\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?(?:\s?(?:-|–|to)\s?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?)?`,
  String.raw`\b(?:max(?:imum)?\.?|up to|at most|only)\s(?:of\s)?${count}\s(?:people|students|places|participants|learners|pupils)\b`,
  String.raw`\b(?:lifetime|unlimited) access\b`,
  String.raw`\b(?:certificate(?: at the end| of completion)?|money[- ]back guarantee)\b`,
].map((source) => new RegExp(source, 'giu'));

/** How long a course is, of how many parts, when it begins, for how many: as the prompt tells it, in that order. */
export function findCourseFacts(prompt: string): CourseFact[] {
  return patterns
    .flatMap((pattern) => [...prompt.matchAll(pattern)].slice(0, 2))
    .map(({ index, 0: text }) => ({
      text: text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
      span: { start: index, end: index + text.length },
    }))
    .filter(
      ({ span }, at, all) =>
        !all.some((other, index) => index < at && other.span.start < span.end && other.span.end > span.start),
    );
}
