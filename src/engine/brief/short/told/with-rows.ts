import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';

/** A list as it stands in a prompt: its names, from where, and the beginning of what leads to it. */
export type ReadList = {
  readonly list: string;
  readonly start: number;
  readonly from: number;
  readonly names: readonly string[];
};

/** A brief in which the names of a list are rows of one section, `write` says how, and nothing else in it is read. */
export function withRows(
  brief: Brief,
  { list, start, from, names }: ReadList,
  section: ListedItem['section'],
  write: (name: string) => string = (name) => name,
): Brief {
  const rest = withoutStretch(brief, { start: from, end: start + list.length });
  const rows = names.map((name): Slot<ListedItem> => {
    const at = start + list.indexOf(name);
    return { value: { section, name: write(name) }, spans: [{ start: at, end: at + name.length }] };
  });
  return { ...rest, items: [...rest.items, ...rows] };
}
