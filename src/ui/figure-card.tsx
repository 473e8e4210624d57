import type { ReactNode } from 'react';

type FigureCardProps = {
  label: string;
  /** The figure, formatted; a dash while it is being counted. */
  value: ReactNode;
  detail?: ReactNode;
};

/** One figure, large, with what it counts. */
export function FigureCard({ label, value, detail }: FigureCardProps) {
  return (
    <div className="grid content-start gap-1 rounded-card border border-line bg-raised p-5">
      <p className="text-sm text-muted">{label}</p>
      <p className="font-display text-[32px] leading-none font-[620] tracking-[-0.03em] tabular-nums">
        {value}
      </p>
      {detail && <div className="pt-1 text-sm text-muted">{detail}</div>}
    </div>
  );
}
