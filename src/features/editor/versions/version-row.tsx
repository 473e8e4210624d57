import type { Version } from '@/domain/project/version';
import { Button } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { formatCount, formatMoment } from '../format-values';

const authors: Readonly<Record<Version['author'], string>> = {
  user: 'You',
  assistant: 'Assistant',
  import: 'Import',
  restore: 'Restored',
};

type VersionRowProps = {
  version: Version;
  isCurrent: boolean;
  isRestorable: boolean;
  onRestore: () => void;
};

/** One version on the line of history: what, who, when, how much. */
export function VersionRow({ version, isCurrent, isRestorable, onRestore }: VersionRowProps) {
  const { seq, note, author, createdAt } = version;
  return (
    <li
      aria-current={isCurrent ? 'true' : undefined}
      className="group relative border-s border-dashed border-blueprint ps-5 pb-5 last:border-transparent last:pb-1"
    >
      <span
        aria-hidden
        className={joinClasses(
          'absolute -start-[6px] top-[5px] size-[11px] rounded-full border-2',
          isCurrent ? 'border-blueprint bg-blueprint' : 'border-blueprint bg-paper',
        )}
      />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="leading-snug font-medium break-words">{note}</p>
          <p className="mt-0.5 text-[12.5px] text-muted">
            <span className="font-code text-xs font-medium">v{seq}</span> · {authors[author]} ·{' '}
            <time dateTime={new Date(createdAt).toISOString()}>{formatMoment(createdAt)}</time>
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-[12.5px] text-muted">{countFiles(version)}</p>
        </div>
        {isCurrent ? (
          <span className="shrink-0 rounded-[5px] bg-blueprint-soft px-2 py-0.5 text-[12.5px] font-medium text-blueprint">
            Current
          </span>
        ) : (
          <Button
            size="small"
            aria-label={`Restore version ${seq}`}
            disabled={!isRestorable}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </div>
    </li>
  );
}

function countFiles({ added, modified, deleted }: Version): string {
  const parts = [
    added.length > 0 ? `${formatCount(added.length, 'file')} added` : '',
    modified.length > 0 ? `${formatCount(modified.length, 'file')} changed` : '',
    deleted.length > 0 ? `${formatCount(deleted.length, 'file')} removed` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
