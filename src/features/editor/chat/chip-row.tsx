import type { ReactNode } from 'react';

/** Chips below an answer, wrapping. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className="mt-2.5 flex flex-wrap gap-1.5">{children}</div>;
}
