import { aiModelSchema, type AiModel } from '@/domain/assistant/ai-model';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';

/** All model records in their order. A new device has six, over three providers. */
export async function listModels(database: SitewrightDatabase): Promise<AiModel[]> {
  const rows = await database.aiModels.toArray();
  return checkRows(database, database.aiModels, aiModelSchema, rows).toSorted(
    (first, second) => first.order - second.order,
  );
}

/** Adds a model record or replaces the one of its id. */
export async function putModel(database: SitewrightDatabase, model: AiModel): Promise<void> {
  await runWrite(database, [database.aiModels], () => database.aiModels.put(model));
}
