import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const day = String.raw`(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days?`;
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const days = String.raw`${day}(?:(?:,\s(?:and\s)?|\sand\s|\sto\s)${day})*`;
const each = new RegExp(
  String.raw`(?<name>\p{Lu}[\p{L}’'-]+(?:\s(?:(?:of|the|on|in)\s)?\p{Lu}[\p{L}’'-]+){0,3})\s\((?<when>${days}\s(?:from\s)?${clock}\s?(?:-|–|to|till|until)\s?${clock})\)`,
  'gu',
);

/** "Middleton (Monday and Wednesday 10 to 3), Cotherstone (Tuesday 11 to 2)": when each of several places is open, none of them the house's own hours. */
export function mendBranchTimes(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(each)];
  if (found.length < 3 || brief.language.value !== 'en') return brief;
  const spans = found.map(({ 0: all, index }) => ({ start: index, end: index + all.length }));
  const isIn = (of: readonly { readonly start: number; readonly end: number }[]): boolean =>
    of.some((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  const rows = found.map(({ groups }, at): Slot<ListedItem> => ({
    value: {
      section: 'timetable',
      name: (groups?.['name'] ?? '').replace(/^(?:The|And)\s/u, ''),
      when: groups?.['when'] ?? '',
    },
    spans: [spans[at] ?? { start: 0, end: 0 }],
  }));
  return {
    ...brief,
    hours: brief.hours !== null && isIn(brief.hours.spans) ? null : brief.hours,
    place:
      brief.place !== null &&
      (isIn(brief.place.spans) || rows.some(({ value }) => value.name === brief.place?.value))
        ? placeInName(brief)
        : brief.place,
    items: [...brief.items.filter((item) => !isIn(item.spans)), ...rows],
    sections: brief.sections.some(({ value }) => value === 'timetable')
      ? brief.sections
      : [...brief.sections, { value: 'timetable', spans: spans.slice(0, 1) }],
  };
}

/** "Warm Welcome Teesdale": the dale, where each of several halls was taken for the place. */
const placeInName = ({ name }: Brief): Brief['place'] => {
  const land =
    /(?<land>\p{Lu}\p{Ll}+(?:dale|shire|side|land|mouth|ham|ford|ton|bury|borough|burgh|wick|ness|moor))$/u.exec(
      name?.value ?? '',
    )?.groups?.['land'];
  const span = name?.spans[0];
  return land === undefined || !span
    ? null
    : { value: land, spans: [{ start: span.end - land.length, end: span.end }] };
};
