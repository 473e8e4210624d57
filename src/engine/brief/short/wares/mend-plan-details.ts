import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const badge =
  /[\s,(–-]*\(?(?<badge>most popular|our most popular|best ?seller|best value|recommended|popular)\)?/iu;
const mostWords = 6;
/** What goes on with something else: other wishes, other sums. */
const other =
  /[£€$]|\b(?:pages?|sections?|faqs?|buttons?|colou?rs?|dark|light|contact|form|testimonials?|reviews?|and|with|or|billed)\b/iu;

/**
 * "Crew £19 a month up to 25 staff (most popular), Fleet £49 a month unlimited": what stands right behind the sum of a plan is
 * said of that plan, and a mark behind it is its badge. Neither is a thing that is offered beside the plans.
 */
export function mendPlanDetails(brief: Brief): Brief {
  if (brief.spoken !== 'en') return brief;
  const plans = brief.items.filter(({ value }) => value.section === 'pricing' && value.price !== undefined);
  if (plans.length < 2) return brief;
  const taken: Span[] = [];
  const starts = plans.flatMap(({ spans }) => spans.map(({ start }) => start));
  const detailed = new Map<Slot<ListedItem>, Slot<ListedItem>>();
  for (const plan of plans) {
    const end = Math.max(...plan.spans.map((span) => span.end));
    const next = Math.min(...starts.filter((start) => start >= end), brief.prompt.length);
    const behind = /^[^.;:\n]*/u.exec(brief.prompt.slice(end, next))?.[0] ?? '';
    const mark = badge.exec(behind);
    const isMarked = mark !== null && behind.slice(0, mark.index).trim().split(/\s+/u).length <= mostWords;
    const told = (isMarked ? behind.slice(0, mark.index) : behind).replace(/^\s*\(|\)?[,\s]*$/gu, '');
    const text = told.startsWith(',') ? '' : told.trim();
    const isNote = text !== '' && text.split(/\s+/u).length <= mostWords && !text.includes(',') && !other.test(text) && /^(?!(?:an?|per|each|every|pp|plus)\b)[\p{L}\d]/iu.test(text); // prettier-ignore
    if (!isMarked && (!isNote || plan.value.note !== undefined)) continue;
    const to = isMarked ? end + mark.index + mark[0].length : end + told.length;
    taken.push({ start: end, end: to });
    const { note, ...bare } = plan.value;
    detailed.set(plan, {
      value: {
        ...(note !== undefined && isMarked && badge.exec(note)?.[0] === note ? bare : plan.value),
        ...(isNote && plan.value.note === undefined ? { note: capitalise(text) } : {}),
        ...(isMarked && plan.value.badge === undefined
          ? { badge: capitalise((mark.groups?.['badge'] ?? '').toLowerCase()) }
          : {}),
      },
      spans: [...plan.spans, { start: end, end: to }],
    });
  }
  if (detailed.size === 0) return brief;
  const isTaken = ({ spans }: Slot<unknown>): boolean =>
    spans.some((span) => taken.some(({ start, end }) => span.start < end && span.end > start));
  return {
    ...brief,
    items: brief.items.flatMap((item) => detailed.get(item) ?? (isTaken(item) && item.value.section !== 'pricing' ? [] : item)), // prettier-ignore
    phrases: brief.phrases.filter((phrase) => !isTaken(phrase)),
    parts: brief.parts.filter((part) => !isTaken(part)),
  };
}
