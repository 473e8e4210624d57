import { formats } from '@/services/formats';
import { joinClasses } from '@/ui/join-classes';
import { formatCount } from '../format-values';
import type { ShownEntry } from './console-log';

type ConsoleRowProps = { entry: ShownEntry; onOpen: (path: string, line: number, column?: number) => void };

const looks: Readonly<Record<ShownEntry['level'], string>> = {
  error: 'bg-danger/8 text-danger',
  warn: 'bg-amber/8 text-amber',
  info: 'text-ink',
  log: 'text-ink',
  debug: 'text-muted',
};

/** One line of the console: how grave, what, how often, and where. */
export function ConsoleRow({ entry, onOpen }: ConsoleRowProps) {
  const { level, text, count, page, path = page, line, column } = entry;
  return (
    <li
      className={joinClasses(
        'grid grid-cols-[44px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-b border-line px-3.5 py-1 font-code text-xs leading-relaxed',
        looks[level],
      )}
    >
      <span className="font-medium">{level}</span>
      <span dir="ltr" className="break-words whitespace-pre-wrap">
        {text}
        {count > 1 && (
          <span className="ms-2 rounded-full bg-sunken px-1.5 py-px font-medium text-muted tabular-nums">
            <span aria-hidden>×{formats.read().number(count)}</span>
            <span className="sr-only">, {formatCount(count, 'time')}</span>
          </span>
        )}
      </span>
      {line === undefined ? (
        <span dir="ltr" className="max-w-40 truncate text-muted" title={path}>
          {path}
        </span>
      ) : (
        <button
          type="button"
          dir="ltr"
          title={`Open ${path}, line ${line}`}
          onClick={() => onOpen(path, line, column)}
          className="max-w-40 truncate rounded-control text-blueprint underline underline-offset-2 pointer-coarse:min-h-10"
        >
          {path}:{line}
        </button>
      )}
    </li>
  );
}
