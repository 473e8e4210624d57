import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPendingPrompt } from '@/services/chat/pending-prompt';
import { session } from '@/services/account/session';
import { Button } from '@/ui/button';

/** Starts a project with the prompt; who is signed out is taken to sign in first, and it starts after that. */
export function UseInProject({ prompt }: { prompt: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = () => {
    if (!session.read()) {
      keepPendingPrompt({ prompt, pictures: 0, build: true });
      void navigate('/login');
      return;
    }
    setBusy(true);
    setProblem(null);
    import('@/services/project/start-project')
      .then(({ startProject }) => startProject(prompt))
      .then((projectId) => navigate(`/app/projects/${projectId}/editor`))
      .catch((error: unknown) => {
        setBusy(false);
        setProblem(error instanceof Error ? error.message : String(error));
      });
  };
  return (
    <div className="grid max-w-sm flex-[1_1_18rem] justify-items-start gap-3">
      <Button variant="signal" size="large" disabled={isBusy} onClick={start}>
        {isBusy ? 'Starting…' : 'Use in a new project'}
      </Button>
      <p className="text-sm text-muted">
        Makes a site from “{prompt}” The layout is chosen to suit the rest of the page.
      </p>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
