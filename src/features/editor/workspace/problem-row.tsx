import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '@/domain/site/finding';

type ProblemRowProps = { finding: Finding; onOpen: () => void };

const icons = {
  error: <CircleAlert size={16} aria-label="Error" className="mt-0.5 shrink-0 text-danger" />,
  warning: <TriangleAlert size={16} aria-label="Warning" className="mt-0.5 shrink-0 text-amber" />,
  note: <Info size={16} aria-label="Note" className="mt-0.5 shrink-0 text-muted" />,
} as const;

/** One problem: what it is and where. */
export function ProblemRow({ finding, onOpen }: ProblemRowProps) {
  const { severity, message, path, line } = finding;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-start gap-2.5 rounded-control px-2 py-1.5 text-start -outline-offset-2 hover:bg-sunken"
    >
      {icons[severity]}
      <span className="min-w-0 flex-1">
        <span className="block leading-snug break-words">{message}</span>
        <span className="font-code text-xs text-muted">{line === undefined ? path : `${path}:${line}`}</span>
      </span>
    </button>
  );
}
