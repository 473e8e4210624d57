import { isCancelled } from '@/domain/errors';
import type { BriefCorrections, Declined } from '@/domain/site/brief';
import type { SiteFile } from '@/domain/site/site-file';
import type { BrainProgress } from '@/assistant/brain';
import { now } from '../clock';
import { composerBrain } from './composer-brain';
import { logger } from '../logger';
import { buildWith } from '../models/build-with';
import { addMessage } from './message-commands';
import { readPictureFiles } from '../project/project-queries';
import { logQuery } from '../admin/query-log';
import { settleBuild } from './settle-build';
import { tellSiteReady } from './tell-site-ready';
import { recordComposerUse } from '../plans/usage-commands';

/** A build that runs. `files` grows as files stand. */
export type BuildState = {
  readonly step: 'understanding' | 'planning' | 'composing' | 'checking' | 'saving';
  readonly files: readonly { readonly path: string; readonly lines: number }[];
  readonly startedAt: number;
};

export type BuildOrder = {
  readonly projectId: string;
  readonly prompt: string;
  readonly seed: number;
  readonly corrections?: BriefCorrections;
  /** The model that reads the description first; without one, or with `auto`, the composer does. */
  readonly brainId?: string;
};

const listeners = new Set<() => void>();
const states = new Map<string, BuildState>();
const controllers = new Map<string, AbortController>();

// Pictures given with a prompt, until the first version that holds them.
const givenPictures = new Map<string, readonly SiteFile[]>();

/** Keeps the pictures that a person gave with the prompt: the build uses them and its version holds them. */
export function givePictures(projectId: string, files: readonly SiteFile[]): void {
  if (files.length > 0) givenPictures.set(projectId, files);
}

function setState(projectId: string, state: BuildState | null): void {
  if (state) states.set(projectId, state);
  else states.delete(projectId);
  for (const listener of listeners) listener();
}

/** Builds that run now, by project. */
export const builds = {
  read: (projectId: string): BuildState | null => states.get(projectId) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Makes the site in the background; a build of the same project that runs is cancelled first. */
export function startBuild(order: BuildOrder): void {
  controllers.get(order.projectId)?.abort();
  const controller = new AbortController();
  controllers.set(order.projectId, controller);
  void runBuild(order, controller);
}

/** Stops a build. The project stays as it was before it began. */
export function cancelBuild(projectId: string): void {
  controllers.get(projectId)?.abort();
}

async function runBuild(order: BuildOrder, controller: AbortController): Promise<void> {
  const { projectId } = order;
  const startedAt = now();
  setState(projectId, { step: 'understanding', files: [], startedAt });
  const onProgress = (progress: BrainProgress) => {
    const state = states.get(projectId);
    if (!state || controllers.get(projectId) !== controller) return;
    if (progress.kind === 'step') setState(projectId, { ...state, step: progress.step });
    else
      setState(projectId, {
        ...state,
        files: [...state.files, { path: progress.path, lines: progress.lines }],
      });
  };
  try {
    const pictures = givenPictures.get(projectId) ?? (await readPictureFiles(projectId));
    const { answer, brain, remark } = await buildWith(
      { ...order, pictures },
      { brainId: order.brainId, projectId },
      onProgress,
      controller.signal,
    );
    controller.signal.throwIfAborted();
    if (answer.brief.declined) {
      await tellDeclined(projectId, answer.brief.declined);
      return;
    }
    const state = states.get(projectId);
    if (state) setState(projectId, { ...state, step: 'saving' });
    const given = givenPictures.get(projectId) ?? [];
    await settleBuild(
      { ...order, ...(answer.corrections ? { corrections: answer.corrections } : {}) },
      { ...answer, files: [...answer.files, ...given] },
      { name: brain, remark },
      now() - startedAt,
    );
    givenPictures.delete(projectId);
    void tellSiteReady(projectId);
    await recordComposerUse(projectId, now() - startedAt);
    void logQuery({
      projectId,
      text: order.prompt,
      brain,
      milliseconds: now() - startedAt,
    });
  } catch (error) {
    await tellFailure(projectId, error).catch((failure: unknown) =>
      logger.error('build message not kept', failure),
    );
  } finally {
    if (controllers.get(projectId) === controller) {
      controllers.delete(projectId);
      setState(projectId, null);
    }
  }
}

async function tellDeclined(projectId: string, { reason, offer }: Declined): Promise<void> {
  await addMessage({
    projectId,
    role: 'ai',
    text: `${reason} ${offer} Nothing was changed.`,
    brain: composerBrain.name,
    actions: [],
    detail: { outcome: 'refused' },
  });
}

async function tellFailure(projectId: string, error: unknown): Promise<void> {
  const cancelled = isCancelled(error);
  if (!cancelled) logger.error('build failed', error);
  await addMessage({
    projectId,
    role: 'ai',
    text: cancelled
      ? 'Cancelled. The project is as it was.'
      : `The site could not be made. ${error instanceof Error ? error.message : 'The reason is not known.'} Nothing was changed.`,
    brain: composerBrain.name,
    actions: ['Build it now'],
    detail: { outcome: cancelled ? 'cancelled' : 'failed' },
  });
}
