import { connectCache, connectEntry } from '@/contract/connect-origins';
import { modelOrigin } from '@/domain/assistant/model-address';
import { listModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { watchQuery } from '@/storage/watch-query';
import { logger } from '../logger';

/** What the policy of every page allows already (`shell-headers.json`). */
const isAllowed = (origin: string) =>
  origin.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

/**
 * Notes for the worker, whenever it changes, which plain addresses of other machines models have here (Ollama on the
 * desktop, say): the next page it hands out may talk to those, too. Answers what ends it.
 */
export function followConnectOrigins(): () => void {
  // No worker, or not a secure address: the page's own policy stays as it is.
  if (typeof caches === 'undefined') return () => undefined;
  const report = (error: unknown) => logger.warn('origins not noted', error);
  const note = async (origins: readonly string[]) => {
    const cache = await caches.open(connectCache);
    await cache.put(connectEntry, new Response(JSON.stringify(origins)));
  };
  return watchQuery(listConnectOrigins, (origins) => void note(origins).catch(report), report);
}

/** Plain origins of other machines that models of this installation answer at, sorted. */
export async function listConnectOrigins(): Promise<string[]> {
  const models = await withDatabase(listModels);
  const origins = models.flatMap((model) => modelOrigin(model) ?? []);
  return [...new Set(origins.filter((origin) => !isAllowed(origin)))].toSorted();
}
