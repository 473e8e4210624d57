import type { BrainProgress, BuildAnswer, BuildRequest } from '@/assistant/brain';
import { isCancelled } from '@/domain/errors';
import { composerBrain } from '../chat/composer-brain';
import { logger } from '../logger';
import { listAskableModels } from './askable-models';
import { modelBrain } from './model-brain';

/** A built site with who made it; `remark` tells why a model that was to read the description did not. */
export type BuiltSite = { readonly answer: BuildAnswer; readonly brain: string; readonly remark?: string };

/**
 * Builds a site. Only a model that was chosen by name reads the description first; the composer builds in any case, and alone
 * when that model cannot be asked. Rejects when it is cancelled, or the composer fails.
 */
export async function buildWith(
  request: BuildRequest,
  { brainId, projectId }: { readonly brainId: string | undefined; readonly projectId: string },
  onProgress: (progress: BrainProgress) => void,
  signal: AbortSignal,
): Promise<BuiltSite> {
  const model = brainId === undefined ? undefined : await findModel(brainId);
  let remark: string | undefined;
  if (model) {
    try {
      const answer = await modelBrain(model, projectId).build(request, onProgress, signal);
      return { answer, brain: `${model.name} and ${composerBrain.name}` };
    } catch (error) {
      if (isCancelled(error)) throw error;
      logger.warn('description not read by the model', error);
      remark =
        error instanceof Error ? `${error.message} The composer read the description alone.` : undefined;
    }
  }
  const answer = await composerBrain.build(request, onProgress, signal);
  return { answer, brain: composerBrain.name, ...(remark === undefined ? {} : { remark }) };
}

async function findModel(brainId: string) {
  if (brainId === 'auto' || brainId === composerBrain.id) return undefined;
  return (await listAskableModels()).find(({ id }) => id === brainId);
}
