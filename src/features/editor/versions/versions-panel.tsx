import { useLiveQuery } from 'dexie-react-hooks';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listVersions } from '@/services/project/project-queries';
import { restoreVersion } from '@/services/project/version-commands';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';
import { VersionRow } from './version-row';

const pageSize = 50;

/** All versions, newest first. Any can be brought back; that is a version too, so it can be taken back. */
export function VersionsPanel() {
  const { projectId, project, build, dispatch, lock } = useEditor();
  const versions = useLiveQuery(() => listVersions(projectId), [projectId]);
  const [shown, setShown] = useState(pageSize);
  const [restoringId, setRestoringId] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => dispatch({ kind: 'versions-toggled', isOpen: false }));

  useEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    own?.focus();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      // Whoever was in here goes back to where they came from; the panel is out of the page by now.
      const isLost = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const restore = (versionId: string) => {
    setRestoringId(versionId);
    restoreVersion(projectId, versionId)
      .catch(reportFailure('The version was not restored'))
      .finally(() => setRestoringId(null));
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Versions"
      className="absolute inset-y-0 end-0 z-20 grid w-90 max-w-full grid-rows-[44px_minmax(0,1fr)] border-s border-line bg-paper shadow-card outline-none transition-[opacity,translate] duration-200 ease-draw starting:translate-x-6 starting:opacity-0 rtl:starting:-translate-x-6"
    >
      <div className="flex items-center justify-between border-b border-line ps-4 pe-2">
        <h2 className="font-ui text-[13px] font-semibold">Versions</h2>
        <IconButton label="Close" onClick={() => dispatch({ kind: 'versions-toggled', isOpen: false })}>
          <X size={17} aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto">
        {versions?.length === 0 && (
          <p className="p-4 text-muted">No version yet. The first one comes with the first build or save.</p>
        )}
        <ol aria-label="Versions, newest first" className="grid px-4 py-3">
          {versions?.slice(0, shown).map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              isCurrent={version.id === project?.headVersionId}
              isRestorable={build === null && restoringId === null && lock === null}
              onRestore={() => restore(version.id)}
            />
          ))}
        </ol>
        {versions && versions.length > shown && (
          <div className="px-4 pb-4">
            <Button size="small" onClick={() => setShown(shown + pageSize)}>
              Show older versions
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}
