import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a setting brings with it that somebody should know before they save. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <p
      role="note"
      className="flex items-start gap-2.5 rounded-control border border-amber px-3.5 py-2.5 text-sm"
    >
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-amber" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
