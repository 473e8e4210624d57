import { capitalise } from '@/engine/capitalise';
import type { AppContext } from './app';
import { parseNumber } from './calculators/read-told-number';
import type { DirectoryEntry } from './directory-entry';
import { askedColumns } from './records/asked-columns';
import type { RecordField } from './records/record-field';
import { isJobBoard, readDirectoryFields } from './directory-fields';

/** Each cell in the column at its place. */
function entryOfColumns(
  row: readonly string[],
  columns: readonly RecordField[],
  context: AppContext,
): DirectoryEntry {
  const { by, place, group } = readDirectoryFields(context);
  const cellOf = (wanted: string | null | undefined): string => {
    const at = wanted ? columns.findIndex(({ label }, index) => index > 0 && label === wanted) : -1;
    return at < 0 ? '' : capitalise(row[at] ?? '');
  };
  return {
    title: capitalise(row[0] ?? ''),
    by: cellOf(by),
    city: cellOf(place),
    group: cellOf(group?.label),
    pay: null,
    level: null,
    text: '',
    extra: Object.fromEntries(columns.slice(1).filter(({ label }) => ![by, place, group?.label].includes(label)).map(({ name, label }) => [name, cellOf(label)])),
  }; // prettier-ignore
}

const amount = /[€$£]\s?\d|\d\s?(?:[€$£]|k\b)/u;

/** "Shepherd at Pen y Bryn, Bala, £14/h, spring": what is offered by whom, where, for how much, and of which sort. */
export function entryOfRow(row: readonly string[], context: AppContext): DirectoryEntry {
  const [first = '', ...cells] = row;
  const isJobs = isJobBoard(context);
  const columns = askedColumns(context);
  // "name, street, garden, rating", "Mokabon, Donkersteeg, no, 4": as many cells as columns, each in its own.
  if (columns.length > 2 && columns.length === row.length && !isJobs)
    return entryOfColumns(row, columns, context);
  const told = readDirectoryFields(context);
  const [, title = first, owner] = (isJobs ? /^(.+?)\s(?:at|with|for)\s(.+)$/u.exec(first) : null) ?? [];
  const pay = isJobs ? cells.find((cell) => amount.test(cell)) : undefined;
  // "Wifi yes": the answer of a field that is called so.
  const named = [...told.more, ...told.switches].flatMap(({ name, label }) => {
    const cell = cells.find((one) => one.toLowerCase().startsWith(`${label.toLowerCase()} `));
    return cell === undefined ? [] : [{ name, cell, value: capitalise(cell.slice(label.length).trim()) }];
  });
  const rest = cells.filter((cell) => cell !== pay && !named.some((one) => one.cell === cell));
  const take = (isWanted: boolean): string => (isWanted ? capitalise(rest.shift() ?? '') : '');
  const by = owner ?? take(isJobs && rest.length > (told.hasPlace ? 1 : 0) + (told.group ? 1 : 0));
  return {
    title: capitalise(title),
    by,
    city: take(told.hasPlace),
    group: take(true),
    pay:
      pay === undefined
        ? null
        : parseNumber(/\d[\d.,]*/u.exec(pay)?.[0] ?? '') * (/\dk\b/u.test(pay) ? 1000 : 1),
    level: null,
    text: rest.join(', '),
    extra: Object.fromEntries(named.map(({ name, value }) => [name, value])),
  };
}
