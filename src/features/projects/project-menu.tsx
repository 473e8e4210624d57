import { Copy, Ellipsis, ExternalLink, Eye, PenLine, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { useNavigate, useHref } from 'react-router-dom';
import { isReadOnly, type Project } from '@/domain/project/project';
import { hasPreview } from '@/services/project/copy-preview-link';
import { IconButton } from '@/ui/icon-button';
import { LazyMenu } from '@/ui/lazy-menu';
import { MenuItem, MenuLine } from '@/ui/menu';
import { copyProject, recoverAll, trashAll } from './project-actions';
import type { Place } from './use-project-lists';

type ProjectMenuProps = {
  project: Project;
  place: Place;
  onShare: (project: Project) => void;
  onRemove: (project: Project) => void;
};

/** What can be done with one project, by where it lies. */
export function ProjectMenu(props: ProjectMenuProps) {
  const { project, place } = props;
  return (
    <LazyMenu
      trigger={(trigger) => (
        <IconButton label={`Actions for ${project.name}`} className="relative z-10 -me-1.5" {...trigger}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      )}
    >
      {() => {
        if (place === 'own') return <OwnItems {...props} />;
        return place === 'shared' ? <SharedItems {...props} /> : <TrashItems {...props} />;
      }}
    </LazyMenu>
  );
}

function OwnItems({ project, onShare }: ProjectMenuProps) {
  const { id } = project;
  const navigate = useNavigate();
  const preview = useHref(`/projects/${id}`);
  const open = () => {
    if (hasPreview(project)) window.open(preview, '_blank', 'noopener');
  };
  return (
    <>
      <MenuItem icon={<PenLine size={16} />} onSelect={() => void navigate(`/app/projects/${id}/editor`)}>
        Edit
      </MenuItem>
      <MenuItem icon={<ExternalLink size={16} />} onSelect={open}>
        Preview
      </MenuItem>
      <MenuItem icon={<Copy size={16} />} onSelect={() => void copyProject(project)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Share2 size={16} />} onSelect={() => onShare(project)}>
        Share
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={16} />} onSelect={() => void trashAll([project])}>
        Delete
      </MenuItem>
    </>
  );
}

/** What specification §6 offers a member; to put it away, it is selected. */
function SharedItems({ project }: ProjectMenuProps) {
  const navigate = useNavigate();
  const editor = `/app/projects/${project.id}/editor`;
  const forViewing = isReadOnly(project);
  return (
    <>
      <MenuItem icon={<Eye size={16} />} onSelect={() => void navigate(`${editor}?mode=view`)}>
        View
      </MenuItem>
      <MenuItem icon={<PenLine size={16} />} disabled={forViewing} onSelect={() => void navigate(editor)}>
        Edit
        {forViewing && (
          <span className="block max-w-56 text-[13px] leading-snug text-muted">
            {project.share?.by} shared it for viewing only.
          </span>
        )}
      </MenuItem>
    </>
  );
}

function TrashItems({ project, onRemove }: ProjectMenuProps) {
  return (
    <>
      <MenuItem icon={<RotateCcw size={16} />} onSelect={() => void recoverAll([project])}>
        Restore
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={16} />} onSelect={() => onRemove(project)}>
        Delete for good
      </MenuItem>
    </>
  );
}
