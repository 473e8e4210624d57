import type { AiModel } from '@/domain/assistant/ai-model';
import { formats } from '@/services/formats';
import { duplicateModel, exportModels, importModels, removeModel } from '@/services/models/model-commands';
import { notify } from '@/services/notices/notifications';
import { saveDownload } from '@/services/project/save-download';
import { notifyFailure } from '@/services/notices/notify-failure';

/** Deletes a model and offers to take that back while the toast stands. */
export async function deleteModel({ id, name }: AiModel): Promise<void> {
  const putBack = await removeModel(id);
  notify({
    type: 'info',
    title: 'Model deleted',
    message: `${name} is no longer offered.`,
    duration: 8000,
    action: { label: 'Undo', run: () => void putBack().catch(notifyFailure('The model was not put back')) },
  });
}

/** Copies a model and says where the copy is; answers its id. */
export async function copyModel(model: AiModel): Promise<string> {
  const { id, name } = await duplicateModel(model);
  notify({
    type: 'success',
    title: 'Model duplicated',
    message: `${name} stands last, switched off and without a key.`,
  });
  return id;
}

/** Saves all models as a file. */
export async function saveModels(): Promise<void> {
  saveDownload(await exportModels(), 'sitewright-models.json', 'application/json');
}

/** Adds the models of a file and says how many there were. */
export async function loadModels(file: File): Promise<void> {
  const count = await importModels(await file.text());
  notify({
    type: 'success',
    title: 'Models imported',
    message:
      count === 1
        ? 'One model was added. Its key is not in the file: enter it here.'
        : `${formats.read().number(count)} models were added. Keys are not in the file: enter them here.`,
  });
}
