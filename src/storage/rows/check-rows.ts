import type { Table } from 'dexie';
import * as z from 'zod/mini';
import type { SitewrightDatabase } from '../database';
import { setAsideSoon } from './set-aside';

/**
 * Keeps the rows that parse. The others are set aside in the quarantine a moment later (a read, and above all a live
 * query, must not write), so one broken row never hides its neighbours.
 */
export function checkRows<T>(
  database: SitewrightDatabase,
  table: Table,
  schema: z.ZodMiniType<T>,
  rows: readonly unknown[],
): T[] {
  const readable: T[] = [];
  const broken: unknown[] = [];
  for (const row of rows) {
    const parsed = z.safeParse(schema, row);
    if (parsed.success) readable.push(parsed.data);
    else broken.push(row);
  }
  if (broken.length > 0) setAsideSoon(database, table, schema, broken);
  return readable;
}

/** The row when it parses; undefined when there is none or it was set aside. */
export function checkRow<T>(
  database: SitewrightDatabase,
  table: Table,
  schema: z.ZodMiniType<T>,
  row: unknown,
): T | undefined {
  return row === undefined ? undefined : checkRows(database, table, schema, [row])[0];
}
