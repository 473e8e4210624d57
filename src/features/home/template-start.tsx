import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keptTemplates } from '@/domain/templates/kept-templates';
import { logger } from '@/services/logger';
import { keepPendingTemplate } from '@/services/chat/pending-template';
import { session } from '@/services/account/session';
import { Button, buttonLook } from '@/ui/button';

/** Makes a project from a template and opens it; who is signed out is taken to sign in first and comes back. */
export function TemplateStart({ id }: { id: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const started = useRef(-1);
  const title = keptTemplates.find((kept) => kept.id === id)?.title;

  useEffect(() => {
    // Twice-run effects must not make two projects.
    if (started.current === attempt) return;
    started.current = attempt;
    if (!session.read()) {
      keepPendingTemplate(id);
      void navigate('/login', { replace: true });
      return;
    }
    import('@/services/project/template-commands')
      .then(({ startFromTemplate }) => startFromTemplate(id))
      .then((projectId) => navigate(`/app/projects/${projectId}/editor`, { replace: true }))
      .catch((error: unknown) => {
        logger.error('template not used', error);
        setProblem(error instanceof Error ? error.message : String(error));
      });
  }, [id, attempt, navigate]);

  return (
    <div className="mx-auto grid max-w-3xl gap-5 px-5 py-16 md:py-24">
      <h1 className="text-4xl leading-tight font-semibold tracking-tight">
        {problem ? 'The template could not be used.' : 'Setting up your copy.'}
      </h1>
      {problem ? (
        <>
          <p role="alert" className="text-muted">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="ink"
              onClick={() => {
                setProblem(null);
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
            <Link to="/templates" className={buttonLook()}>
              All templates
            </Link>
          </div>
        </>
      ) : (
        <p role="status" className="text-muted">
          {title ?? 'Your template'}
        </p>
      )}
    </div>
  );
}
