import { connectCache, connectEntry } from '@/contract/connect-origins';
import { findProvider } from '@/domain/assistant/providers';
import { modelOrigin } from '@/domain/assistant/model-address';
import { listModels } from '@/storage/account/ai-model-store';
import { listSecrets } from '@/storage/account/vault-store';
import { withDatabase } from '@/storage/open-database';
import { readSystemSettings } from '@/storage/system/system-settings-store';
import { logger } from './logger';
import { session } from './session';

const figmaOrigin = 'https://api.figma.com';

/**
 * Notes for the worker which addresses the signed-in account set up, so that the next page it hands out may talk to
 * them: a model on another machine of the house has none that every page may talk to. A page that is open keeps what it
 * was given.
 */
export async function noteConnectOrigins(): Promise<void> {
  // No worker, or not a secure address: the page's own policy stays as it is.
  if (typeof caches === 'undefined') return;
  try {
    const origins = await listConnectOrigins();
    const cache = await caches.open(connectCache);
    await cache.put(connectEntry, new Response(JSON.stringify(origins)));
  } catch (error) {
    logger.warn('origins not noted', error);
  }
}

/** The origins of what the signed-in account keeps a key for, of servers of one's own and of the mail relay, sorted. */
export async function listConnectOrigins(): Promise<string[]> {
  const accountId = session.read()?.id;
  if (accountId === undefined) return [];
  const [models, secrets, { mailRelayAddress }] = await withDatabase((database) =>
    Promise.all([listModels(database), listSecrets(database, accountId), readSystemSettings(database)]),
  );
  const names = new Set(secrets.map(({ name }) => name));
  const used = models.filter(({ id, provider }) => names.has(id) || !findProvider(provider).needsKey);
  const isRelay = /^https?:/i.test(mailRelayAddress) && URL.canParse(mailRelayAddress);
  const relays = isRelay ? [new URL(mailRelayAddress).origin] : [];
  const origins = [...used.flatMap((model) => modelOrigin(model) ?? []), ...relays];
  return [...new Set(names.has('figma') ? [...origins, figmaOrigin] : origins)].toSorted();
}
