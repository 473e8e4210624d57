import { isCancelled } from '@/domain/errors';
import type { EditOutcome } from '@/domain/site/edit';
import { cancelBuild, builds, startBuild } from './build';
import { now } from './clock';
import { composerBrain } from './composer-brain';
import { logger } from './logger';
import { addMessage } from './message-commands';
import { findProject, readSite } from './project-queries';
import { logQuery } from './query-log';
import { sayTravel } from './say-travel';
import { recordComposerUse } from './usage-commands';
import { commitFiles, travelVersions } from './version-commands';

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
      startBuild({ projectId, prompt: text, seed: project.seed });
      return;
    }
    const startedAt = now();
    const files = await readSite(projectId);
    const outcome = await composerBrain.change(
      { files, command: text, page: order.page, seed: project.seed },
      controller.signal,
    );
    controller.signal.throwIfAborted();
    await settleOutcome(projectId, text, outcome, now() - startedAt);
    await recordComposerUse(projectId, now() - startedAt);
    void logQuery({ projectId, text, brain: composerBrain.name, milliseconds: now() - startedAt });
  } catch (error) {
    await tellFailure(projectId, error).catch((failure: unknown) => logger.error('answer not kept', failure));
  } finally {
    controllers.delete(projectId);
    tell();
  }
}

async function settleOutcome(
  projectId: string,
  command: string,
  outcome: EditOutcome,
  milliseconds: number,
): Promise<void> {
  const brain = composerBrain.name;
  if (outcome.kind === 'changed') {
    await commitFiles({
      projectId,
      files: [...outcome.files],
      deleted: [...outcome.deleted],
      author: 'assistant',
      note: command.slice(0, 120),
      message: {
        text: outcome.message,
        brain,
        actions: ['Undo'],
        detail: { changes: outcome.changes, milliseconds, outcome: 'changed' },
      },
    });
    return;
  }
  if (outcome.kind === 'history') {
    const { intent, steps } = outcome;
    const reached = await travelVersions(projectId, intent, steps);
    await addMessage({
      projectId,
      role: 'ai',
      text: sayTravel(intent, steps, reached?.count ?? 0),
      brain,
      actions: reached ? [intent === 'undo' ? 'Redo' : 'Undo'] : [],
      detail: reached
        ? { outcome: intent === 'undo' ? 'undone' : 'redone', milliseconds }
        : { outcome: 'refused', milliseconds },
      ...(reached ? { versionId: reached.versionId } : {}),
    });
    return;
  }
  await addMessage({
    projectId,
    role: 'ai',
    text: outcome.message,
    brain,
    actions: [...outcome.suggestions],
    detail: { outcome: outcome.kind === 'answer' ? 'answered' : 'refused', milliseconds },
  });
}

async function tellFailure(projectId: string, error: unknown): Promise<void> {
  const cancelled = isCancelled(error);
  if (!cancelled) logger.error('message failed', error);
  const reason = error instanceof Error ? error.message : 'The reason is not known.';
  await addMessage({
    projectId,
    role: 'ai',
    text: cancelled ? 'Cancelled. Nothing was changed.' : `That did not work. ${reason} Nothing was changed.`,
    brain: composerBrain.name,
    actions: [],
    detail: { outcome: cancelled ? 'cancelled' : 'failed' },
  });
}
