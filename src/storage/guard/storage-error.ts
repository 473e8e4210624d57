import { AppError } from '@/domain/errors';

const closedNames = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'MissingAPIError',
]);
/** What browsers call a disk that fails, a file of theirs that is gone, and a transaction that they gave up. */
const failedNames = new Set(['UnknownError', 'NotReadableError', 'TimeoutError', 'AbortError']);
const depthMax = 8;

/** An error and everything it wraps: Dexie keeps the browser's own error in `inner`, others in `cause`. */
function* unwrap(error: unknown): Generator<{ name: string }> {
  let current: unknown = error;
  for (let depth = 0; depth < depthMax && typeof current === 'object' && current !== null; depth += 1) {
    if ('name' in current && typeof current.name === 'string') yield { name: current.name };
    if ('failures' in current && Array.isArray(current.failures) && current.failures.length > 0) {
      yield* unwrap(current.failures[0]);
    }
    current =
      'inner' in current && current.inner ? current.inner : 'cause' in current ? current.cause : undefined;
  }
}

/** Turns whatever a write threw into the one error that people can be told. AppErrors pass as they are. */
export function toStorageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const names = [...unwrap(error)].map(({ name }) => name);
  if (names.includes('QuotaExceededError')) return new AppError('storage-full', {}, error);
  if (names.some((name) => closedNames.has(name))) return new AppError('storage-unavailable', {}, error);
  // Dexie writes the error that it wraps below its own.
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const isDisk = names.some((name) => failedNames.has(name));
  return new AppError(isDisk ? 'storage-failed' : 'unexpected', { reason }, error);
}
