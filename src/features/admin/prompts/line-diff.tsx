import { joinClasses } from '@/ui/join-classes';
import { useMemo } from 'react';
import { compareTexts, type LineRun } from '@/services/project/compare-texts';

type LineDiffProps = { label: string; before: string; after: string };

/** Unchanged lines shown before and after a change; the others are counted. */
const contextLines = 3;
const signs = { same: ' ', added: '+', removed: '-' } as const;
const names = { same: 'unchanged', added: 'added', removed: 'removed' } as const;

/** How a text became another: removed lines, added lines, and a little of what stayed around them. */
export function LineDiff({ label, before, after }: LineDiffProps) {
  const runs = useMemo(() => compareTexts(before, after), [before, after]);
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line">
      <figcaption className="border-b border-line bg-sunken px-4 py-2 text-[13px] font-medium">
        {label}
      </figcaption>
      {/* It scrolls: the keyboard must reach it. */}
      <div
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        className="max-h-[60dvh] overflow-auto py-2 font-code text-[13px] leading-relaxed"
      >
        {runs.map((run, index) => (
          <Run
            // Runs have no name but their place, and are never moved.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            run={run}
            isFirst={index === 0}
            isLast={index === runs.length - 1}
          />
        ))}
      </div>
    </figure>
  );
}

type RunProps = { run: LineRun; isFirst: boolean; isLast: boolean };

function Run({ run: { kind, lines }, isFirst, isLast }: RunProps) {
  const before = isFirst ? 0 : contextLines;
  const after = isLast ? 0 : contextLines;
  const hidden = kind === 'same' ? lines.length - before - after : 0;
  if (hidden <= 1) return <Lines kind={kind} lines={lines} />;
  return (
    <>
      <Lines kind={kind} lines={lines.slice(0, before)} />
      <p className="my-1 border-y border-dashed border-line px-4 py-0.5 font-ui text-muted">
        {hidden} unchanged lines
      </p>
      <Lines kind={kind} lines={after === 0 ? [] : lines.slice(-after)} />
    </>
  );
}

function Lines({ kind, lines }: LineRun) {
  if (lines.length === 0) return null;
  return (
    <div
      className={joinClasses(
        kind === 'added' && 'border-s-2 border-moss bg-moss/8',
        kind === 'removed' && 'border-s-2 border-danger bg-danger/8',
        kind === 'same' && 'border-s-2 border-transparent',
      )}
    >
      {kind !== 'same' && <span className="sr-only">{names[kind]}:</span>}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex gap-3 px-3">
          <span aria-hidden className="text-muted select-none">
            {signs[kind]}
          </span>
          <span className="min-w-0 break-words whitespace-pre-wrap">{line || ' '}</span>
        </div>
      ))}
    </div>
  );
}
