import { joinClasses } from '@/ui/join-classes';
import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore, type DragEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formats as regionFormats } from '@/services/formats';
import { buttonLook } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TabList } from '@/ui/tab-list';
import { ImportButton, ImportStrip } from './import-strip';
import { ProjectPanel } from './project-panel';
import { SetAsideNotice } from './set-aside-notice';
import { useImport } from './use-import';
import { places, useProjectLists, type Place } from './use-project-lists';

const leads: Readonly<Record<Place, string | undefined>> = {
  own: undefined,
  shared: undefined,
  trash: 'What you delete stays here for 30 days.',
};

/** The account's projects, those shared with it, and its trash. */
export function ProjectsScreen() {
  const [params, setParams] = useSearchParams();
  const place = places.find((one) => one === params.get('place')) ?? 'own';
  const go = useCallback(
    (next: string) => setParams(next === 'own' ? {} : { place: next }, { replace: true }),
    [setParams],
  );
  const { lists, team } = useProjectLists();
  const importing = useImport(useCallback(() => go('shared'), [go]));
  const [isOver, setOver] = useState(false);
  const { number } = useSyncExternalStore(regionFormats.subscribe, regionFormats.read);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') importing.start([...event.dataTransfer.files]);
  };
  // A figure only once it is known: none would be a wrong one.
  const count = (one: Place) => (lists ? ` (${number(lists[one].length)})` : '');
  return (
    // Share files may be dropped anywhere on the screen; the button does the same by keyboard.
    <div
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      className={joinClasses('min-h-full', isOver && 'bg-blueprint-soft')}
    >
      <Screen
        title={place === 'trash' ? 'Trash' : 'Projects'}
        lead={leads[place]}
        actions={
          <>
            {place === 'shared' && (
              <ImportButton onFiles={importing.start} disabled={importing.state !== null} />
            )}
            <Link to="/app/projects/new" className={buttonLook({ variant: 'signal' })}>
              <Plus size={17} aria-hidden />
              Create project
            </Link>
          </>
        }
      >
        <SetAsideNotice />
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <TabList
            label="Lists of projects"
            id="projects"
            selected={place}
            onSelect={go}
            tabs={[
              { id: 'own', label: `My Projects${count('own')}` },
              { id: 'shared', label: `Shared with me${count('shared')}` },
            ]}
          />
          <button
            type="button"
            aria-pressed={place === 'trash'}
            onClick={() => go(place === 'trash' ? 'own' : 'trash')}
            className={joinClasses(
              'inline-flex h-10 items-center gap-2 rounded-control px-3 text-sm font-semibold transition-colors duration-150',
              place === 'trash'
                ? 'bg-blueprint-soft text-blueprint'
                : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            <Trash2 size={16} aria-hidden className="max-sm:hidden" />
            Trash{count('trash')}
          </button>
        </div>
        <div
          role="tabpanel"
          id="projects-panel"
          {...(place === 'trash' ? { 'aria-label': 'Trash' } : { 'aria-labelledby': `projects-${place}` })}
          className="grid gap-4"
        >
          <ImportStrip importing={importing} />
          {lists ? (
            <ProjectPanel key={place} place={place} projects={lists[place]} team={team} />
          ) : (
            <p role="status" className="py-16 text-center text-muted">
              Reading your projects…
            </p>
          )}
        </div>
      </Screen>
    </div>
  );
}
