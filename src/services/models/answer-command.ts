import type { ChangeProgress, ChangeRequest } from '@/assistant/brain';
import { chooseBrain } from '@/assistant/choose-brain';
import { isCancelled } from '@/domain/errors';
import type { EditOutcome } from '@/domain/site/edit';
import { composerBrain } from '../chat/composer-brain';
import { logger } from '../logger';
import { listAskableModels, type AskableModel } from './askable-models';
import { modelBrain, requireReady } from './model-brain';

/** Who answered a command and how; `tried` says why a model that was to answer did not. */
export type CommandAnswer = {
  readonly brain: string;
  readonly modelId: string | null;
  readonly outcome: EditOutcome;
  readonly tried?: unknown;
};

type Order = ChangeRequest & { readonly projectId: string; readonly brainId: string };
/** Told when a model begins, by its name, and of what it does. */
export type AnswerListener = {
  readonly onModel: (name: string) => void;
  readonly onProgress: (progress: ChangeProgress) => void;
};

type Refused = Extract<EditOutcome, { kind: 'refused' }>;
/** What the edit engine leaves to a model. A question back to the person, or a no, is an answer. */
const leftOver = new Set<Refused['reason']>(['not-understood', 'not-found', 'needs-model']);

/**
 * Climbs the ladder for a change: the edit engine first, and where it is at its end the model that was chosen, or with
 * `auto` the strongest that is ready. When no model answers, the engine's answer stands. Rejects only when it is cancelled,
 * or the engine itself fails.
 */
export async function answerCommand(
  { projectId, brainId, ...request }: Order,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<CommandAnswer> {
  const outcome = await composerBrain.change(request, signal);
  signal.throwIfAborted();
  const own: CommandAnswer = { brain: composerBrain.name, modelId: null, outcome };
  if (outcome.kind !== 'refused') return own;
  const isNamed = brainId !== 'auto' && brainId !== composerBrain.id;
  if (outcome.reason === 'declined' || (!isNamed && !leftOver.has(outcome.reason))) return own;
  let name = composerBrain.name;
  try {
    const models = await listAskableModels();
    const ladder = models.toReversed().toSorted((one, other) => Number(other.isLocal) - Number(one.isLocal));
    const chosen = await chooseBrain(
      [composerBrain, ...ladder.map((model) => modelBrain(model, projectId))],
      brainId,
    );
    if (chosen === composerBrain) {
      requireSomebody(isNamed ? models.filter(({ id }) => id === brainId) : models.filter(isSetUp));
      return own;
    }
    name = chosen.name;
    listener.onModel(name);
    const answered = await chosen.change(request, signal, listener.onProgress);
    return { brain: name, modelId: chosen.id, outcome: answered };
  } catch (error) {
    if (isCancelled(error)) throw error;
    logger.warn('model not answered', error);
    return { ...own, brain: name, tried: error };
  }
}

/** Whether somebody wants it to answer: a model that nobody ever set up is not spoken of. */
function isSetUp({ obstacle }: AskableModel): boolean {
  return obstacle === 'locked' || obstacle === 'offline';
}

/** Throws what is in the way of the first of these. */
function requireSomebody([first]: readonly AskableModel[]): void {
  if (first) requireReady(first);
}
