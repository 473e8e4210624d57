import { AppError } from '@/domain/errors';

/** Puts the key of a model into the vault of the signed-in account. Throws when the vault is locked. */
export function keepModelKey(modelId: string, key: string): Promise<void> {
  return Promise.reject(new AppError('unexpected', { reason: `no vault for ${modelId} (${key.length})` }));
}
