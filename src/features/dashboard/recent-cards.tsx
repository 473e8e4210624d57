import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '@/domain/project/project';
import { formats } from '@/services/formats';
import { readGlance } from '@/services/project/project-glance';
import { listRecentProjects } from '@/services/shell-queries';
import { buttonLook } from '@/ui/button';
import { CutName } from '@/ui/cut-name';
import { EmptyState } from '@/ui/empty-state';

const most = 6;

/** The projects worked on last, as they look; a press opens the editor. */
export function RecentCards({ accountId }: { accountId: string }) {
  const projects = useLiveQuery(() => listRecentProjects(accountId, most), [accountId]);
  return (
    <section aria-labelledby="recent-projects" className="grid min-w-0 grid-rows-[auto_1fr] gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="recent-projects" className="text-lg leading-snug font-[620] tracking-[-0.015em]">
          Recent projects
        </h2>
        {projects && projects.length > 0 && (
          <Link to="/app/projects" className="text-sm font-medium text-blueprint hover:underline">
            View all
          </Link>
        )}
      </div>
      {projects?.length === 0 && (
        <EmptyState
          title="Nothing built yet"
          className="h-full min-h-80 overflow-hidden rounded-card bg-sunken max-sm:px-0 border border-dashed border-blueprint"
        >
          <p className="text-muted">Describe a site in a sentence and see it stand in a few seconds.</p>
          <Link to="/app/projects/new" className={buttonLook({ variant: 'signal' })}>
            Create your first project
          </Link>
        </EmptyState>
      )}
      <ul className="grid grid-cols-2 content-start gap-3 empty:hidden xl:grid-cols-3">
        {projects?.map((project) => (
          <li key={project.id} className="min-w-0">
            <RecentCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentCard({ project }: { project: Project }) {
  const { id, name, updatedAt, headVersionId } = project;
  const { moment } = useSyncExternalStore(formats.subscribe, formats.read);
  const glance = useLiveQuery(() => readGlance({ id, headVersionId }), [id, headVersionId]);
  return (
    <Link
      to={`/app/projects/${id}/editor`}
      className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-raised transition-colors duration-150 hover:border-edge"
    >
      <span
        aria-hidden
        className="drafting-grid block aspect-[2/1] overflow-hidden border-b border-line bg-sunken"
      >
        {glance && (
          <img
            src={glance}
            alt=""
            width={640}
            height={320}
            draggable={false}
            className="size-full object-cover object-top"
          />
        )}
      </span>
      <span className="grid content-start gap-0.5 px-3.5 py-3">
        <CutName text={name} className="font-semibold group-hover:text-blueprint" />
        <time dateTime={new Date(updatedAt).toISOString()} className="text-[13px] text-muted">
          {moment(updatedAt)}
        </time>
      </span>
    </Link>
  );
}
