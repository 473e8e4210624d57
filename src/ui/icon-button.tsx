import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name, and the tooltip of the browser. */
  label: string;
  /** A toggle that is on; leave out for plain buttons. */
  pressed?: boolean;
  children: ReactNode;
};

/** A square button that shows an icon only. */
export function IconButton({
  label,
  pressed,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(
        'inline-grid size-9 shrink-0 place-items-center rounded-control transition-colors duration-150 disabled:opacity-50 pointer-coarse:size-10',
        pressed ? 'bg-blueprint-soft text-blueprint' : 'text-muted hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
