import { nameCopy } from '@/domain/assistant/name-copy';
import {
  promptForm,
  promptIdMaxCharacters,
  promptNameMaxCharacters,
  type PromptForm,
} from '@/domain/assistant/prompt-form';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { applyPromptForm, restorePromptVersion } from '@/domain/assistant/prompt-versions';
import * as store from '@/storage/assistant/system-prompt-store';
import { asAdministrator } from '../admin/admin-access';
import { now } from '../clock';
import { newId } from '../ids';
import { listPrompts } from './prompt-queries';

/** Adds a system prompt; answers its id. Throws `admin-only`, `prompt-id-taken`. */
export async function addPrompt(form: PromptForm): Promise<string> {
  const id = newId();
  const at = now();
  const prompt = { ...form, id, createdAt: at, lastEdited: at, earlier: [] };
  await asAdministrator((database) => store.addPrompt(database, prompt));
  return id;
}

/**
 * Copies a prompt behind the last one, with a name and an ID of its own, switched off and without its earlier versions;
 * answers the copy's id and name. Throws `admin-only`.
 */
export async function duplicatePrompt(
  prompt: SystemPrompt,
): Promise<{ readonly id: string; readonly name: string }> {
  const others = await listPrompts();
  const name = nameCopy(
    prompt.name,
    others.map((other) => other.name),
    { joint: ' ', most: promptNameMaxCharacters },
  );
  const systemPromptId = nameCopy(
    prompt.systemPromptId,
    others.map((other) => other.systemPromptId),
    { joint: '-', most: promptIdMaxCharacters },
  );
  const form = { ...promptForm(prompt), name, systemPromptId, enabled: false, version: '1.0' };
  return { id: await addPrompt(form), name };
}

/** Saves what the dialog says; a changed text keeps the earlier one as a version. Throws `admin-only`, `not-found`, `prompt-id-taken`. */
export function savePrompt(id: string, form: PromptForm): Promise<void> {
  const at = now();
  return asAdministrator((database) =>
    store.changePrompt(database, id, (prompt) => applyPromptForm(prompt, form, at)),
  );
}

/** Gives a prompt to the assistant, or not. Throws `admin-only`, `not-found`. */
export function enablePrompt(id: string, enabled: boolean): Promise<void> {
  const lastEdited = now();
  return asAdministrator((database) =>
    store.changePrompt(database, id, (prompt) => ({ ...prompt, enabled, lastEdited })),
  );
}

/** Brings the text of an earlier version back, as a new version. `place` counts from the newest. Throws `admin-only`, `not-found`. */
export function restorePrompt(id: string, place: number): Promise<void> {
  const at = now();
  return asAdministrator((database) =>
    store.changePrompt(database, id, (prompt) => restorePromptVersion(prompt, place, at)),
  );
}

/** Removes a prompt; answers what puts it back with all its versions. Throws `admin-only`, `not-found`. */
export async function removePrompt(id: string): Promise<() => Promise<void>> {
  const prompt = await asAdministrator((database) => store.removePrompt(database, id));
  return () => asAdministrator((database) => store.putPrompt(database, prompt));
}
