import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '@/domain/project/project';
import { listRecentProjects } from '@/services/shell-queries';
import { navLineLook } from './nav-item';
import { RecentProject } from './recent-project';
import { ShareDialog } from './share-dialog';

/** The projects worked on last, each with its menu. Nothing is shown before there is one. */
export function RecentProjects({ accountId, pathname }: { accountId: string; pathname: string }) {
  const projects = useLiveQuery(() => listRecentProjects(accountId), [accountId]);
  const [shared, setShared] = useState<Project | null>(null);
  return (
    <>
      {projects?.length === 0 && <p className="px-2.5 pb-1 text-[13px] text-muted">No projects yet.</p>}
      <ul className="grid gap-0.5">
        {projects?.map((project) => (
          <li key={project.id}>
            <RecentProject project={project} onShare={() => setShared(project)} />
          </li>
        ))}
        <li>
          <Link
            to="/app/projects"
            {...(pathname === '/app/projects' ? { 'aria-current': 'page' as const } : {})}
            className={navLineLook}
          >
            <span className="truncate">View All Projects</span>
          </Link>
        </li>
      </ul>
      {shared && <ShareDialog project={shared} onClose={() => setShared(null)} />}
    </>
  );
}
