import type { Brief, Slot } from '@/domain/site/brief';

const praise =
  /\b(?:client|customer|guest|member|parent|student|reader|user|patient|visitor|press|couple)s?['’]?s? quotes?\b|\bquotes? (?:slider|carousel|wall|from (?:our |my |happy |past )?(?:clients|customers|guests|members|parents|students|readers|users|patients|visitors|couples))\b/iu;
const rival =
  /\bcompar(?:e|es|ed|ing|ison)(?:\s(?:table|chart|page|section))?,?\s(?:with|to|against|versus|vs\.?)\s(?:an?|the|other|hiring an?|buying an?|owning an?|doing it)?\s?$/iu;

const counted =
  /\b(?:testimonials?|reviews?|quotes?|stories) (?:from|of|by) (?<count>two|three|four|five|six|[2-6]) (?!minutes|years|months|weeks|days|towns|places|cities)\p{L}+/iu;
const numbers = ['two', 'three', 'four', 'five', 'six'];
const countOf = (found: RegExpExecArray): Brief['counts'][number] => {
  const said = found.groups?.['count']?.toLowerCase() ?? '';
  const count = numbers.includes(said) ? numbers.indexOf(said) + 2 : Number(said);
  return {
    value: { thing: 'testimonials', count },
    spans: [{ start: found.index, end: found.index + found[0].length }],
  };
};

/**
 * "A client quote slider" shows what clients said, and asks for no price; in "a table compared with a van" the van is what
 * it is compared with, and no part of the site.
 */
export function mendQuotes(brief: Brief): Brief {
  const { prompt } = brief;
  const voices = counted.exec(prompt);
  const counts = voices ? [...brief.counts.filter(({ value }) => value.thing !== 'testimonials'), countOf(voices)] : brief.counts; // prettier-ignore
  const found = praise.exec(prompt);
  const within = ({ spans }: Slot<unknown>): boolean =>
    found !== null &&
    spans.some(({ start, end }) => start < found.index + found[0].length && end > found.index);
  const parts = brief.parts.filter(
    ({ spans }) => !spans.some(({ start }) => rival.test(prompt.slice(Math.max(0, start - 60), start))),
  );
  if (!found) return { ...brief, parts, counts };
  const hasPraise = brief.sections.some(({ value }) => value === 'testimonials');
  const sections = brief.sections.flatMap((section): Brief['sections'] =>
    section.value === 'quote' && within(section)
      ? hasPraise
        ? []
        : [{ ...section, value: 'testimonials' }]
      : [section],
  );
  return { ...brief, parts, sections, counts };
}
