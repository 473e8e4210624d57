import { Download, History, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { copyPreviewLink } from '@/services/project/copy-preview-link';
import { renameProject } from '@/services/project/project-commands';
import { Mark } from '@/ui/mark';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';
import { BarButton } from './bar-button';
import { DownloadStrip } from './download-strip';
import { ProjectMenu } from './project-menu';
import { ProjectTitle } from './project-title';

import { useDownload } from './use-download';
import { VersionMark } from './version-mark';
import { ViewControls } from './view-controls';

/** The bar above everything: whose project this is, how it is shown, and what can be done with all of it. */
export function TopBar() {
  const { projectId, project, stage, state, dispatch, lock } = useEditor();
  const [isRenaming, setRenaming] = useState(false);
  const download = useDownload(projectId);
  const rename = (name: string) => void renameProject(projectId, name).catch(reportFailure('Not renamed'));
  return (
    <header className="relative z-20 flex min-w-0 items-center gap-3 border-b border-line bg-raised px-3.5 max-md:gap-1.5 max-md:px-2">
      <div className="flex min-w-0 items-center gap-1.5 md:flex-1">
        <Link
          to="/app"
          aria-label="Sitewright, all projects"
          title="All projects"
          className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-10"
        >
          <Mark size={24} />
        </Link>
        {project ? (
          <ProjectTitle
            name={project.name}
            isEditing={isRenaming}
            onEditingChange={(isEditing) => setRenaming(isEditing && lock === null)}
            onRename={rename}
          />
        ) : (
          <h1 className="truncate px-2 text-[15px] font-semibold text-muted">
            {stage === 'loading' ? 'Loading…' : 'Project not found'}
          </h1>
        )}
        <VersionMark />
      </div>
      <ViewControls className="max-md:hidden" />
      <div className="flex flex-1 items-center justify-end gap-2">
        <BarButton
          label="Versions"
          icon={History}
          className="max-md:hidden"
          aria-expanded={state.isVersionsOpen}
          disabled={!project}
          onClick={() => dispatch({ kind: 'versions-toggled', isOpen: !state.isVersionsOpen })}
        />
        <BarButton
          label="Share"
          icon={Share2}
          className="max-md:hidden"
          onClick={() => void copyPreviewLink(project)}
        />
        <BarButton
          label="Download"
          icon={Download}
          variant="ink"
          disabled={!project || project.headVersionId === null || download.progress !== null}
          onClick={download.start}
        />
        <ProjectMenu onRename={() => setRenaming(true)} onDownload={download.start} />
      </div>
      <DownloadStrip download={download} />
    </header>
  );
}
