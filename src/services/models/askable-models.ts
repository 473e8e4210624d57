import type { AiModel } from '@/domain/assistant/ai-model';
import { isOnThisDevice, modelBase } from '@/domain/assistant/model-address';
import { findProvider } from '@/domain/assistant/providers';
import { listModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { readPreferences } from '../preferences';
import { session } from '../account/session';
import { readVaultState } from '../account/vault/vault-state';

/** What keeps a model from being asked right now. */
export type Obstacle = 'no-key' | 'locked' | 'no-address' | 'offline';

/** A model that the account has enabled and that answers in words, with what is in its way. */
export type AskableModel = AiModel & {
  readonly obstacle: Obstacle | null;
  readonly isLocal: boolean;
  readonly hasKey: boolean;
};

/** The enabled models in their order. Those that only draw pictures are no help here and are left out. */
export async function listAskableModels(): Promise<readonly AskableModel[]> {
  const accountId = session.read()?.id ?? '';
  const chosen = (await readPreferences(accountId)).models;
  const { models, keys } = await withDatabase(async (database) => {
    const all = await listModels(database);
    const enabled = all.filter(
      ({ id, enabled: isOn, modelType }) => (chosen[id] ?? isOn) && modelType !== 'image',
    );
    return {
      models: enabled,
      keys: await database.vault.bulkGet(enabled.map(({ id }) => `${accountId}:${id}`)),
    };
  });
  const isVaultOpen = (await readVaultState()) === 'open';
  return models.map((model, index) => {
    const hasKey = keys[index] !== undefined;
    return {
      ...model,
      hasKey,
      isLocal: isOnThisDevice(model),
      obstacle: findObstacle(model, hasKey, isVaultOpen),
    };
  });
}

function findObstacle(model: AiModel, hasKey: boolean, isVaultOpen: boolean): Obstacle | null {
  if (modelBase(model) === null) return 'no-address';
  if (findProvider(model.provider).needsKey && !hasKey) return 'no-key';
  if (hasKey && !isVaultOpen) return 'locked';
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return isOffline && !isOnThisDevice(model) ? 'offline' : null;
}
