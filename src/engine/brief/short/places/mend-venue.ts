import type { Brief } from '@/domain/site/brief';

/** "at Marlow Boathouse": the house that an event is at bears the name of its town. */
export function mendVenue(brief: Brief): Brief {
  const { kind, place, prompt } = brief;
  const [span] = place?.spans ?? [];
  if (kind.value !== 'event' || !place || !span || !/\bat\s(?:the\s)?$/u.test(prompt.slice(0, span.start)))
    return brief;
  const rest =
    /^(?:\s(?!On\b|In\b|From\b|And\b|With\b|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}’'-]+){1,3}/u.exec(
      prompt.slice(span.end),
    )?.[0];
  if (rest === undefined || place.value !== prompt.slice(span.start, span.end)) return brief;
  const end = span.end + rest.length;
  return { ...brief, place: { value: prompt.slice(span.start, end), spans: [{ start: span.start, end }] } };
}
