import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled } from '@/domain/errors';
import type { GivenArchive } from '@/services/project/create-from-form';
import { unpackArchive } from '@/services/project/unpack-archive';

export type ArchiveRow = {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly state:
    | { readonly kind: 'unpacking'; readonly done: number; readonly total: number }
    | { readonly kind: 'ready'; readonly files: GivenArchive['files'] }
    | { readonly kind: 'refused'; readonly reason: string };
};

/** Archives of a new project, unpacked and checked as soon as they are given, each in its own time. */
export function useArchives() {
  const [rows, setRows] = useState<readonly ArchiveRow[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const count = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const setState = useCallback((id: number, state: ArchiveRow['state']) => {
    setRows((before) => before.map((row) => (row.id === id ? { ...row, state } : row)));
  }, []);
  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const id = (count.current += 1);
        const controller = new AbortController();
        running.current.set(id, controller);
        const unpacking = { kind: 'unpacking', done: 0, total: 0 } as const;
        setRows((before) => [...before, { id, name: file.name, bytes: file.size, state: unpacking }]);
        // A worker's reports come over a channel of their own: the last may arrive after the files.
        const onProgress = (done: number, total: number) => {
          if (running.current.get(id) === controller) setState(id, { kind: 'unpacking', done, total });
        };
        unpackArchive(file, {
          onProgress,
          signal: controller.signal,
        })
          .then((unpacked) => setState(id, { kind: 'ready', files: unpacked }))
          .catch((error: unknown) => {
            if (isCancelled(error)) return;
            setState(id, { kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
          })
          .finally(() => running.current.delete(id));
      }
    },
    [setState],
  );
  const remove = useCallback((id: number) => {
    running.current.get(id)?.abort();
    setRows((before) => before.filter((row) => row.id !== id));
  }, []);
  return { rows, add, remove };
}

export type Archives = ReturnType<typeof useArchives>;

/** The archives that can be used, by name and files. */
export function readyArchives(rows: readonly ArchiveRow[]): GivenArchive[] {
  return rows.flatMap(({ name, state }) => (state.kind === 'ready' ? [{ name, files: state.files }] : []));
}
