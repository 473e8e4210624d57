import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearPendingPrompt, keepPendingPrompt, readPendingPrompt } from '@/services/pending-prompt';
import { session } from '@/services/session';

type StartBuild = {
  readonly busy: boolean;
  /** What went wrong, ready to be read; null when nothing did. */
  readonly problem: string | null;
  readonly start: (prompt: string) => void;
};

/**
 * Begins a project from a prompt and opens its editor. Signed out, the prompt is kept, the person is taken to
 * /login, and the build starts by itself when they come back.
 */
export function useStartBuild(): StartBuild {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const resumed = useRef(false);

  const start = useCallback(
    (text: string) => {
      const prompt = text.trim();
      if (!prompt) return;
      if (!session.read()) {
        keepPendingPrompt({ prompt, build: true });
        void navigate('/login');
        return;
      }
      setBusy(true);
      setProblem(null);
      import('@/services/start-project')
        .then(({ startProject }) => startProject(prompt))
        .then((projectId) => {
          clearPendingPrompt();
          return navigate(`/app/projects/${projectId}/editor`);
        })
        .catch((error: unknown) => {
          setBusy(false);
          setProblem(error instanceof Error ? error.message : String(error));
        });
    },
    [navigate],
  );

  useEffect(() => {
    const pending = readPendingPrompt();
    if (resumed.current || !pending?.build || !session.read()) return;
    resumed.current = true;
    keepPendingPrompt({ prompt: pending.prompt, build: false });
    start(pending.prompt);
  }, [start]);

  return { busy, problem, start };
}
