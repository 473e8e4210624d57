import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeError, isCancelled } from '@/domain/errors';
import type { ProjectFile } from '@/domain/project/file';
import type { Message } from '@/domain/project/message';
import { isReadOnly, type Project } from '@/domain/project/project';
import { fetchProjectMeta, probeAssets } from '@/services/api-client';
import { builds, type BuildState } from '@/services/chat/build';
import { logger } from '@/services/logger';
import { findProject, listFiles, listMessages } from '@/services/project/project-queries';
import { session } from '@/services/account/session';
import { sortPages } from './preview/sort-pages';

/** The three files that stand in when a project cannot be loaded (specification §8). */
export const fallbackPaths = ['index.html', 'style.css', 'script.js'] as const;

export type EditorProject = {
  readonly stage: 'loading' | 'ready' | 'failed';
  readonly project: Project | undefined;
  readonly files: readonly ProjectFile[];
  /** All paths of the project; the three stand-ins when it could not be loaded. */
  readonly paths: readonly string[];
  /** Pages, index first. */
  readonly pages: readonly string[];
  readonly messages: readonly Message[];
  readonly build: BuildState | null;
  /** Why nothing may be changed here, as a sentence; null when everything may. */
  readonly lock: string | null;
  /** Asks for the project again after it could not be loaded. */
  readonly loadAgain: () => void;
};

const noFiles: readonly ProjectFile[] = [];
const noMessages: readonly Message[] = [];
const noAssets: readonly string[] = [];

/** Loads a project through its meta, then follows what storage holds of it. */
export function useEditorProject(projectId: string): EditorProject {
  const { stage, assets, loadAgain } = useLoading(projectId);
  const [params] = useSearchParams();
  const isReady = stage === 'ready';
  // Null: there is none (any more) that this account may change. Undefined: not known yet.
  const found = useLiveQuery(
    () => (isReady ? findProject(projectId).then((row) => row ?? null) : undefined),
    [projectId, isReady],
  );
  const user = useSyncExternalStore(session.subscribe, session.read);
  const isOwn = found === undefined || (found !== null && found.ownerId === user?.id);
  const project = isOwn ? (found ?? undefined) : undefined;
  const files = useLiveQuery(() => (isReady ? listFiles(projectId) : undefined), [projectId, isReady]);
  const messages = useLiveQuery(() => (isReady ? listMessages(projectId) : undefined), [projectId, isReady]);
  const build = useSyncExternalStore(builds.subscribe, () => builds.read(projectId));

  const isComplete = found !== undefined && files !== undefined && messages !== undefined;
  const shownStage = isOwn ? (isReady && !isComplete ? 'loading' : stage) : 'failed';
  const paths = useMemo(
    () =>
      shownStage === 'failed' ? [...fallbackPaths, ...assets] : (files ?? noFiles).map(({ path }) => path),
    [shownStage, files, assets],
  );
  const pages = useMemo(() => sortPages(paths), [paths]);
  return {
    stage: shownStage,
    project,
    files: files ?? noFiles,
    paths,
    pages,
    messages: messages ?? noMessages,
    build,
    lock: project ? lockOf(project, params.get('mode') === 'view') : null,
    loadAgain,
  };
}

function lockOf(project: Project, isForViewing: boolean): string | null {
  if (isReadOnly(project)) return describeError('project-read-only', { by: project.share?.by ?? '' });
  return isForViewing
    ? 'You opened this project for viewing. Choose Edit in the list of projects to change it.'
    : null;
}

function useLoading(projectId: string) {
  const [stage, setStage] = useState<EditorProject['stage']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [assets, setAssets] = useState(noAssets);
  useEffect(() => {
    const controller = new AbortController();
    fetchProjectMeta(projectId, controller.signal)
      .then(() => setStage('ready'))
      .catch((error: unknown) => {
        if (isCancelled(error) || controller.signal.aborted) return;
        logger.error('project not loaded', error);
        setStage('failed');
        // The list of files is not known then; whether there is an assets folder can still be asked.
        probeAssets(projectId, controller.signal)
          .then((names) => {
            if (names) setAssets(names.map((name) => `assets/${name}`));
            else logger.warn('assets folder not reached', projectId);
          })
          .catch(() => undefined); // cancelled: the editor has gone
      });
    return () => controller.abort();
  }, [projectId, attempt]);
  const loadAgain = useCallback(() => {
    setStage('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { stage, assets, loadAgain };
}
