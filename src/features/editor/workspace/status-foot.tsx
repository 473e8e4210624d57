import { useSyncExternalStore } from 'react';
import { offlineState } from '@/services/offline';
import { ConsoleButton } from '../console/console-button';
import { useEditor } from '../editor-context';
import { formatBytes } from '../format-values';
import { ProblemsButton } from './problems-button';

const offlineTexts = {
  ready: 'Works offline',
  'update-waiting': 'Works offline',
  installing: 'Getting ready for offline',
  unsupported: 'Needs the network to open',
} as const;

/** What is wrong, whether it works offline, how big it is. */
export function StatusFoot() {
  const { project } = useEditor();
  const offline = useSyncExternalStore(offlineState.subscribe, offlineState.read);
  const hasVersion = project !== undefined && project.headVersionId !== null;
  return (
    <footer className="flex items-center gap-4.5 border-t border-line bg-paper px-3.5 text-[12.5px] text-muted max-md:min-h-10">
      {hasVersion && (
        <>
          <ProblemsButton />
          <ConsoleButton />
        </>
      )}
      <span>{offlineTexts[offline]}</span>
      {hasVersion && (
        <span dir="ltr" className="ms-auto font-code text-xs font-medium tabular-nums">
          {formatBytes(project.bytes)}
        </span>
      )}
    </footer>
  );
}
