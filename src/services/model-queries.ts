import type { AiModel } from '@/domain/assistant/ai-model';
import { listModels as listStoredModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';

/** A model as the chat offers it. `ready` says whether a key for it is kept on this device. */
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
    const keys = await database.vault.bulkGet(named.map(({ id }) => id));
    return named.map(({ id, name, description }, position) => ({
      id,
      name,
      description,
      ready: keys[position] !== undefined,
    }));
  });
}
