import type { Table } from 'dexie';
import type * as z from 'zod/mini';
import { messageSchema } from '@/domain/project/message';
import { projectSchema } from '@/domain/project/project';
import { versionSchema } from '@/domain/project/version';
import type { SitewrightDatabase } from '../database';
import { setAside } from './set-aside';

/**
 * Sets aside rows that no index knows, because a field of the index is missing or of a wrong type: no list would ever
 * meet them, and their owner would see nothing but a gap. Costs two counts per table when there are none.
 */
export async function findHiddenRows(database: SitewrightDatabase): Promise<number> {
  const { projects, versions, messages } = database;
  const found = await Promise.all([
    sweep(database, projects, projectSchema, '[ownerId+updatedAt]'),
    sweep(database, versions, versionSchema, '[projectId+seq]'),
    sweep(database, messages, messageSchema, '[projectId+seq]'),
  ]);
  return found.reduce((total, count) => total + count, 0);
}

async function sweep(
  database: SitewrightDatabase,
  table: Table,
  schema: z.ZodMiniType,
  index: string,
): Promise<number> {
  const [all, indexed] = await Promise.all([table.count(), table.orderBy(index).count()]);
  return all === indexed ? 0 : setAside(database, table, schema, await table.toArray());
}
