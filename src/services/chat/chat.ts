import { isCancelled } from '@/domain/errors';
import { answers, beginAnswer, endAnswer, followAnswer } from './answer-progress';
import { cancelBuild, builds, startBuild } from './build';
import { now } from '../clock';
import { composerBrain } from './composer-brain';
import { lastChange } from './last-change';
import { logger } from '../logger';
import { addMessage } from './message-commands';
import { answerCommand } from '../models/answer-command';
import { findProject, readSite } from '../project/project-queries';
import { logQuery } from '../admin/query-log';
import { settleAnswer } from './settle-answer';
import { recordComposerUse } from '../plans/usage-commands';

export type ChatMessageOrder = {
  readonly projectId: string;
  readonly text: string;
  /** The page the person looks at, e.g. `index.html`. */
  readonly page: string;
  /** `auto` or the id of a model. */
  readonly brainId: string;
};

const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether an answer is being made, by project. */
export const chatState = {
  isBusy: (projectId: string): boolean => controllers.has(projectId) || builds.read(projectId) !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = builds.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

/** Stops the answer that is being made. Nothing it would have changed is changed. */
export function cancelMessage(projectId: string): void {
  controllers.get(projectId)?.abort();
  cancelBuild(projectId);
}

/**
 * Keeps the person's message and answers it: the first message of an empty project is its prompt, any later one
 * is a command for the edit engine. Resolves when the answer is kept; failures become a message, never a throw.
 */
export async function sendMessage(order: ChatMessageOrder): Promise<void> {
  const { projectId } = order;
  const text = order.text.trim();
  if (!text || chatState.isBusy(projectId)) return;
  const controller = new AbortController();
  controllers.set(projectId, controller);
  tell();
  try {
    await addMessage({ projectId, role: 'user', text });
    const project = await findProject(projectId);
    if (!project) return;
    if (project.headVersionId === null) {
      startBuild({ projectId, prompt: text, seed: project.seed, brainId: order.brainId });
      return;
    }
    const startedAt = now();
    const files = await readSite(projectId);
    const about = lastChange.read(projectId);
    const { page, brainId } = order;
    const answer = await answerCommand(
      { files, command: text, page, seed: project.seed, projectId, brainId, ...(about ? { about } : {}) },
      {
        onModel: (name) => beginAnswer(projectId, name),
        onProgress: (progress) => followAnswer(projectId, progress),
      },
      controller.signal,
    );
    controller.signal.throwIfAborted();
    lastChange.keep(projectId, answer.outcome);
    // Before the answer is seen: whoever leaves at once would take the line along.
    await logQuery({ projectId, text, brain: answer.brain, milliseconds: now() - startedAt });
    await settleAnswer(projectId, text, answer, now() - startedAt);
    if (answer.modelId === null) await recordComposerUse(projectId, now() - startedAt);
  } catch (error) {
    const brain = answers.read(projectId)?.brain ?? composerBrain.name;
    await tellFailure(projectId, brain, error).catch((failure: unknown) =>
      logger.error('answer not kept', failure),
    );
  } finally {
    controllers.delete(projectId);
    endAnswer(projectId);
    tell();
  }
}

async function tellFailure(projectId: string, brain: string, error: unknown): Promise<void> {
  const cancelled = isCancelled(error);
  if (!cancelled) logger.error('message failed', error);
  const reason = error instanceof Error ? error.message : 'The reason is not known.';
  await addMessage({
    projectId,
    role: 'ai',
    text: cancelled ? 'Cancelled. Nothing was changed.' : `That did not work. ${reason} Nothing was changed.`,
    brain,
    actions: [],
    detail: { outcome: cancelled ? 'cancelled' : 'failed' },
  });
}
