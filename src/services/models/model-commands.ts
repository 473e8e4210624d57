import type { AiModel } from '@/domain/assistant/ai-model';
import { modelFields, modelNameMaxCharacters, type AiModelForm } from '@/domain/assistant/ai-model-form';
import { nameCopy } from '@/domain/assistant/name-copy';
import { readModelFile, writeModelFile } from '@/domain/assistant/model-file';
import * as store from '@/storage/account/ai-model-store';
import { asAdministrator } from '../admin/admin-access';
import { now } from '../clock';
import { newId } from '../ids';
import { listModels } from './model-queries';
import { keepSecret } from '../account/vault';

/** Adds a model, with its key in the vault of the signed-in account when one was given; answers its id. Throws `admin-only`, `vault-locked`. */
export async function addModel(form: AiModelForm): Promise<string> {
  const id = newId();
  const at = now();
  // First the key: a vault that is locked leaves no model behind that looks ready.
  if (form.apiKey !== '') await keepSecret(id, form.apiKey);
  await asAdministrator((database) =>
    store.addModels(database, [{ ...modelFields(form), id, createdAt: at, lastEdited: at }]),
  );
  return id;
}

/** Saves what the dialog says of a model; an empty key leaves the one in the vault. Throws `admin-only`, `not-found`. */
export async function saveModel(id: string, form: AiModelForm): Promise<void> {
  if (form.apiKey !== '') await keepSecret(id, form.apiKey);
  await asAdministrator((database) =>
    store.replaceModel(database, id, { ...modelFields(form), lastEdited: now() }),
  );
}

/** Copies a model behind the last one, switched off and without a key; answers the copy's id and name. Throws `admin-only`. */
export async function duplicateModel({
  order: _order,
  ...model
}: AiModel): Promise<{ readonly id: string; readonly name: string }> {
  const id = newId();
  const at = now();
  const taken = (await listModels()).map((other) => other.name);
  const name = nameCopy(model.name, taken, { joint: ' ', most: modelNameMaxCharacters });
  const copy = { ...model, id, name, enabled: false, createdAt: at, lastEdited: at };
  await asAdministrator((database) => store.addModels(database, [copy]));
  return { id, name };
}

/** Offers a model, or not. Throws `admin-only`, `not-found`. */
export function enableModel(id: string, enabled: boolean): Promise<void> {
  return asAdministrator((database) => store.changeModel(database, id, { enabled, lastEdited: now() }));
}

/** Moves a model one place up (-1) or down (1). Throws `admin-only`. */
export function moveModel(id: string, step: -1 | 1): Promise<void> {
  return asAdministrator((database) => store.moveModel(database, id, step));
}

/** Removes a model with the keys for it; answers what puts both back as they were. Throws `admin-only`. */
export async function removeModel(id: string): Promise<() => Promise<void>> {
  const removed = await asAdministrator((database) => store.removeModel(database, id));
  return () => asAdministrator((database) => store.putModelBack(database, removed));
}

/** All models as the text of a file; no key is ever in it. */
export async function exportModels(): Promise<string> {
  return writeModelFile(await listModels());
}

/** Adds the models of such a file behind those that are here; answers how many. Throws `models-unreadable`, `admin-only`. */
export async function importModels(text: string): Promise<number> {
  const filed = readModelFile(text);
  const at = now();
  await asAdministrator((database) =>
    store.addModels(
      database,
      filed.map((model) => ({ ...model, id: newId(), createdAt: at, lastEdited: at })),
    ),
  );
  return filed.length;
}
