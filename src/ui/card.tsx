import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type CardProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Stands at the end of the heading: a badge, a button. */
  trailing?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A sheet of a screen of the signed-in area, with its heading. */
export function Card({ title, description, trailing, children, className }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'grid min-w-0 content-start gap-5 rounded-card border border-line bg-raised p-5 sm:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 id={id} className="text-lg leading-snug font-[620] tracking-[-0.015em]">
            {title}
          </h2>
          {description && <p className="max-w-[64ch] text-sm text-muted">{description}</p>}
        </div>
        {trailing}
      </div>
      {children}
    </section>
  );
}
