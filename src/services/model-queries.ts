import type { AiModel } from '@/domain/assistant/ai-model';
import { listModels as listStoredModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';

/** All model records of this device in their order; the chat names the first two that are enabled. */
export function listModels(): Promise<AiModel[]> {
  return withDatabase((database) => listStoredModels(database));
}
