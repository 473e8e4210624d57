import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Accessible name of what opens. */
  label: string;
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  className?: string;
};

/** A small panel beside its button: focus goes in, Escape or a press outside closes it. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, children, side = 'bottom', align = 'start', className } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={clsx(
            'transition-[opacity,translate] duration-150 ease-draw starting:translate-y-1 starting:opacity-0 z-40 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-24px)] overflow-auto rounded-card border border-edge bg-raised p-4 text-sm shadow-card outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
