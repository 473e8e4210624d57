import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** A line drawing in the mark's manner; the square and pointer unless told. */
  drawing?: ReactNode;
  className?: string;
};

/** Says that nothing is here yet, and what to do about it, on a faint drafting grid. */
export function EmptyState({ title, children, drawing, className }: EmptyStateProps) {
  return (
    <div className={clsx('drafting-grid grid place-content-center justify-items-center p-6', className)}>
      <div className="grid max-w-md justify-items-center gap-3 rounded-card bg-sunken px-8 py-7 text-center shadow-[0_0_24px_24px_var(--sunken)]">
        {drawing ?? <DrawnSquare />}
        <h2 className="text-xl leading-tight font-semibold tracking-tight">{title}</h2>
        {children}
      </div>
    </div>
  );
}

function DrawnSquare() {
  return (
    <svg
      width="88"
      height="72"
      viewBox="0 0 88 72"
      fill="none"
      aria-hidden
      className="stroke-blueprint"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M40 58H14V8h60v22" />
      <path d="M14 20h60M22 30h22M22 38h16" strokeDasharray="3 4" />
      <path d="m48 36 26 10-12 5-5 12z" className="fill-signal stroke-signal" />
      <path d="M14 66v4m26-4v4M14 68h26" />
    </svg>
  );
}
