import { systemPromptSchema, type SystemPrompt } from '@/domain/assistant/system-prompt';
import { AppError } from '@/domain/errors';
import { readSetting } from '../account/settings-store';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';

const seededKey = 'prompts-seeded';

/** All system prompts in their order. */
export async function listPrompts(database: SitewrightDatabase): Promise<SystemPrompt[]> {
  const rows = await database.systemPrompts.toArray();
  return checkRows(database, database.systemPrompts, systemPromptSchema, rows).toSorted(
    (first, second) => first.order - second.order,
  );
}

/** Whether the prompts of a new installation were written already, whatever became of them since. */
export async function arePromptsSeeded(database: SitewrightDatabase): Promise<boolean> {
  return (await readSetting(database, seededKey)) !== undefined;
}

/** Writes the prompts of a new installation, once for ever: two tabs that both try write them once. */
export async function seedPrompts(
  database: SitewrightDatabase,
  prompts: readonly SystemPrompt[],
): Promise<void> {
  await runWrite(database, [database.systemPrompts, database.settings], async () => {
    if (await arePromptsSeeded(database)) return;
    await database.systemPrompts.bulkAdd([...prompts]);
    await database.settings.put({ key: seededKey, value: true });
  });
}

/** Adds a prompt behind the last one. Throws `prompt-id-taken`. */
export async function addPrompt(
  database: SitewrightDatabase,
  prompt: Omit<SystemPrompt, 'order'>,
): Promise<void> {
  await runWrite(database, [database.systemPrompts, database.quarantine], async () => {
    const others = await listPrompts(database);
    requireFreeId(others, prompt);
    await database.systemPrompts.add({ ...prompt, order: (others.at(-1)?.order ?? -1) + 1 });
  });
}

/**
 * Changes a prompt as it stands now, in one transaction, so that no version of it is lost between two tabs.
 * `change` answers null to leave it. Throws `not-found`, `prompt-id-taken`.
 */
export async function changePrompt(
  database: SitewrightDatabase,
  id: string,
  change: (prompt: SystemPrompt) => SystemPrompt | null,
): Promise<void> {
  await runWrite(database, [database.systemPrompts, database.quarantine], async () => {
    const next = change(await requirePrompt(database, id));
    if (!next) return;
    requireFreeId(await listPrompts(database), next);
    await database.systemPrompts.put(next);
  });
}

/** Puts a prompt back that was removed. */
export async function putPrompt(database: SitewrightDatabase, prompt: SystemPrompt): Promise<void> {
  await runWrite(database, [database.systemPrompts], () => database.systemPrompts.put(prompt));
}

/** Removes a prompt with its versions and answers it, so that it can be put back. Throws `not-found`. */
export async function removePrompt(database: SitewrightDatabase, id: string): Promise<SystemPrompt> {
  return runWrite(database, [database.systemPrompts, database.quarantine], async () => {
    const prompt = await requirePrompt(database, id);
    await database.systemPrompts.delete(id);
    return prompt;
  });
}

async function requirePrompt(database: SitewrightDatabase, id: string): Promise<SystemPrompt> {
  const row = await database.systemPrompts.get(id);
  const prompt = checkRow(database, database.systemPrompts, systemPromptSchema, row);
  if (!prompt) throw new AppError('not-found', { path: `prompt ${id}` });
  return prompt;
}

function requireFreeId(
  others: readonly SystemPrompt[],
  { id, systemPromptId }: Pick<SystemPrompt, 'id' | 'systemPromptId'>,
): void {
  if (others.some((other) => other.id !== id && other.systemPromptId === systemPromptId)) {
    throw new AppError('prompt-id-taken', { id: systemPromptId });
  }
}
