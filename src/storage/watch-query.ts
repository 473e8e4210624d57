import { liveQuery } from 'dexie';

/** Runs a query now and again whenever what it read changes. Answers what ends it. */
export function watchQuery<T>(
  query: () => Promise<T>,
  onResult: (result: T) => void,
  onError: (error: unknown) => void,
): () => void {
  const watching = liveQuery(query).subscribe({ next: onResult, error: onError });
  return () => watching.unsubscribe();
}
