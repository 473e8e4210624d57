import type { Brain } from '@/assistant/brain';
import { modelBase } from '@/domain/assistant/model-address';
import { isSmallModel } from '@/domain/assistant/model-size';
import { AppError, type ErrorCode } from '@/domain/errors';
import { composerBrain } from '../chat/composer-brain';
import { inComposeWorker } from '../chat/compose-bridge';
import { newId } from '../ids';
import { findPathProblem } from '../project/path-problem';
import { readSystemPrompt } from './prompt-queries';
import { readSecret } from '../account/vault';
import { watchPolicy } from './watch-policy';
import type { AskableModel, Obstacle } from './askable-models';
import { countUse, type LastCount } from './count-use';

const obstacleCodes: Readonly<Record<Obstacle, ErrorCode>> = {
  'no-key': 'model-no-key',
  locked: 'vault-locked',
  'no-address': 'model-no-address',
  offline: 'model-offline',
};
const localTokens = 32_000;
const cloudTokens = 100_000;

/**
 * One model as a brain, for one project: steps 2 and 3 of the ladder. It changes sites by itself; to build one it reads the
 * description into the words of a brief, and the composer builds. Both throw what is in the model's way as an error,
 * `model-no-prompt`, and the errors of asking.
 */
export function modelBrain(model: AskableModel, projectId: string): Brain {
  return {
    id: model.id,
    name: model.name,
    isReady: () => Promise.resolve(model.obstacle === null),
    async build(request, onProgress, signal) {
      requireReady(model);
      onProgress({ kind: 'step', step: 'understanding' });
      const [prompt, brief, { fillBrief }] = await Promise.all([
        readSystemPrompt('fill-brief'),
        inComposeWorker(async (remote) => await remote.understand(request.prompt), signal),
        import('@/assistant/answer/fill-brief'),
      ]);
      if (brief.declined) return composerBrain.build(request, onProgress, signal);
      if (!prompt) throw new AppError('model-no-prompt', { id: 'fill-brief' });
      const { ask, stop } = await openModel(model, projectId);
      try {
        const tools = { ask, prompt: prompt.content, mark: `material-${newId()}` };
        const added = await fillBrief(request.prompt, brief, tools, signal);
        const corrections = { ...added, ...request.corrections };
        return {
          ...(await composerBrain.build({ ...request, corrections }, onProgress, signal)),
          corrections,
        };
      } finally {
        stop();
      }
    },
    async change(request, signal, onProgress = () => undefined) {
      requireReady(model);
      const [change, repair, piece, assistant] = await Promise.all([
        readSystemPrompt('edit-site'),
        readSystemPrompt('repair-answer'),
        isSmallModel(model) ? readSystemPrompt('rewrite-section') : null,
        import('@/assistant/answer/answer-change'),
      ]);
      if (!change) throw new AppError('model-no-prompt', { id: 'edit-site' });
      const { ask, last, stop } = await openModel(model, projectId);
      try {
        return await assistant.answerChange(
          request,
          {
            ask,
            check: (files) => inComposeWorker(async (remote) => await remote.check(files), signal),
            rule: findPathProblem,
            prompts: {
              change: change.content,
              repair: repair?.content ?? null,
              piece: piece?.content ?? null,
            },
            mark: `material-${newId()}`,
            maxTokens: model.maxTokens ?? (model.isLocal ? localTokens : cloudTokens),
          },
          onProgress,
          signal,
        );
      } catch (error) {
        throw findShortContext(error, model, last) ?? error;
      } finally {
        stop();
      }
    },
  };
}

/** Throws what keeps a model from being asked. */
export function requireReady({ name, obstacle }: Pick<AskableModel, 'name' | 'obstacle'>): void {
  if (obstacle !== null) throw new AppError(obstacleCodes[obstacle], { model: name });
}

/** What asks a model, counted, with its key out of the open vault. `stop` ends what listens along. */
async function openModel(model: AskableModel, projectId: string) {
  const base = modelBase(model) ?? '';
  const [key, { askProvider }] = await Promise.all([
    model.hasKey ? readSecret(model.id) : null,
    import('@/assistant/connect/ask-provider'),
  ]);
  const { name, systemName, provider, isLocal } = model;
  const policy = watchPolicy(new URL(base).origin);
  const settings = { name, systemName, provider, base, isLocal, key: key ?? '', isBlocked: policy.isBlocked };
  const last: LastCount = { sent: 0, read: null };
  return {
    ask: countUse(askProvider(settings), { modelId: model.id, projectId }, last),
    last,
    stop: policy.stop,
  };
}

/** A server that reads only the end of what it is sent answers anything but what was asked, and does not say so. */
function findShortContext(
  error: unknown,
  { name }: AskableModel,
  { sent, read }: LastCount,
): AppError | null {
  const isUnusable =
    error instanceof AppError && (error.code === 'model-unusable' || error.code === 'model-no-edit');
  if (!isUnusable || read === null || read > sent / 2) return null;
  return new AppError('model-short-context', { model: name, read: String(read), sent: String(sent) }, error);
}
