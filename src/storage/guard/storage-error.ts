import { AppError } from '@/domain/errors';

const closedNames = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'MissingAPIError',
]);
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
  return new AppError(
    'unexpected',
    { reason: error instanceof Error ? error.message : String(error) },
    error,
  );
}
