import type { SitewrightDatabase } from '../database';

/** How many rows each table has, by its name; no row is read. */
export async function countRows(
  database: SitewrightDatabase,
): Promise<readonly { readonly table: string; readonly rows: number }[]> {
  return Promise.all(
    database.tables.map(async (table) => ({ table: table.name, rows: await table.count() })),
  );
}
