import type { AiModel } from '@/domain/assistant/ai-model';
import { findProvider } from '@/domain/assistant/providers';
import { listModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { session } from '../account/session';

const namedInChat = 2;

/** A model as its list shows it. */
export type ModelRow = AiModel & {
  /** Counts from 1. */
  readonly place: number;
  /** One of the first two enabled ones, which the chat names. */
  readonly isNamed: boolean;
  /** Whether the signed-in account can have it answer. */
  readonly readiness: 'ready' | 'missing' | 'local';
};

/** All models in their order, with what they mean to the signed-in account. Within a live query it follows changes. */
export function listModelRows(): Promise<ModelRow[]> {
  return withDatabase(async (database) => {
    const models = await listModels(database);
    const accountId = session.read()?.id ?? '';
    const keys = await database.vault.bulkGet(models.map(({ id }) => `${accountId}:${id}`));
    const named = new Set(
      models
        .filter(({ enabled }) => enabled)
        .slice(0, namedInChat)
        .map(({ id }) => id),
    );
    return models.map((model, index) => ({
      ...model,
      place: index + 1,
      isNamed: named.has(model.id),
      readiness: keys[index] ? 'ready' : findProvider(model.provider).needsKey ? 'missing' : 'local',
    }));
  });
}
