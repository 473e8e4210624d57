import type { ReactNode } from 'react';

/** A list of labels and what they stand for; its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid border-t border-line text-sm">{children}</dl>;
}

type FactProps = { label: string; children: ReactNode };

/** One label and what it stands for, side by side. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-b border-line py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
