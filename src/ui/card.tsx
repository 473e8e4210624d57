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
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card border border-line bg-raised p-5 sm:p-6',
        className,
      )}
    >
      {/* In a narrow window what is at the end stays beside the heading, and the sentence has a line to itself. */}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1.5">
        <div
          className={clsx('grid min-w-0 flex-1 gap-1 max-sm:contents', description ? 'basis-40' : 'basis-24')}
        >
          <h2
            id={id}
            className="text-lg leading-snug font-[620] tracking-[-0.015em] wrap-anywhere max-sm:-order-1 max-sm:flex-1 max-sm:basis-32"
          >
            {title}
          </h2>
          {description && (
            <p className="max-w-[64ch] text-sm text-pretty text-muted max-sm:order-1 max-sm:basis-full">
              {description}
            </p>
          )}
        </div>
        {trailing}
      </div>
      {children}
    </section>
  );
}
