import type { ListedItem, Slot } from '@/domain/site/brief';
import type { TableRow } from './read-tables';

/** Where a table begins, the line that names its columns included: that line's "price" tells no section. */
export function tableStart(text: string, first: Pick<TableRow, 'span'>): number {
  const before = text.lastIndexOf('\n', first.span.start - 2) + 1;
  const line = text.slice(before, Math.max(before, first.span.start - 1));
  return /[,;|\t]/u.test(line) && !/:\s*$/u.test(line) ? before : first.span.start;
}

/** "name,price" over the rows of a table names its columns. */
export function isTableHead(text: string, item: Slot<ListedItem>, rows: readonly TableRow[]): boolean {
  const first = rows[0]?.span.start;
  const at = item.spans[0]?.start;
  return first !== undefined && at !== undefined && at < first && !text.slice(at, first - 1).includes('\n');
}
