import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  clearPendingPrompt,
  keepPendingPictures,
  keepPendingPrompt,
  readPendingPictures,
  readPendingPrompt,
} from '@/services/chat/pending-prompt';
import type { AddedPicture } from '@/services/project/picture-commands';
import { session } from '@/services/account/session';

type StartBuild = {
  readonly busy: boolean;
  /** What went wrong, ready to be read; null when nothing did. */
  readonly problem: string | null;
  readonly start: (prompt: string, pictures?: readonly AddedPicture[]) => void;
};

/**
 * Begins a project from a prompt and opens its editor. Signed out, the prompt is kept, the person is taken to
 * /login, and the build starts by itself when they come back.
 */
export function useStartBuild(): StartBuild {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(tellLostPictures);
  const resumed = useRef(false);

  const start = useCallback(
    (text: string, pictures: readonly AddedPicture[] = []) => {
      const prompt = text.trim();
      if (!prompt) return;
      if (!session.read()) {
        keepPendingPrompt({ prompt, pictures: pictures.length, build: true });
        keepPendingPictures(pictures);
        void navigate('/login');
        return;
      }
      setBusy(true);
      setProblem(null);
      begin(prompt, pictures)
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
    keepPendingPrompt({ ...pending, build: false });
    const pictures = readPendingPictures();
    if (pictures.length < pending.pictures) return;
    queueMicrotask(() => start(pending.prompt, pictures));
  }, [start]);

  return { busy, problem, start };
}

async function begin(prompt: string, pictures: readonly AddedPicture[]): Promise<string> {
  const { startProject } = await import('@/services/project/start-project');
  if (pictures.length === 0) return startProject(prompt);
  const { pictureFiles } = await import('@/services/project/picture-commands');
  return startProject(prompt, pictureFiles(pictures));
}

// Pictures wait for sign-in in memory only: after a reload nothing is built without them unasked.
function tellLostPictures(): string | null {
  const pending = readPendingPrompt();
  return pending?.build && pending.pictures > readPendingPictures().length
    ? 'Your pictures did not outlive the reload. Add them again, or start without them.'
    : null;
}
