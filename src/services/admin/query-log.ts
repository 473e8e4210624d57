import type { LogEntry } from '@/domain/system/log-entry';
import { clearLog as clearStored, addLogEntry, countLog as countStored } from '@/storage/system/log-store';
import { readNewestLog as readNewest, readWholeLog as readWhole, trimLog } from '@/storage/system/log-store';
import { readSystemSettings } from '@/storage/system/system-settings-store';
import { withDatabase } from '@/storage/open-database';
import { asAdministrator } from './admin-access';
import { now } from '../clock';
import { newId } from '../ids';
import { logger } from '../logger';
import { session } from '../account/session';

/** Lines beyond this many go, the oldest first. */
export const logMaxEntries = 100_000;
const textMaxCharacters = 2000;

export type AnsweredQuery = {
  readonly projectId: string;
  /** What the person wrote. */
  readonly text: string;
  /** What answered: `Composer`, or a model's name. */
  readonly brain: string;
  readonly milliseconds: number;
};

/** Keeps a chat message or prompt that was answered, while an administrator has query logging on. Never rejects. */
export async function logQuery({ text, ...details }: AnsweredQuery): Promise<void> {
  try {
    await withDatabase(async (database) => {
      if (!(await readSystemSettings(database)).queryLogging) return;
      await addLogEntry(database, newEntry('query', text, details));
    });
  } catch (error) {
    logger.warn('query not logged', error);
  }
}

/** Keeps an act of administration or an error. Never rejects. */
export async function logEvent(
  kind: 'system' | 'error',
  text: string,
  details: LogEntry['details'] = {},
): Promise<void> {
  try {
    await withDatabase((database) => addLogEntry(database, newEntry(kind, text, details)));
  } catch (error) {
    logger.warn('event not logged', error);
  }
}

/** How many lines there are. Within a live query it follows changes. */
export function countLog(): Promise<number> {
  return withDatabase(countStored);
}

/** The newest lines, for the first look; newest first. Throws `admin-only`. */
export function readNewestLog(most: number): Promise<LogEntry[]> {
  return asAdministrator((database) => readNewest(database, most));
}

/** Every line, newest first. Throws `admin-only`; an AbortError when the signal fires. */
export function readWholeLog(signal?: AbortSignal): Promise<LogEntry[]> {
  return asAdministrator((database) => readWhole(database, signal));
}

/** Removes every line; answers how many there were. Throws `admin-only`. */
export function clearLog(): Promise<number> {
  return asAdministrator(clearStored);
}

/** Lets the oldest lines beyond the limit go. */
export function tidyLog(): Promise<number> {
  return withDatabase((database) => trimLog(database, logMaxEntries));
}

function newEntry(kind: LogEntry['kind'], text: string, details: LogEntry['details']): LogEntry {
  return {
    id: newId(),
    at: now(),
    kind,
    accountId: session.read()?.id ?? null,
    text: text.slice(0, textMaxCharacters),
    details,
  };
}
