import type { Brief, Slot, Span } from '@/domain/site/brief';
import { findCourseFacts } from './course-facts';
import { capitalise } from '../../../capitalise';

const lesson =
  /\b(?:evening|weekend|weekly|beginners?['’]?|day|short|online|night|summer)\s(?:class(?:es)?|course|courses|workshop|workshops)$/iu;
/** When it takes place is no part of what is taught. */
const timed = /\b(?:evening|weekend|weekly|day|night)\s(?=(?:class|course|workshop)(?:es|s)?$)/iu;
const elsewhere = new Set(['course', 'gym', 'yoga', 'event', 'blog', 'nonprofit']);
const amount =
  /[£€$]\s?\d+(?:[.,]\d+)*|\b\d+(?:[.,]\d+)*\s?(?:€|£|euros?|eur|pounds?|dollars?|usd|gbp)(?![\p{L}])/giu;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** "Pottery evening class": what is taught is not sold. */
const asCourse = (brief: Brief): Brief =>
  lesson.test(brief.offer?.value ?? '') && !elsewhere.has(brief.kind.value)
    ? {
        ...brief,
        offer: brief.offer && { ...brief.offer, value: brief.offer.value.replace(timed, '') },
        kind: { ...brief.kind, value: 'course' },
        items: brief.items.filter(({ value }) => value.section !== 'products'),
      }
    : brief;

const manner =
  /^(?:(?:live|online|self-paced|intensive|evening|weekend|short|free|new|video|\d+-(?:week|day))(?:\s|$))*(?:course|class|masterclass|workshop)?$/iu;
const subject =
  /\b(?:course|class|masterclass|workshop|bootcamp)\s(?:on|in|about)\s(?<what>\p{Ll}[\p{L}’'-]+(?:\s(?!for\b|with\b|in\b|at\b|by\b|called\b)[\p{L}’'-]+){0,3})/iu;

/** "a live online course on public speaking": what is taught, where only how is told with it. */
function withSubject(brief: Brief): Brief {
  const found = subject.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!brief.offer || !manner.test(brief.offer.value) || !found || what === undefined) return brief;
  const start = found.index + found[0].length - what.length;
  const old = brief.offer.value.toLowerCase();
  const offer = { value: `${what} course`, spans: [{ start, end: start + what.length }] };
  return {
    ...brief,
    offer,
    items: brief.items.map((item) =>
      item.value.name.toLowerCase() === old
        ? { ...item, value: { ...item.value, name: capitalise(offer.value) } }
        : item,
    ),
  };
}

/**
 * A course as an English prompt tells it: how long it is, of how many lessons and when it begins are facts, and neither
 * lessons nor offers; its one price is that of the whole.
 */
export function mendCourse(read: Brief): Brief {
  const brief = withSubject(asCourse(read));
  if (brief.kind.value !== 'course') return read;
  const facts = findCourseFacts(brief.prompt);
  const prices = [...brief.prompt.matchAll(amount)];
  const [price] = prices;
  if (facts.length < 2 || !price || prices.length > 1) return brief;
  const isFact = (slot: Slot<unknown>): boolean =>
    slot.spans.some((span) => facts.some((fact) => overlaps(span, fact.span)));
  const span = { start: price.index, end: price.index + price[0].length };
  const isPriced = (slot: Slot<unknown>): boolean => slot.spans.some((one) => overlaps(one, span));
  const title =
    (brief.name?.value.split(' ').length ?? 0) > 2 ? brief.name?.value : capitalise(brief.offer?.value ?? '');
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isFact(item) && !isPriced(item)),
      {
        value: { section: 'pricing', name: title || 'The whole course', price: price[0].trim() },
        spans: [span],
      },
    ],
    phrases: brief.phrases.filter((phrase) => !isFact(phrase)),
    parts: brief.parts.filter((part) => !isFact(part)),
  };
}
