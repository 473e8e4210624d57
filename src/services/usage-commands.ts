import type { ModelUse } from '@/domain/assistant/model-use';
import { addUse } from '@/storage/usage/usage-store';
import { withDatabase } from '@/storage/open-database';
import { now } from './clock';
import { newId } from './ids';
import { logger } from './logger';
import { session } from './session';

/** Under this name the built-in composer stands in the ledger. It costs nothing. */
export const composerId = 'composer';

export type NewUse = Omit<ModelUse, 'id' | 'accountId' | 'at'>;

/**
 * Keeps one answer in the ledger of whoever is signed in. Never rejects: an answer that a person has is not to fail
 * because it could not be counted.
 */
export async function recordUse(use: NewUse): Promise<void> {
  const user = session.read();
  if (!user) return;
  const row = { ...use, id: newId(), accountId: user.id, at: now() };
  try {
    await withDatabase((database) => addUse(database, row));
  } catch (error) {
    logger.warn('use not kept in the ledger', error);
  }
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
