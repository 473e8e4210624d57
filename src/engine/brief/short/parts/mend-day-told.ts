import type { Brief } from '@/domain/site/brief';

const day =
  /\b(?:a day in the life|(?:a |our |the )?(?:typical|usual|school|average) day|daily routine|day at (?:the )?\p{L}+)(?: as a| in a)? (?:timeline|time line|schedule|time ?table)\b/iu;

/** "A day in the life timeline": the hours of a day, and not how the house began. */
export function mendDayTold(brief: Brief): Brief {
  const found = day.exec(brief.prompt);
  if (!found) return brief;
  const end = found.index + found[0].length;
  const hasHours = brief.sections.some(({ value }) => value === 'timetable');
  const sections = brief.sections.flatMap((section): Brief['sections'] =>
    section.value === 'timeline' && section.spans.every((one) => one.start >= found.index && one.end <= end)
      ? hasHours
        ? []
        : [{ ...section, value: 'timetable' }]
      : [section],
  );
  return { ...brief, sections };
}
