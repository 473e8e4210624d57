import { Ellipsis, Eye, FileText, Share2, Trash2 } from 'lucide-react';
import { Link, useHref } from 'react-router-dom';
import type { Project } from '@/domain/project/project';
import { ContextMenu, ContextMenuItem } from '@/ui/context-menu';
import { CutName } from '@/ui/cut-name';
import { Menu, MenuItem } from '@/ui/menu';
import { navLineLook } from './nav-item';

type RecentProjectProps = { project: Project; onShare: () => void; onRemove: () => void };

/** A project worked on of late: it opens the editor; its menu comes by right click, the menu key, or its button. */
export function RecentProject({ project, onShare, onRemove }: RecentProjectProps) {
  const { id, name } = project;
  const preview = useHref(`/projects/${id}`);
  const actions = [
    {
      label: 'View Project',
      icon: <Eye size={16} aria-hidden />,
      run: () => void window.open(preview, '_blank', 'noopener'),
    },
    { label: 'Share Project', icon: <Share2 size={16} aria-hidden />, run: onShare },
    { label: 'Delete Project', icon: <Trash2 size={16} aria-hidden />, run: onRemove },
  ];
  return (
    <div className="group/recent relative">
      <ContextMenu
        label={name}
        items={actions.map(({ label, icon, run }) => (
          <ContextMenuItem key={label} icon={icon} onSelect={run}>
            {label}
          </ContextMenuItem>
        ))}
      >
        <Link to={`/app/projects/${id}/editor`} className={`${navLineLook} pe-10`}>
          <FileText size={16} aria-hidden className="mx-px shrink-0" />
          <CutName text={name} className="flex-1" />
        </Link>
      </ContextMenu>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`Menu of ${name}`}
            className="absolute end-0.5 top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-control text-muted opacity-0 group-focus-within/recent:opacity-100 group-hover/recent:opacity-100 hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:size-10 pointer-coarse:opacity-100"
          >
            <Ellipsis size={16} aria-hidden />
          </button>
        }
      >
        {actions.map(({ label, icon, run }) => (
          <MenuItem key={label} icon={icon} onSelect={run}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
