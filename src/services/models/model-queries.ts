import type { AiModel } from '@/domain/assistant/ai-model';
import { isOnThisDevice } from '@/domain/assistant/model-address';
import { findProvider } from '@/domain/assistant/providers';
import { listModels as listStoredModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { readPreferences } from '../preferences';
import { session } from '../account/session';

/** A model as the chat offers it. `ready` says whether the account keeps a key for it on this device, or it needs none. */
export type ChatModel = Pick<AiModel, 'id' | 'name' | 'description'> & {
  readonly ready: boolean;
  /** Whether it answers without a network; with Auto, one that does not goes first. */
  readonly isLocal: boolean;
};

const namedInChat = 2;

/** All model records of this device in their order. */
export function listModels(): Promise<AiModel[]> {
  return withDatabase((database) => listStoredModels(database));
}

/**
 * The models that the chat names beside Auto: the first two that the account, or else the record, has enabled, and behind
 * them each further one that is ready. Those that only draw are not among them.
 */
export function listChatModels(): Promise<ChatModel[]> {
  return withDatabase(async (database) => {
    const accountId = session.read()?.id ?? '';
    const chosen = (await readPreferences(accountId)).models;
    const models = await listStoredModels(database);
    const enabled = models.filter(
      ({ id, enabled: isOn, modelType }) => (chosen[id] ?? isOn) && modelType !== 'image',
    );
    const keys = await database.vault.bulkGet(enabled.map(({ id }) => `${accountId}:${id}`));
    return enabled
      .map((model, position) => ({
        id: model.id,
        name: model.name,
        description: model.description,
        isLocal: isOnThisDevice(model),
        ready: keys[position] !== undefined || !findProvider(model.provider).needsKey,
      }))
      .filter(({ ready }, position) => position < namedInChat || ready);
  });
}
