import { AppError } from '@/domain/errors';
import { withDatabase } from '@/storage/open-database';
import { takeTurn } from '@/storage/system/model-turn-store';
import { readSystemSettings } from '@/storage/system/system-settings-store';
import { now } from '../clock';
import { formats } from '../formats';
import { requireUser } from '../project/own-project';

/**
 * To be called before each request to a model: lets it pass, or throws `model-rate` with the seconds to wait when the
 * signed-in account has had its requests of this minute. The composer is no model and never asks. Throws `forbidden`.
 */
export async function takeModelTurn(): Promise<void> {
  const { id: accountId } = requireUser();
  const wait = await withDatabase(async (database) => {
    const { rateLimiting, rateLimitPerMinute } = await readSystemSettings(database);
    if (!rateLimiting) return 0;
    return takeTurn(database, { accountId, perMinute: rateLimitPerMinute }, now());
  });
  if (wait > 0)
    throw new AppError('model-rate', { wait: formats.read().span(Math.ceil(wait / 1000), 'second') });
}
