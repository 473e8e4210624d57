import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

const town = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}`;
/** "areas Hackney, Islington, Camden": where somebody comes to, told without "covered". */
const bare = new RegExp(
  String.raw`(?:\bareas?:?|(?:^|[.!?\n]\s*)(?:We|I|we|i) (?:cover|serve|come to|travel to))\s(?<towns>${town}(?:,\s(?:and\s)?${town}|\sand\s${town})+)`,
  'u',
);

const isProper = (name: string): boolean => /\p{Lu}/u.test(name);

/** Towns behind "areas" are where a trade comes to, and what stands behind them in small letters is no town. */
export function mendAreas(brief: Brief): Brief {
  const told = withBareAreas(brief);
  const areas = told.items.filter(({ value }) => value.section === 'areas');
  const stray = areas.filter(({ value }) => !isProper(value.name));
  if (stray.length === 0 || stray.length === areas.length) return told;
  return { ...told, items: told.items.filter((item) => !stray.includes(item)) };
}

function withBareAreas(brief: Brief): Brief {
  const found = bare.exec(brief.prompt);
  const towns = found?.groups?.['towns'] ?? '';
  if (!found || brief.items.some(({ value }) => value.section === 'areas')) return brief;
  const span: Span = { start: found.index, end: found.index + found[0].length };
  const isOutside = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || spans.some((one) => one.end <= span.start || one.start >= span.end);
  const items = towns.split(/,\s(?:and\s)?|\sand\s/u).map((name): Slot<ListedItem> => {
    const start = brief.prompt.indexOf(name, span.start);
    return { value: { name, section: 'areas' }, spans: [{ start, end: start + name.length }] };
  });
  return {
    ...brief,
    // Whoever comes to several towns is at home in none of them more than in another.
    place: brief.place && !isOutside(brief.place) ? null : brief.place,
    phrases: brief.phrases.filter(isOutside),
    parts: brief.parts.filter(isOutside),
    items: [...brief.items.filter(isOutside), ...items],
    sections: brief.sections.some(({ value }) => value === 'areas')
      ? brief.sections
      : [...brief.sections, { value: 'areas', spans: [span] }],
  };
}
