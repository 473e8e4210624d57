import { aiModelSchema, type AiModel } from '@/domain/assistant/ai-model';
import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';
import type { StoredSecret } from '../rows/stored-rows';

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

/** Adds models behind the last one, in the order given. */
export async function addModels(
  database: SitewrightDatabase,
  models: readonly Omit<AiModel, 'order'>[],
): Promise<void> {
  await runWrite(database, [database.aiModels, database.quarantine], async () => {
    const last = (await listModels(database)).at(-1)?.order ?? -1;
    await database.aiModels.bulkAdd(models.map((model, place) => ({ ...model, order: last + 1 + place })));
  });
}

/** Changes fields of one model. Throws `not-found`. */
export async function changeModel(
  database: SitewrightDatabase,
  id: string,
  change: Partial<Omit<AiModel, 'id'>>,
): Promise<void> {
  await runWrite(database, [database.aiModels, database.quarantine], async () => {
    await database.aiModels.put({ ...(await requireModel(database, id)), ...change });
  });
}

/** Replaces everything a form says of a model; what the form leaves empty goes. Throws `not-found`. */
export async function replaceModel(
  database: SitewrightDatabase,
  id: string,
  fields: Omit<AiModel, 'id' | 'order' | 'createdAt'>,
): Promise<void> {
  await runWrite(database, [database.aiModels, database.quarantine], async () => {
    const { order, createdAt } = await requireModel(database, id);
    await database.aiModels.put({ ...fields, id, order, createdAt });
  });
}

/** Moves a model one place up (-1) or down (1) and counts all places anew. Nothing moves beyond the ends. */
export async function moveModel(database: SitewrightDatabase, id: string, step: -1 | 1): Promise<void> {
  await runWrite(database, [database.aiModels, database.quarantine], async () => {
    const models = await listModels(database);
    const from = models.findIndex((model) => model.id === id);
    const moved = models[from];
    if (!moved || !models[from + step]) return;
    models.splice(from, 1);
    models.splice(from + step, 0, moved);
    await database.aiModels.bulkPut(models.map((model, order) => ({ ...model, order })));
  });
}

/** A model that was removed, with the sealed keys that accounts had for it. */
export type RemovedModel = { readonly model: AiModel; readonly keys: readonly StoredSecret[] };

/** Removes a model with every account's key for it; answers both, so that they can be put back. Throws `not-found`. */
export async function removeModel(database: SitewrightDatabase, id: string): Promise<RemovedModel> {
  return runWrite(database, [database.aiModels, database.vault, database.quarantine], async () => {
    const model = await requireModel(database, id);
    const keys = await database.vault.filter(({ name }) => name === id).toArray();
    await database.aiModels.delete(id);
    await database.vault.bulkDelete(keys.map((key) => key.id));
    return { model, keys };
  });
}

/** Puts a model back where it was, with the keys for it. */
export async function putModelBack(
  database: SitewrightDatabase,
  { model, keys }: RemovedModel,
): Promise<void> {
  await runWrite(database, [database.aiModels, database.vault], async () => {
    await database.aiModels.put(model);
    await database.vault.bulkPut([...keys]);
  });
}

async function requireModel(database: SitewrightDatabase, id: string): Promise<AiModel> {
  const model = checkRow(database, database.aiModels, aiModelSchema, await database.aiModels.get(id));
  if (!model) throw new AppError('not-found', { path: `model ${id}` });
  return model;
}
