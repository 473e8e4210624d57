import type { Brief } from '@/domain/site/brief';

/** "on Dudley Road, Tipton": the town is the one behind the street, and it is no name of the house. */
export function mendStreetTown(brief: Brief): Brief {
  const { address, place, name } = brief;
  const span = address?.spans[0];
  const town = /,\s(?<town>\p{Lu}\p{Ll}[^,\d]*)$/u.exec(address?.value ?? '')?.groups?.['town'];
  if (!address || !span || town === undefined) return brief;
  const isInStreet =
    place === null ||
    place.value === address.value ||
    place.spans.some(({ start, end }) => start >= span.start && end <= span.end && place.value !== town);
  const start = span.start + address.value.lastIndexOf(town);
  return {
    ...brief,
    name: name?.value === town ? null : name,
    place: isInStreet ? { value: town, spans: [{ start, end: start + town.length }] } : place,
  };
}
