import { useSyncExternalStore } from 'react';
import { joinClasses } from '@/ui/join-classes';
import { useEditor } from '../editor-context';
import { formatCount } from '../format-values';
import { consoleButtonId, consolePanelId } from './console-ids';

/** Opens and closes the console; says how much stands in it. */
export function ConsoleButton() {
  const { consoleLog, state, dispatch } = useEditor();
  const { entries } = useSyncExternalStore(consoleLog.subscribe, consoleLog.read);
  const errors = entries.filter(({ level }) => level === 'error').length;
  const isOpen = state.isConsoleOpen;
  const counts = [
    entries.length > 0 ? formatCount(entries.length, 'line') : '',
    errors > 0 ? formatCount(errors, 'error') : '',
  ];
  return (
    <button
      id={consoleButtonId}
      type="button"
      aria-label={['Console', ...counts].filter(Boolean).join(', ')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? consolePanelId : undefined}
      onClick={() => dispatch({ kind: 'console-toggled', isOpen: !isOpen })}
      className={joinClasses(
        '-mx-1 flex h-7 items-center gap-1.5 rounded-control px-2 hover:bg-sunken hover:text-ink pointer-coarse:h-10',
        isOpen && 'bg-blueprint-soft !text-blueprint',
      )}
    >
      Console
      {entries.length > 0 && (
        <span
          className={joinClasses(
            'min-w-5 rounded-full px-1.5 text-center font-code text-[11px] leading-[18px] font-medium tabular-nums',
            errors > 0 ? 'bg-danger/12 text-danger' : 'bg-sunken text-muted',
          )}
        >
          {entries.length}
        </span>
      )}
    </button>
  );
}
