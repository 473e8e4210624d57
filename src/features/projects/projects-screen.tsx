import { useLiveQuery } from 'dexie-react-hooks';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { listOwnProjects } from '@/services/project-queries';
import { session } from '@/services/session';
import { Button, buttonLook } from '@/ui/button';
import { SetAsideNotice } from './set-aside-notice';

const times = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const pageSize = 60;

/** The person's projects, newest first; a click opens the editor. */
export function ProjectsScreen() {
  const user = useSyncExternalStore(session.subscribe, session.read);
  const ownerId = user?.id ?? '';
  const projects = useLiveQuery(() => listOwnProjects(ownerId), [ownerId]);
  const [shown, setShown] = useState(pageSize);
  return (
    <div className="mx-auto max-w-[1280px] px-5 py-10 md:px-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Projects</h1>
        <Link to="/designer" className={buttonLook({ variant: 'signal' })}>
          New project
        </Link>
      </div>
      <SetAsideNotice />
      {projects?.length === 0 && (
        <div className="drafting-grid grid justify-items-center gap-4 rounded-card border border-dashed border-blueprint px-6 py-20 text-center">
          <h2 className="text-xl font-semibold">No projects found</h2>
          <Link to="/designer" className={buttonLook()}>
            Create your first project
          </Link>
        </div>
      )}
      {projects && projects.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {projects.slice(0, shown).map(({ id, name, description, status, updatedAt }) => (
            <li key={id} className="grid">
              <Link
                to={`/app/projects/${id}/editor`}
                className="grid content-start gap-1.5 rounded-card border border-line bg-raised p-4 hover:border-edge"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate font-display text-lg font-semibold">
                    <bdi>{name}</bdi>
                  </span>
                  <span className="font-code text-xs text-muted">{status}</span>
                </span>
                <span className="line-clamp-2 text-sm text-muted">
                  <bdi>{description}</bdi>
                </span>
                <time dateTime={new Date(updatedAt).toISOString()} className="font-code text-xs text-muted">
                  {times.format(updatedAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {projects && projects.length > shown && (
        <div className="mt-6 text-center">
          <Button onClick={() => setShown(shown + pageSize)}>Show more</Button>
        </div>
      )}
    </div>
  );
}
