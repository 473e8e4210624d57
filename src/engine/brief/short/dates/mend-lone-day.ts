import type { Brief } from '@/domain/site/brief';

const shownBy = /\bby\s(?<who>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?!\p{L})/u;

/** The one day of an event leaves no room for others; whose pictures are shown is told, so nobody else shows there. */
export function mendLoneDay(brief: Brief): Brief {
  const { kind, date, items, prompt, excluded, sections } = brief;
  if (kind.value !== 'event') return brief;
  const isOne =
    date !== null &&
    !items.some(({ value }) => value.section === 'events') &&
    !sections.some(({ value }) => value === 'events');
  const who = /\b(?:exhibition|gallery|show(?:ing)?|paintings|photographs|sculpture|installation)\b/iu.test(
    prompt,
  )
    ? shownBy.exec(prompt)
    : null;
  const name = who?.groups?.['who'];
  const isKnown = name === undefined || items.some(({ value }) => value.section === 'speakers');
  const start = (who?.index ?? 0) + 3;
  return {
    ...brief,
    excluded: isOne ? [...excluded, { value: 'events', spans: [] }] : excluded,
    items: isKnown
      ? items
      : [...items, { value: { section: 'speakers', name }, spans: [{ start, end: start + name.length }] }],
  };
}
