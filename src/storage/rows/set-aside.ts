import type { Table } from 'dexie';
import * as z from 'zod/mini';
import type { SitewrightDatabase } from '../database';
import type { QuarantinedRow } from './stored-rows';

const nameMaxCharacters = 80;

/** Moves broken rows into the quarantine after the current read is over. */
export function setAsideSoon(
  database: SitewrightDatabase,
  table: Table,
  schema: z.ZodMiniType,
  rows: readonly unknown[],
): void {
  setTimeout(() => {
    setAside(database, table, schema, rows).catch(() => {
      // The row stays where it is and is left out again; the next read tries once more.
    });
  }, 0);
}

/**
 * Moves rows of one table into the quarantine, exactly as they are, in one transaction. A row that was repaired or
 * removed meanwhile is left alone. Answers how many were moved.
 */
export function setAside(
  database: SitewrightDatabase,
  table: Table,
  schema: z.ZodMiniType,
  rows: readonly unknown[],
): Promise<number> {
  return database.transaction('rw', [table, database.quarantine], async () => {
    const keys = rows.map((row) => keyOf(table, row)).filter((key) => key !== undefined);
    const current: unknown[] = await table.bulkGet(keys);
    const broken = current.flatMap((row, position) => {
      if (row === undefined) return [];
      const parsed = z.safeParse(schema, row);
      return parsed.success
        ? []
        : [{ key: keys[position], note: describe(table, keys[position], row, parsed.error) }];
    });
    await database.quarantine.bulkPut(broken.map(({ note }) => note));
    await table.bulkDelete(broken.map(({ key }) => key));
    return broken.length;
  });
}

function describe(table: Table, key: unknown, row: unknown, error: z.core.$ZodError): QuarantinedRow {
  const issue = error.issues[0];
  const readableKey = Array.isArray(key) ? key.join('/') : String(key);
  return {
    id: `${table.name}:${readableKey}`,
    table: table.name,
    key: readableKey,
    name: nameOf(row) ?? readableKey,
    problem: issue ? `${issue.path.join('.') || 'row'}: ${issue.message}` : 'row: not readable',
    row,
    foundAt: Date.now(),
  };
}

function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  for (const field of ['name', 'path', 'note', 'text', 'email'] as const) {
    const value: unknown = Reflect.get(row, field);
    if (typeof value === 'string' && value.trim() !== '') return value.slice(0, nameMaxCharacters);
  }
  return undefined;
}

function keyOf(table: Table, row: unknown): unknown {
  const path = table.schema.primKey.keyPath;
  if (typeof row !== 'object' || row === null || path === undefined) return undefined;
  return Array.isArray(path) ? path.map((part) => Reflect.get(row, part) as unknown) : Reflect.get(row, path);
}
