import type { ContentItem } from '../../content';
import type { SitePlan } from '../../site-plan';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const long =
  /\b(?<many>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-](?<unit>week|lesson|session|module|day|evening|weekend)s?\b(?!\s(?:a|per|each|ago|notice|before|after|free|trial)\b)/iu;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an item of `all` covers of so many weeks: "Week 1", "Weeks 2 and 3", "Weeks 4 to 6". */
function stretch(at: number, all: number, many: number, unit: string): string {
  const from = Math.floor((at * many) / all) + 1;
  const to = Math.max(from, Math.floor(((at + 1) * many) / all));
  const name = capital(unit);
  if (from === to) return `${name} ${from}`;
  return `${name}s ${from} ${to - from === 1 ? 'and' : 'to'} ${to}`;
}

/** "six-week photography course": what is learnt is spread over as many weeks as the course has. */
export function heedWeeks(plan: SitePlan): SitePlan {
  const found =
    plan.kind === 'course' && plan.language === 'en' ? long.exec(plan.brief.prompt)?.groups : null;
  if (!found) return plan;
  const word = found['many']?.toLowerCase() ?? '';
  const many = numbers.includes(word) ? numbers.indexOf(word) : Number(word);
  const unit = found['unit']?.toLowerCase() ?? 'week';
  const isDated = ({ note }: ContentItem): boolean =>
    /^(?:weeks?|lessons?|weekends?|days?|sessions?|modules?)\s\d/iu.test(note ?? '');
  if (many < 2 || many > 30) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const items = section.content.items ?? [];
        if (section.type !== 'curriculum' || items.length === 0 || !items.every(isDated)) return section;
        const kept = items.slice(0, many);
        return {
          ...section,
          content: {
            ...section.content,
            items: kept.map((item, at) => ({ ...item, note: stretch(at, kept.length, many, unit) })),
          },
        };
      }),
    })),
  };
}
