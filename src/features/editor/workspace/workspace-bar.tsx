import { ExternalLink, House, PanelRight, RotateCw } from 'lucide-react';
import { projectPageUrl } from '@/contract/urls';
import { IconButton } from '@/ui/icon-button';
import { Segmented } from '@/ui/segmented';
import { useEditor } from '../editor-context';
import { formatCount } from '../format-values';
import { countPages } from '../preview/sort-pages';
import { PageMenu } from './page-menu';

const views = [
  { value: 'visual', label: 'Visual' },
  { value: 'code', label: 'Code' },
] as const;

type WorkspaceBarProps = {
  isSmall: boolean;
  isPreviewShown: boolean;
  /** Present where the preview can stand beside the code. */
  beside?: { readonly isOn: boolean; readonly toggle: () => void };
};

/** Visual or code, and where in the site the preview is. */
export function WorkspaceBar({ isSmall, isPreviewShown, beside }: WorkspaceBarProps) {
  const { projectId, project, pages, state, dispatch, reloadPreview } = useEditor();
  const hasVersion = project !== undefined && project.headVersionId !== null;
  if (isSmall && !isPreviewShown) return null;
  return (
    <div className="flex h-11 min-w-0 items-center gap-1 border-b border-line bg-paper px-3.5 max-md:px-2">
      {!isSmall && (
        <Segmented
          label="View"
          value={state.viewMode}
          options={views}
          onChange={(viewMode) => dispatch({ kind: 'view-chosen', viewMode })}
          className="me-2"
        />
      )}
      {hasVersion && isPreviewShown && (
        <>
          <IconButton
            label="Back to the index page"
            className="!size-8 pointer-coarse:!size-10"
            disabled={state.page === 'index.html'}
            onClick={() => dispatch({ kind: 'page-chosen', page: 'index.html' })}
          >
            <House size={16} aria-hidden />
          </IconButton>
          <IconButton
            label="Reload the page"
            className="!size-8 pointer-coarse:!size-10"
            onClick={reloadPreview}
          >
            <RotateCw size={15} aria-hidden />
          </IconButton>
          <PageMenu />
        </>
      )}
      <span className="flex-1" />
      {hasVersion && (
        <span className="me-1 font-code text-xs font-medium whitespace-nowrap text-muted max-lg:hidden">
          {formatCount(countPages(pages), 'page')}
        </span>
      )}
      {hasVersion && isPreviewShown && (
        <a
          href={projectPageUrl(projectId)}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a new tab"
          title="Open in a new tab"
          className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-10"
        >
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
      {beside && (
        <IconButton
          label="Show both side by side"
          pressed={beside.isOn}
          className="!size-8"
          onClick={beside.toggle}
        >
          <PanelRight size={17} aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      )}
    </div>
  );
}
