import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { arrangeProjects, type Arrangement } from '@/domain/project/arrange-projects';
import type { Project } from '@/domain/project/project';
import { formats as regionFormats } from '@/services/formats';
import { copyPreviewLink } from '@/services/project/copy-preview-link';
import { saveShareFile } from '@/services/project/share-commands';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ShareDialog } from '@/ui/share-dialog';
import { VirtualGrid } from '@/ui/virtual-grid';
import { EmptyList, NoResult } from './empty-list';
import { ListTools } from './list-tools';
import { removeAll } from './project-actions';
import { ProjectCard } from './project-card';
import type { EntryProps } from './project-entry';
import { ProjectLine } from './project-line';
import { countProjects } from './project-words';
import { saveProjectList } from './save-project-list';
import { SelectionBar } from './selection-bar';
import type { Place } from './use-project-lists';
import { useSelection } from './use-selection';
import { keepViewOptions, readViewOptions, type ViewOptions } from './view-options';

type ProjectPanelProps = { place: Place; projects: readonly Project[]; team: ReadonlyMap<string, number> };

/** One of the lists with its tools. */
export function ProjectPanel({ place, projects, team }: ProjectPanelProps) {
  const [options, setOptions] = useState(readViewOptions);
  const [filter, setFilter] = useState<Pick<Arrangement, 'search' | 'status'>>({ search: '', status: 'all' });
  const [shared, setShared] = useState<Project | null>(null);
  const [doomed, setDoomed] = useState<readonly Project[] | null>(null);
  const formats = useSyncExternalStore(regionFormats.subscribe, regionFormats.read);
  // Typing stays ahead of ten thousand names.
  const arrangement = useDeferredValue(
    useMemo<Arrangement>(() => ({ ...filter, sort: options.sort }), [filter, options.sort]),
  );
  const shown = useMemo(() => arrangeProjects(projects, arrangement), [projects, arrangement]);
  const selection = useSelection(shown);
  const doomOne = useCallback((project: Project) => setDoomed([project]), []);
  const selected = shown.filter(({ id }) => selection.ids.has(id));
  if (projects.length === 0) return <EmptyList place={place} />;

  const setView = (next: ViewOptions) => {
    setOptions(next);
    keepViewOptions(next);
  };
  const entry = (project: Project): EntryProps => ({
    project,
    place,
    formats,
    invited: team.get(project.id) ?? 0,
    isSelected: selection.ids.has(project.id),
    isSelecting: selection.ids.size > 0,
    onToggle: selection.toggle,
    onShare: setShared,
    onRemove: doomOne,
  });
  const isGrid = options.layout === 'grid';
  return (
    <>
      <ListTools
        arrangement={{ ...filter, sort: options.sort }}
        onArrange={({ sort, ...next }) => {
          setFilter(next);
          if (sort !== options.sort) setView({ ...options, sort });
        }}
        layout={options.layout}
        onLayout={(layout) => setView({ ...options, layout })}
        onExport={() => saveProjectList(shown, team)}
      />
      <p role="status" className="sr-only">
        {countProjects(shown.length, formats.number)} shown
      </p>
      {shown.length === 0 ? (
        <NoResult search={arrangement.search} onClear={() => setFilter({ search: '', status: 'all' })} />
      ) : (
        <VirtualGrid
          key={options.layout}
          label="Projects"
          items={shown}
          keyOf={({ id }) => id}
          minWidth={isGrid ? 272 : 100_000}
          height={isGrid ? 346 : 64}
          gap={isGrid ? 16 : 8}
          renderFlying={({ name }) => (
            <p className="h-full truncate rounded-card border border-line bg-raised px-4 py-3 font-semibold">
              {name}
            </p>
          )}
          render={(project) =>
            isGrid ? <ProjectCard {...entry(project)} /> : <ProjectLine {...entry(project)} />
          }
        />
      )}
      {selected.length > 0 && (
        <SelectionBar
          place={place}
          selected={selected}
          shownCount={shown.length}
          selection={selection}
          onRemove={setDoomed}
        />
      )}
      {shared && (
        <ShareDialog
          open
          onClose={() => setShared(null)}
          name={shared.name}
          onCopyLink={() => void copyPreviewLink(shared)}
          onSaveFile={(role) => saveShareFile(shared.id, role)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete for good?"
        description={describeRemoval(doomed ?? [], formats.number)}
        confirmLabel={doomed?.length === 1 ? 'Delete project' : 'Delete projects'}
        danger
        onConfirm={() => void removeAll(doomed ?? []).then((isDone) => isDone && selection.clear())}
      />
    </>
  );
}

function describeRemoval(projects: readonly Project[], number: (value: number) => string): string {
  const what = projects.length === 1 ? (projects[0]?.name ?? '') : countProjects(projects.length, number);
  return `${what}, with all files, versions and chat, cannot be brought back after that.`;
}
