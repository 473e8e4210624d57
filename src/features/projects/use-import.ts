import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled } from '@/domain/errors';
import { importShare } from '@/services/project/import-share';
import { notify } from '@/services/notices/notifications';

export type ImportState = { readonly name: string; readonly done: number; readonly total: number };

/** Imports share files one after the other. */
export function useImport(onImported: () => void) {
  const [state, setState] = useState<ImportState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = useCallback(
    (files: readonly File[]) => {
      if (running.current || files.length === 0) return;
      const controller = new AbortController();
      running.current = controller;
      setProblem(null);
      void (async () => {
        for (const file of files) {
          const { name } = file;
          setState({ name, done: 0, total: 0 });
          // A worker's reports come over a channel of their own: the last may arrive after the project.
          let isUnpacking = true;
          const onProgress = (done: number, total: number) => {
            if (isUnpacking) setState({ name, done, total });
          };
          // oxlint-disable-next-line no-await-in-loop -- one after the other: each may be large
          const imported = await importShare(file, { onProgress, signal: controller.signal }).finally(
            () => (isUnpacking = false),
          );
          notify({ type: 'success', title: 'Imported', message: `${imported.name}, from ${imported.by}` });
          onImported();
        }
      })()
        .catch((error: unknown) => {
          if (!isCancelled(error)) setProblem(error instanceof Error ? error.message : String(error));
        })
        .finally(() => {
          running.current = null;
          setState(null);
        });
    },
    [onImported],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  const forget = useCallback(() => setProblem(null), []);
  return { state, problem, start, cancel, forget };
}
