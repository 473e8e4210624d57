import type { IntegrityProblem } from '@/domain/system/integrity';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';

const rowsPerMove = 200;

/** Moves the rows of problems into the quarantine as they are; answers how many were still there. */
export async function setAsideProblems(
  database: SitewrightDatabase,
  problems: readonly IntegrityProblem[],
  now: number,
): Promise<number> {
  let moved = 0;
  for (const name of new Set(problems.map(({ table }) => table))) {
    const ofTable = problems.filter(({ table }) => table === name);
    for (let start = 0; start < ofTable.length; start += rowsPerMove) {
      // oxlint-disable-next-line no-await-in-loop -- short transactions, one after the other
      moved += await moveRows(database, name, ofTable.slice(start, start + rowsPerMove), now);
    }
  }
  return moved;
}

async function moveRows(
  database: SitewrightDatabase,
  name: string,
  problems: readonly IntegrityProblem[],
  now: number,
): Promise<number> {
  const table = database.table(name);
  return runWrite(database, [table, database.quarantine], async () => {
    const keys = problems.map(({ key }) => databaseKey(table.schema.primKey.keyPath, key));
    const rows: unknown[] = await table.bulkGet(keys);
    const notes = problems.flatMap(({ key, meaning }, index) =>
      rows[index] === undefined
        ? []
        : [
            {
              id: `${name}:${key}`,
              table: name,
              key,
              name: key,
              problem: meaning,
              row: rows[index],
              foundAt: now,
            },
          ],
    );
    await database.quarantine.bulkPut(notes);
    await table.bulkDelete(keys);
    return notes.length;
  });
}

/** The key as the database has it: those of two parts are a project's id, which holds no slash, and a path. */
function databaseKey(
  keyPath: string | readonly string[] | null | undefined,
  key: string,
): string | [string, string] {
  if (!Array.isArray(keyPath)) return key;
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
}
