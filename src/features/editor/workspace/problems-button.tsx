import { useState } from 'react';
import type { Finding } from '@/domain/site/finding';
import { joinClasses } from '@/ui/join-classes';
import { Popover } from '@/ui/popover';
import { useEditor } from '../editor-context';
import { formatCount } from '../format-values';
import { ProblemRow } from './problem-row';

const order: Readonly<Record<Finding['severity'], number>> = { error: 0, warning: 1, note: 2 };

const untroubled = { checking: 'Checking…', checked: 'No problems', failed: 'Not checked' } as const;
const explanations = {
  checking: 'HTML, CSS, scripts, links and accessibility basics are being checked.',
  checked: 'HTML, CSS, scripts, links and accessibility basics were checked; nothing was found.',
  failed: 'The check stopped before it was done. It runs again with the next change.',
} as const;

/** How many problems there are; opens the list, and a press on one opens its place in the code. */
export function ProblemsButton() {
  const { findings, checkStage, runtimeProblems, dispatch } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const all = [...runtimeProblems, ...findings].toSorted((a, b) => order[a.severity] - order[b.severity]);
  const notes = all.filter(({ severity }) => severity === 'note').length;
  const problems = all.length - notes;
  const hasError = all.some(({ severity }) => severity === 'error');
  const isKnown = checkStage === 'checked' || problems > 0;
  const title = problems > 0 ? formatCount(problems, 'problem') : untroubled[checkStage];
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="Problems"
      side="top"
      className="!w-105 !p-2"
      trigger={
        <button
          type="button"
          className={joinClasses(
            '-mx-2 flex h-7 items-center gap-1.5 rounded-control px-2 font-medium hover:bg-sunken pointer-coarse:h-10',
            !isKnown ? 'text-muted' : problems === 0 ? 'text-moss' : hasError ? 'text-danger' : 'text-amber',
          )}
        >
          <span aria-hidden className="size-2 rounded-full bg-current" />
          {title}
        </button>
      }
    >
      <h3 className="px-2 py-1 font-ui text-[13px] font-semibold">
        {title}
        {notes > 0 && <span className="font-normal text-muted"> · {formatCount(notes, 'note')}</span>}
      </h3>
      {all.length === 0 ? (
        <p className="px-2 pb-1.5 text-muted">{explanations[checkStage]}</p>
      ) : (
        <ul className="grid">
          {all.map((finding) => (
            <li key={`${finding.rule} ${finding.path} ${finding.line} ${finding.column} ${finding.message}`}>
              <ProblemRow
                finding={finding}
                onOpen={() => {
                  setOpen(false);
                  const { path, line, column } = finding;
                  dispatch({
                    kind: 'file-asked',
                    path,
                    ...(line === undefined ? {} : { line }),
                    ...(column === undefined ? {} : { column }),
                  });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
