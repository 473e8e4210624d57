import { useCallback, useMemo, useRef, useState } from 'react';
import type { Project } from '@/domain/project/project';

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** Puts one in or out; with `isRange` everything since the last one, too. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
};

/** Which of the shown projects are selected. What is no longer shown is no longer selected. */
export function useSelection(shown: readonly Project[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(shown.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))),
    [chosen, shown],
  );
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const from = shown.findIndex((project) => project.id === last.current);
      const to = shown.findIndex((project) => project.id === id);
      last.current = id;
      setChosen((before) => {
        const next = new Set(before);
        if (isRange && from >= 0) {
          for (const project of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(project.id);
        } else if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [shown],
  );
  const selectAll = useCallback(() => setChosen(new Set(shown.map(({ id }) => id))), [shown]);
  const clear = useCallback(() => setChosen(new Set()), []);
  return { ids, toggle, selectAll, clear };
}
