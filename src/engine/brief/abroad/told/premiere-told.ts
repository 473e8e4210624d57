import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const day =
  /^["”»“'’]?,?\s(?:el|le|am|il|no dia|em|op|dnia|w dniu)?\s?(?<when>\d{1,2}[^,;\n]{3,70}?)(?=[,;\n]|\.\s|\.?$)/u;

/** "Estrenamos “La casa encendida” el 12 de marzo a las 20:00": of a troupe or a club that is an evening to come to. */
export function premiereTold(brief: Brief): Brief {
  const { prompt, date } = brief;
  const [at] = date?.spans ?? [];
  if (!at || brief.kind.value === 'event' || brief.items.some(({ value }) => value.section === 'events'))
    return brief;
  const title = brief.quotes.find(
    ({ value, spans: [span] }) =>
      value.use === 'other' && span !== undefined && at.start > span.end && at.start - span.end < 14,
  );
  const [span] = title?.spans ?? [];
  const when = span ? day.exec(prompt.slice(span.end, span.end + 110))?.groups?.['when'] : undefined;
  if (!title || !span || when === undefined) return brief;
  const evening: Slot<ListedItem> = {
    value: { section: 'events', name: title.value.text, when },
    spans: [{ start: span.start, end: at.end }],
  };
  return {
    ...brief,
    items: [...brief.items, evening],
    quotes: brief.quotes.map((one) =>
      one === title ? { ...one, value: { ...one.value, use: 'item' } } : one,
    ),
  };
}

const house =
  /^(?:teatro|théâtre|theater|sala|salle|auditorio|auditório|pabellón|palestra|schouwburg|teatr|tiyatro)$/iu;
const town =
  /^[^.:;,"“„«\n]{0,24}?\s(?:de|di|da|do|à|aus|in|en|em|a|z|w|uit|te)\s(?<town>\p{Lu}[\p{L}-]+)(?=[\s,."“„«])/u;

/** "grupo de teatro de Albacete … en el Teatro Circo": where somebody plays is not where they are from. */
export function townOfTroupe(brief: Brief): Brief {
  const end = brief.offer?.spans[0]?.end;
  if (end === undefined || !house.test(brief.place?.value ?? '')) return brief;
  const found = town.exec(brief.prompt.slice(end, end + 60));
  const told = found?.groups?.['town'];
  if (!found || told === undefined || house.test(told)) return { ...brief, place: null };
  const start = end + found[0].length - told.length;
  return { ...brief, place: { value: told, spans: [{ start, end: start + told.length }] } };
}
