import {
  Ellipsis,
  ExternalLink,
  FileDown,
  GitBranch,
  History,
  LayoutTemplate,
  MoonStar,
  PencilLine,
  Radio,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { projectPageUrl } from '@/contract/urls';
import { limits } from '@/domain/limits';
import { copyPreviewLink } from '@/services/project/copy-preview-link';
import { theme, toggleTheme } from '@/services/theme';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuLine, MenuLink } from '@/ui/menu';
import { useMedia } from '@/ui/use-media';
import { useEditor } from '../editor-context';
import { PublishDialog } from './publish-dialog';
import { PushDialog } from './push-dialog';

// The form and its library are read when somebody keeps a template: most never do.
const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog')).TemplateDialog }));

type ProjectMenuProps = { onRename: () => void; onDownload: () => void };

/** Everything else that can be done with the project. */
export function ProjectMenu({ onRename, onDownload }: ProjectMenuProps) {
  const { projectId, project, state, dispatch, lock } = useEditor();
  const [dialog, setDialog] = useState<'publish' | 'push' | 'template' | null>(null);
  const appTheme = useSyncExternalStore(theme.subscribe, theme.read);
  const isSmall = useMedia(`(width < ${limits.mobileLayoutBelowPixels}px)`);
  const keepsFocus = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The entry that opened the dialog is gone when it closes. */
  const focusButton = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };
  const hasVersion = project !== undefined && project.headVersionId !== null;
  const isLive = project?.status === 'live';
  const isSafe = state.safe === true;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            ref={button}
            label="Project menu"
            className="border border-line bg-raised !text-ink hover:border-edge"
          >
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
        onCloseAutoFocus={(event) => {
          if (keepsFocus.current) event.preventDefault();
          keepsFocus.current = false;
        }}
      >
        {isSmall && (
          <>
            <MenuItem
              icon={<History size={16} aria-hidden />}
              disabled={!project}
              onSelect={() => dispatch({ kind: 'versions-toggled', isOpen: true })}
            >
              Versions
            </MenuItem>
            <MenuItem icon={<Share2 size={16} aria-hidden />} onSelect={() => void copyPreviewLink(project)}>
              Share
            </MenuItem>
            <MenuLine />
          </>
        )}
        <MenuItem
          icon={<Radio size={16} aria-hidden />}
          disabled={!hasVersion || lock !== null}
          onSelect={() => setDialog('publish')}
        >
          {isLive ? 'Unpublish…' : 'Publish…'}
        </MenuItem>
        <MenuItem
          icon={<GitBranch size={16} aria-hidden />}
          disabled={!project}
          onSelect={() => setDialog('push')}
        >
          Push to a Git host…
        </MenuItem>
        <MenuItem icon={<FileDown size={16} aria-hidden />} disabled={!hasVersion} onSelect={onDownload}>
          Export as zip
        </MenuItem>
        <MenuItem
          icon={<LayoutTemplate size={16} aria-hidden />}
          disabled={!hasVersion || lock !== null}
          onSelect={() => setDialog('template')}
        >
          Save as template…
        </MenuItem>
        <MenuLine />
        <MenuItem
          icon={<PencilLine size={16} aria-hidden />}
          trailing="F2"
          disabled={!project || lock !== null}
          onSelect={() => {
            // The menu would hand the focus back to its button, and leaving the field saves.
            keepsFocus.current = true;
            onRename();
          }}
        >
          Rename
        </MenuItem>
        {hasVersion && (
          <MenuLink>
            <a href={projectPageUrl(projectId)} target="_blank" rel="noreferrer">
              <ExternalLink size={16} aria-hidden className="text-muted" />
              Open preview in new tab
            </a>
          </MenuLink>
        )}
        <MenuItem
          icon={<ShieldCheck size={16} aria-hidden />}
          disabled={!hasVersion}
          onSelect={() => dispatch({ kind: 'safe-chosen', safe: !isSafe })}
        >
          {isSafe ? 'Run the site’s scripts' : 'Open in safe mode'}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<MoonStar size={16} aria-hidden />} onSelect={toggleTheme}>
          {appTheme === 'dark' ? 'Light Mode' : 'Dark Mode'}
        </MenuItem>
      </Menu>
      <PublishDialog
        open={dialog === 'publish'}
        onOpenChange={(open) => setDialog(open ? 'publish' : null)}
        onDownload={onDownload}
        onCloseAutoFocus={focusButton}
      />
      {dialog === 'template' && project && (
        <Suspense>
          <TemplateDialog project={project} onClose={() => setDialog(null)} onCloseAutoFocus={focusButton} />
        </Suspense>
      )}
      <PushDialog
        open={dialog === 'push'}
        onOpenChange={(open) => setDialog(open ? 'push' : null)}
        onDownload={onDownload}
        onCloseAutoFocus={focusButton}
      />
    </>
  );
}
