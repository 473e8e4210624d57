import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isCancelled } from '@/domain/errors';
import type { Draft } from '@/domain/project/file';
import { fetchFileText } from '@/services/api-client';
import { logger } from '@/services/logger';
import { findFile } from '@/services/project/project-queries';
import { writeErrorComment } from './error-comment';

/** The file in the code editor. */
export type OpenFile = {
  readonly path: string;
  readonly stage: 'ready' | 'failed';
  /** What the editor begins with: saved text, a kept draft, or the comment that says it could not be read. */
  readonly startText: string;
  /** What is saved, as far as this editor knows. */
  readonly savedText: string;
  /** `rev` that `savedText` belongs to. */
  readonly baseRev: number;
  /** The kept draft that it began with; null without one. */
  readonly draft: Draft | null;
  /** Counts up each time the editor has to begin again. */
  readonly revision: number;
};

type OpenFileOptions = {
  readonly projectId: string;
  /** Not zero: the file was saved elsewhere since, and may be read again. */
  readonly newerRev: (file: OpenFile) => number;
  readonly takeDraft: (path: string) => Draft | undefined;
  readonly onOpened: (file: Omit<OpenFile, 'revision'>) => void;
};

/** Opens one file after the other. A draft that was kept for it is taken up, so that no text is ever lost. */
export function useOpenFile({ projectId, newerRev, takeDraft, onOpened }: OpenFileOptions) {
  const [file, setFile] = useState<OpenFile | null>(null);
  const [order, setOrder] = useState<{ readonly path: string } | null>(null);
  const ranOrder = useRef<typeof order>(null);
  const readDraft = useEffectEvent(takeDraft);
  const handleOpened = useEffectEvent(onOpened);
  const wantedRev = file ? newerRev(file) : 0;

  useEffect(() => {
    if (!order || (ranOrder.current === order && wantedRev === 0)) return undefined;
    const { path } = order;
    const controller = new AbortController();
    const show = (opened: Omit<OpenFile, 'revision'>) => {
      if (controller.signal.aborted) return;
      ranOrder.current = order;
      handleOpened(opened);
      setFile((before) => ({ ...opened, revision: (before?.revision ?? 0) + 1 }));
    };
    const load = async () => {
      // The rev is read first: should a save come between, ours conflicts instead of overwriting it.
      const row = await findFile(projectId, path);
      const savedText = await fetchFileText(projectId, path, controller.signal);
      const draft = readDraft(path);
      show({
        path,
        stage: 'ready',
        startText: draft?.text ?? savedText,
        savedText,
        baseRev: draft?.baseRev ?? row?.rev ?? 0,
        draft: draft ?? null,
      });
    };
    load().catch((error: unknown) => {
      if (isCancelled(error)) return;
      logger.error('file not loaded', error);
      const comment = writeErrorComment(path);
      show({ path, stage: 'failed', startText: comment, savedText: comment, baseRev: 0, draft: null });
    });
    return () => controller.abort();
  }, [order, projectId, wantedRev]);

  const open = useCallback((path: string) => setOrder({ path }), []);
  /** Notes that a text was saved: it is what the file holds now. */
  const noteSaved = useCallback((path: string, savedText: string, baseRev: number) => {
    setFile((before) => (before?.path === path ? { ...before, savedText, baseRev, draft: null } : before));
  }, []);
  return { file, askedFor: order?.path ?? null, open, noteSaved };
}
