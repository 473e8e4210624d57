import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import * as store from '@/storage/assistant/system-prompt-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { newId } from '../ids';

/**
 * Writes the prompts of a new installation when they never were. Called before prompts are read, outside live queries;
 * their texts are loaded only then.
 */
export async function preparePrompts(): Promise<void> {
  if (await withDatabase((database) => store.arePromptsSeeded(database))) return;
  const { seedPrompts } = await import('@/domain/assistant/seed-prompts');
  const at = now();
  const rows = seedPrompts.map((seed, order) => ({
    ...seed,
    id: newId(),
    order,
    enabled: true,
    version: '1.0',
    createdAt: at,
    lastEdited: at,
    earlier: [],
  }));
  await withDatabase((database) => store.seedPrompts(database, rows));
}

/** All system prompts in their order. Within a live query it follows changes. */
export function listPrompts(): Promise<SystemPrompt[]> {
  return withDatabase((database) => store.listPrompts(database));
}

/**
 * The enabled prompt that an assistant asks for by its system prompt ID; null when there is none, or it is off.
 */
export async function readSystemPrompt(
  systemPromptId: string,
): Promise<Pick<SystemPrompt, 'content' | 'version'> | null> {
  await preparePrompts();
  const prompt = (await listPrompts()).find((each) => each.enabled && each.systemPromptId === systemPromptId);
  return prompt ? { content: prompt.content, version: prompt.version } : null;
}
