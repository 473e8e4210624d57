import { Eraser, X } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '@/ui/icon-button';
import { joinClasses } from '@/ui/join-classes';
import { useEditor } from '../editor-context';
import { formatCount } from '../format-values';
import { consoleButtonId, consolePanelId } from './console-ids';
import { ConsoleRow } from './console-row';

/** A line above the end still counts as its end. */
const nearEndPixels = 24;

/** What the running page wrote to its console and what went wrong in it. */
export function ConsolePanel() {
  const { consoleLog, dispatch } = useEditor();
  const { entries, dropped } = useSyncExternalStore(consoleLog.subscribe, consoleLog.read);
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [entries]);
  const close = () => {
    dispatch({ kind: 'console-toggled', isOpen: false });
    document.getElementById(consoleButtonId)?.focus();
  };
  return (
    // Escape is a shortcut of the close button for whoever is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={consolePanelId}
      aria-label="Console"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      className={joinClasses(
        'grid max-h-[45dvh] min-h-0 grid-rows-[40px_minmax(0,1fr)] border-t border-line bg-raised transition-[opacity,translate] duration-150 ease-draw starting:translate-y-3 starting:opacity-0',
        entries.length > 0 && 'h-56',
      )}
    >
      <div className="flex items-center gap-1 border-b border-line bg-paper ps-3.5 pe-2">
        <h2 className="font-ui text-[13px] font-semibold">Console</h2>
        <span className="ms-1.5 me-auto text-[12.5px] text-muted tabular-nums">
          {entries.length > 0 && formatCount(entries.length, 'line')}
        </span>
        <IconButton
          label="Clear the console"
          className="!size-8 pointer-coarse:!size-10"
          disabled={entries.length === 0}
          onClick={consoleLog.clear}
        >
          <Eraser size={16} aria-hidden />
        </IconButton>
        <IconButton label="Close the console" className="!size-8 pointer-coarse:!size-10" onClick={close}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <div
        ref={list}
        role="log"
        aria-label="Console of the page"
        // A page may talk without end: it is there to be read, not read out.
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPixels;
        }}
        className="min-h-0 overflow-auto -outline-offset-2"
      >
        {dropped > 0 && (
          <p className="border-b border-line bg-sunken px-3.5 py-1 text-[12.5px] text-muted">
            {formatCount(dropped, 'older line')} dropped.
          </p>
        )}
        {entries.length === 0 ? (
          <p className="px-3.5 py-3 text-muted">
            The page has said nothing since it was loaded. What its scripts write with console.log and what
            goes wrong in them stands here.
          </p>
        ) : (
          <ul>
            {entries.map((entry) => (
              <ConsoleRow
                key={entry.id}
                entry={entry}
                onOpen={(path, line, column) =>
                  dispatch({ kind: 'file-asked', path, line, ...(column === undefined ? {} : { column }) })
                }
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
