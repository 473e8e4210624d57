import type { AiModel } from '@/domain/assistant/ai-model';
import { listModels as listStoredModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { session } from './session';

/** A model as the chat offers it. `ready` says whether the account keeps a key for it on this device. */
export type ChatModel = Pick<AiModel, 'id' | 'name' | 'description'> & { readonly ready: boolean };

const namedInChat = 2;

/** All model records of this device in their order. */
export function listModels(): Promise<AiModel[]> {
  return withDatabase((database) => listStoredModels(database));
}

/** The models that the chat names beside Auto: the first two that are enabled. */
export function listChatModels(): Promise<ChatModel[]> {
  return withDatabase(async (database) => {
    const named = (await listStoredModels(database)).filter(({ enabled }) => enabled).slice(0, namedInChat);
    const accountId = session.read()?.id ?? '';
    const keys = await database.vault.bulkGet(named.map(({ id }) => `${accountId}:${id}`));
    return named.map(({ id, name, description }, position) => ({
      id,
      name,
      description,
      ready: keys[position] !== undefined,
    }));
  });
}
