import { joinClasses } from '@/ui/join-classes';
import type { ReactNode } from 'react';

type FactsProps = {
  /** Set in two columns where there is room. */
  isWide?: boolean;
  children: ReactNode;
};

/** A list of labels and what they stand for; its children are `Fact`s. */
export function Facts({ isWide = false, children }: FactsProps) {
  return (
    <dl className={joinClasses('grid border-t border-line text-sm', isWide && 'gap-x-8 xl:grid-cols-2')}>
      {children}
    </dl>
  );
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
