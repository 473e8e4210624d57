import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { goBack } from './focus-places';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name, for those who do not see it. */
  label: string;
  children: ReactNode;
  /** Its width in CSS. */
  width: string;
};

/** A sheet that lies over the start of a narrow window: focus is held inside, Escape and a press beside it close it. */
export function Sheet({ open, onOpenChange, label, children, width }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/40 backdrop-blur-[2px] transition-opacity duration-150 dark:bg-sunken/70 starting:opacity-0" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={goBack}
          className="fixed inset-y-0 start-0 z-50 grid max-w-[85vw] border-e border-edge bg-paper shadow-card outline-none transition-[opacity,translate] duration-200 ease-draw starting:-translate-x-4 starting:opacity-0 rtl:starting:translate-x-4"
          style={{ width }}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
