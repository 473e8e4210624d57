import { useLiveQuery } from 'dexie-react-hooks';
import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '@/domain/project/project';
import { copyPreviewLink, hasPreview } from '@/services/project/copy-preview-link';
import { saveShareFile } from '@/services/project/share-commands';
import { listRecentProjects } from '@/services/shell-queries';
import { ShareDialog } from '@/ui/share-dialog';
import { navLineLook } from './nav-item';
import { RecentProject } from './recent-project';
import { removeRecent } from './remove-recent';

/** The projects worked on last, each with its menu. */
export function RecentProjects({ accountId }: { accountId: string }) {
  const projects = useLiveQuery(() => listRecentProjects(accountId), [accountId]);
  const [shared, setShared] = useState<Project | null>(null);
  const share = (project: Project) => {
    if (hasPreview(project)) setShared(project);
  };
  const list = useRef<HTMLUListElement>(null);
  // The line that was deleted takes the focus with it: the one that comes into its place has it then.
  const going = useRef<{ readonly id: string; readonly place: number } | null>(null);
  const remove = async (project: Project) => {
    going.current = { id: project.id, place: projects?.indexOf(project) ?? 0 };
    if (!(await removeRecent(project))) going.current = null;
  };
  useEffect(() => {
    const gone = going.current;
    if (!gone || !projects || projects.some(({ id }) => id === gone.id)) return;
    going.current = null;
    const active = document.activeElement;
    if (active && active !== document.body) return;
    const lines = list.current?.querySelectorAll<HTMLElement>('a[href]');
    lines?.[Math.min(gone.place, lines.length - 1)]?.focus();
  }, [projects]);
  return (
    <>
      {projects?.length === 0 && <p className="px-2.5 pb-1 text-[13px] text-muted">No projects yet.</p>}
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {projects?.map((project) => (
          <li key={project.id}>
            <RecentProject
              project={project}
              onShare={() => share(project)}
              onRemove={() => void remove(project)}
            />
          </li>
        ))}
        {/* Until they are read it would stand where the first of them will. */}
        <li hidden={projects === undefined}>
          <Link to="/app/projects" className={navLineLook}>
            <FolderOpen size={16} aria-hidden className="mx-px shrink-0" />
            <span className="truncate">View All Projects</span>
          </Link>
        </li>
      </ul>
      {shared && (
        <ShareDialog
          open
          onClose={() => setShared(null)}
          name={shared.name}
          onCopyLink={() => void copyPreviewLink(shared)}
          onSaveFile={(role) => saveShareFile(shared.id, role)}
        />
      )}
    </>
  );
}
