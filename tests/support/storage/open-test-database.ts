import { onTestFinished } from 'vitest';
import type { SitewrightDatabase } from '../../../src/storage/database';
import { connect } from '../../../src/storage/guard/connect';
import type { Stamp } from '../../../src/storage/guard/run-write';

let count = 0;

/** A name that no other test of the run uses. */
export function newDatabaseName(): string {
  count += 1;
  return `test-${process.pid}-${count}`;
}

/** Opens a database, one of its own unless told, and closes it after the test. Two with one name are two tabs. */
export async function openTestDatabase(name = newDatabaseName()): Promise<SitewrightDatabase> {
  const { database, close } = await connect(name);
  onTestFinished(close);
  return database;
}

/** Clock and ids of a test: time goes on by a second per call, ids count. */
export function testStamps(prefix = 'id'): () => Stamp {
  let now = Date.UTC(2026, 2, 1);
  let ids = 0;
  return () => {
    now += 1000;
    return { now, newId: () => `${prefix}-${(ids += 1)}` };
  };
}
