import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { directionOf } from '@/domain/site/site-direction';
import { fetchFileText, fetchProjectMeta } from '@/services/api-client';
import { openPreview, type PreviewSession } from '@/services/project/preview-session';
import { logger } from '@/services/logger';
import { buttonLook } from '@/ui/button';
import '@/ui/workbench.css';

/** The full-window preview of a project, sealed as in the editor. Opened in a new tab. */
export function ProjectPageScreen() {
  const { projectId = '' } = useParams();
  const frame = useRef<HTMLIFrameElement>(null);
  const session = useRef<PreviewSession | null>(null);
  const [path, setPath] = useState('index.html');
  const [title, setTitle] = useState('');
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [problem, setProblem] = useState<'missing' | 'stalled' | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    Promise.all([
      fetchProjectMeta(projectId, controller.signal),
      fetchFileText(projectId, 'index.html', controller.signal).catch(() => ''),
    ])
      .then(([{ name }, html]) => {
        setDirection(directionOf(html));
        setTitle(name);
        document.title = name;
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        logger.warn('project not opened', error);
        setProblem('missing');
      });
    return () => controller.abort();
  }, [projectId]);

  useEffect(() => {
    if (!frame.current || !title) return;
    const opened = openPreview({
      frame: frame.current,
      projectId,
      onNavigate: setPath,
      onStalled: () => setProblem('stalled'),
    });
    session.current = opened;
    return () => {
      session.current = null;
      opened.dispose();
    };
  }, [projectId, title]);

  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    if (title) session.current?.show({ path, device: 'desktop', direction, theme: dark ? 'dark' : 'light' });
  }, [path, title, direction]);

  if (problem === 'missing') {
    return (
      <main className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <h1 className="text-4xl font-semibold tracking-tight">There is no site here.</h1>
        <p className="text-muted">
          This device has no project with this address, or it belongs to another account. Projects live on the
          device they were made on.
        </p>
        <div>
          <Link to="/" className={buttonLook({ variant: 'ink' })}>
            Home
          </Link>
        </div>
      </main>
    );
  }
  return (
    <main className="fixed inset-0 flex flex-col bg-paper">
      <h1 className="sr-only">{title}</h1>
      {problem === 'stalled' && (
        <p role="alert" className="border-b border-line bg-raised px-4 py-2 text-sm">
          A script of this page did not stop, so the page was opened again with its scripts off.
        </p>
      )}
      <iframe ref={frame} title="Preview" className="w-full flex-1 border-0" />
    </main>
  );
}
