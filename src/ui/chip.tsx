import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const look =
  'inline-flex min-h-[26px] max-w-full items-center gap-1.5 rounded-[5px] border border-line bg-raised px-2 py-[2px] text-[12.5px] leading-tight';

type ChipProps = ComponentProps<'button'> & {
  /** `drawn` has the dashed blueprint edge of what is being made. */
  tone?: 'plain' | 'drawn';
};

/** A small button among text: an action, a file, a value that was understood. */
export function Chip({ tone = 'plain', className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      type={type}
      className={clsx(
        look,
        'text-start transition-colors duration-150 hover:border-edge disabled:opacity-50 pointer-coarse:min-h-10 pointer-coarse:px-3',
        tone === 'drawn' && 'border-dashed !border-blueprint text-blueprint hover:bg-blueprint-soft',
        className,
      )}
      {...rest}
    />
  );
}

/** A colour, shown; its name stands beside it. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      className="size-[11px] shrink-0 rounded-[3px] border border-edge"
      style={{ backgroundColor: colour }}
    />
  );
}
