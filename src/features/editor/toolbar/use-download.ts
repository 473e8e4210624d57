import { useEffect, useRef, useState } from 'react';
import { describeError, isCancelled } from '@/domain/errors';
import { downloadProject, prepareArchive } from '@/services/project/archive';
import { logger } from '@/services/logger';

export type Download = {
  /** Entries packed of all; null while nothing is being packed. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** What went wrong, ready to be read. */
  readonly problem: string | null;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
};

/** Packs the project into a zip and saves it; one at a time, cancelled when the editor closes. */
export function useDownload(projectId: string): Download {
  const controller = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Download['progress']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const end = prepareArchive();
    return () => {
      end();
      controller.current?.abort();
    };
  }, []);

  const start = () => {
    if (controller.current) return;
    const own = new AbortController();
    controller.current = own;
    // A last word of the worker may arrive after its zip.
    const handleProgress = (done: number, total: number) => {
      if (controller.current === own) setProgress({ done, total });
    };
    setProblem(null);
    setProgress({ done: 0, total: 0 });
    downloadProject(projectId, { signal: own.signal, onProgress: handleProgress })
      .catch((error: unknown) => {
        if (isCancelled(error)) return;
        logger.error('download failed', error);
        setProblem(describeError('download-failed'));
      })
      .finally(() => {
        controller.current = null;
        setProgress(null);
      });
  };
  return {
    progress,
    problem,
    start,
    cancel: () => controller.current?.abort(),
    dismiss: () => setProblem(null),
  };
}
