import type { Brief } from '@/domain/site/brief';

const part =
  /(?:^|[.,;:!\n]\s?|\b(?:our|the|a)\s)(?<what>shop|caf[eé]|tea ?room|office|bar|kitchen|library|museum|hut|stall|showroom|reception)(?:\sis)?(?:\salso)?(?:\sopens?)?\s?:?\s?$/iu;
const counted =
  /^\s?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|yrs?|people|guests|miles|metres|km)\b/iu;

/**
 * "allotment society. … shop open Sundays 10-12": one of its rooms has the hours, and not the house as a whole. "searches take
 * 6-10 hours" is how long something lasts.
 */
export function mendHoursOfPart(brief: Brief): Brief {
  const { hours, prompt, offer, kind } = brief;
  const [at] = hours?.spans ?? [];
  if (!hours || !at || brief.language.value !== 'en') return brief;
  if (hours.spans.length === 1 && counted.test(prompt.slice(at.end).replace(/^(?=ou?rs?\b)/iu, 'h')))
    return { ...brief, hours: null };
  if (kind.value !== 'nonprofit') return brief;
  const what = part.exec(prompt.slice(0, at.start).replace(/open\s$/iu, ''))?.groups?.['what'];
  return what === undefined || offer?.value.toLowerCase().includes(what.toLowerCase()) === true
    ? brief
    : { ...brief, hours: null };
}
