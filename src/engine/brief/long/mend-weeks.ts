import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const number = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** "Week 1: tools and threads. Week 2: patches." */
const week = new RegExp(
  String.raw`(?:^|(?<=[.;,!?)\n:•*-]\s*))(?<unit>Week|Lesson|Module|Session|Class|Unit|Part|Evening|Day)\s(?<count>${number})\s?(?::|[–—-]|\.)\s(?<what>[^.;\n]{3,160})`,
  'giu',
);
const fewest = 3;

/** The weeks of a course, one by one: the lessons that the prompt tells, and nobody's services or wares. */
export function mendWeeks(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(week)];
  const unit = found[0]?.groups?.['unit']?.toLowerCase();
  const own = found.filter(({ groups }) => groups?.['unit']?.toLowerCase() === unit);
  if (brief.kind.value !== 'course' || own.length < fewest) return brief;
  const items = own.map(({ 0: whole, index, groups }): Slot<ListedItem> => {
    const what = (groups?.['what'] ?? '').trim();
    return {
      value: {
        section: 'curriculum',
        name: what.charAt(0).toUpperCase() + what.slice(1),
        note: `${groups?.['unit'] ?? ''} ${groups?.['count'] ?? ''}`,
      },
      spans: [{ start: index, end: index + whole.length }],
    };
  });
  const spans = items.flatMap((item) => item.spans);
  const isOutside = ({ spans: stretch }: Slot<unknown>): boolean =>
    !stretch.some(({ start, end }) => spans.some((one) => start < one.end && end > one.start));
  const isWeek = (name: string): boolean =>
    /^(?:week|lesson|module|session|class|unit|part|day) \w+$/iu.test(name);
  return {
    ...brief,
    items: [...brief.items.filter((item) => isOutside(item) && !isWeek(item.value.name)), ...items],
    phrases: brief.phrases.filter(isOutside),
    parts: brief.parts.filter((part) => isOutside(part) && !isWeek(part.value.title)),
    sections: brief.sections.some(({ value }) => value === 'curriculum')
      ? brief.sections
      : [...brief.sections, { value: 'curriculum', spans: [] }],
  };
}
