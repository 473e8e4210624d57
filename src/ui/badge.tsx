import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const look = cva(
  'inline-flex shrink-0 items-center gap-1.5 rounded-[5px] border px-2 py-0.5 text-[12.5px] leading-tight font-[550] whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'border-line bg-sunken text-muted',
        good: 'border-moss text-moss',
        warning: 'border-amber text-amber',
        danger: 'border-danger text-danger',
        blueprint: 'border-blueprint bg-blueprint-soft text-blueprint',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof look>;

/** A short word on the state of something; its tone only repeats what the word says. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={clsx(look({ tone }), className)} {...rest} />;
}
