import * as z from 'zod/mini';
import { readSetting, writeSetting } from '@/storage/account/settings-store';
import type { SitewrightDatabase } from '@/storage/database';
import { limits } from '@/domain/limits';

const key = 'clock';
const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Anything shorter cannot make what was put away a moment ago look old. */
const leapMilliseconds = limits.trashDays * dayMilliseconds;
const doubtMilliseconds = 7 * dayMilliseconds;

const seenSchema = z.object({
  /** When Sitewright was last open here, by the device's clock. */
  at: z.number(),
  /** When the clock had leapt; null while it is believed. */
  leaptAt: z.nullable(z.number()),
});

/**
 * Whether what is due by the device's clock may go for good. A clock that leapt ahead since the last visit may be ten
 * years off, and would empty the trash at once: it is believed when it has gone on from there for a week. One that was
 * set back makes nothing due. To be asked once per visit.
 */
export async function isClockBelieved(database: SitewrightDatabase, at: number): Promise<boolean> {
  const seen = seenSchema.safeParse(await readSetting(database, key)).data ?? { at, leaptAt: null };
  const leaptAt = doubtSince(seen, at);
  await writeSetting(database, key, { at, leaptAt });
  return leaptAt === null;
}

function doubtSince(seen: z.infer<typeof seenSchema>, at: number): number | null {
  if (at - seen.at > leapMilliseconds) return at;
  if (seen.leaptAt === null || at < seen.leaptAt) return null;
  return at - seen.leaptAt < doubtMilliseconds ? seen.leaptAt : null;
}
