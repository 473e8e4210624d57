import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled } from '@/domain/errors';
import { createFromForm, type NewProject } from '@/services/project/create-from-form';

/** Creates the project and answers its id to `onCreated`; a failure is told, and everything typed stays. */
export function useCreate(onCreated: (projectId: string) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const create = useCallback(
    async (form: NewProject) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setBusy(true);
      setProblem(null);
      try {
        onCreated(await createFromForm(form, controller.signal));
      } catch (error) {
        if (!isCancelled(error)) setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        running.current = null;
        setBusy(false);
      }
    },
    [onCreated],
  );
  return { busy, problem, create };
}
