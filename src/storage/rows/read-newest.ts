const minute = 60_000;
const spans = [10 * minute, 2 * 60 * minute, 24 * 60 * minute, 30 * 24 * 60 * minute] as const;

/**
 * The newest of what an index holds by time, newest first. Asked for in stretches that grow from `until` back, each read at
 * once: walking the index backwards row by row takes ten times as long. `read` answers what is not older than a time,
 * oldest first.
 */
export async function readNewest<Row>(
  read: (since: number) => Promise<Row[]>,
  until: number,
  most: number,
): Promise<Row[]> {
  for (const span of [...spans, Infinity]) {
    // oxlint-disable-next-line no-await-in-loop -- a longer stretch is read only where a shorter one was too short
    const rows = await read(until - span);
    if (rows.length >= most || span === Infinity) return rows.toReversed().slice(0, most);
  }
  return [];
}
