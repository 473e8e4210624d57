import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Looks of a button or of a link that looks like one. */
export const buttonLook = cva(
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-control border font-semibold transition-[background-color,border-color,filter,transform] duration-150 ease-draw active:translate-y-px disabled:pointer-events-none disabled:border-line disabled:bg-sunken disabled:text-muted',
  {
    variants: {
      variant: {
        plain: 'border-line bg-raised text-ink hover:border-edge',
        ink: 'border-ink bg-ink text-paper hover:opacity-90',
        signal: 'border-transparent bg-signal text-on-signal hover:brightness-105',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken',
        danger: 'border-danger bg-raised text-danger hover:bg-sunken',
      },
      size: {
        small: 'h-8 px-3 text-[13px] pointer-coarse:h-10',
        medium: 'h-10 px-4 text-[14.5px]',
        large: 'h-12 px-5 text-base',
      },
    },
    defaultVariants: { variant: 'plain', size: 'medium' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonLook>;

/** A button in one of the brand's looks. `type` is `button` unless told. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonLook({ variant, size }), className)} {...rest} />;
}
