import type { ModelUse } from '@/domain/assistant/model-use';
import { estimatePrice } from '@/domain/plans/estimate-price';
import { listModels } from '@/storage/account/ai-model-store';
import type { SitewrightDatabase } from '@/storage/database';
import { addUse } from '@/storage/usage/usage-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { newId } from '../ids';
import { logger } from '../logger';
import { session } from '../account/session';

/** Under this name the built-in composer stands in the ledger. It costs nothing. */
export const composerId = 'composer';

export type NewUse = Omit<ModelUse, 'id' | 'accountId' | 'at' | 'priceMicros'> & {
  /** Estimated from the list price of the model's record where it is not given; 0 where that is no price by tokens. */
  readonly priceMicros?: number;
};

/**
 * Keeps one answer in the ledger of whoever is signed in. Never rejects: an answer that a person has is not to fail
 * because it could not be counted.
 */
export async function recordUse(use: NewUse): Promise<void> {
  const user = session.read();
  if (!user) return;
  const given = { ...use, id: newId(), accountId: user.id, at: now() };
  try {
    await withDatabase(async (database) => {
      const priceMicros = use.priceMicros ?? (await estimateFor(database, use));
      await addUse(database, { ...given, priceMicros });
    });
  } catch (error) {
    logger.warn('use not kept in the ledger', error);
  }
}

async function estimateFor(database: SitewrightDatabase, use: NewUse): Promise<number> {
  const model = (await listModels(database)).find(({ id }) => id === use.modelId);
  return estimatePrice(model?.pricing ?? '', use.inputTokens + use.outputTokens) ?? 0;
}

/** Keeps an answer of the built-in composer: no tokens, no price. */
export function recordComposerUse(projectId: string, milliseconds: number): Promise<void> {
  return recordUse({
    modelId: composerId,
    projectId,
    inputTokens: 0,
    outputTokens: 0,
    priceMicros: 0,
    milliseconds,
  });
}
