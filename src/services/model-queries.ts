import type { AiModel } from '@/domain/assistant/ai-model';
import { findProvider } from '@/domain/assistant/providers';
import { listModels as listStoredModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { readPreferences } from './preferences';
import { session } from './session';

/** A model as the chat offers it. `ready` says whether the account keeps a key for it on this device, or it needs none. */
export type ChatModel = Pick<AiModel, 'id' | 'name' | 'description'> & { readonly ready: boolean };

const namedInChat = 2;

/** All model records of this device in their order. */
export function listModels(): Promise<AiModel[]> {
  return withDatabase((database) => listStoredModels(database));
}

/** The models that the chat names beside Auto: the first two that the account, or else the record, has enabled. */
export function listChatModels(): Promise<ChatModel[]> {
  return withDatabase(async (database) => {
    const accountId = session.read()?.id ?? '';
    const chosen = (await readPreferences(accountId)).models;
    const models = await listStoredModels(database);
    const named = models.filter(({ id, enabled }) => chosen[id] ?? enabled).slice(0, namedInChat);
    const keys = await database.vault.bulkGet(named.map(({ id }) => `${accountId}:${id}`));
    return named.map(({ id, name, description, provider }, position) => ({
      id,
      name,
      description,
      ready: keys[position] !== undefined || !findProvider(provider).needsKey,
    }));
  });
}
