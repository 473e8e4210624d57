import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { goBack } from './focus-places';
import { IconButton } from './icon-button';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, in reading order; they wrap on a narrow screen. */
  actions?: ReactNode;
  /** Told when it closes and the focus would go back to where it was; prevent it to put the focus elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** A modal dialog: focus is held inside, Escape and the backdrop close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, onCloseAutoFocus } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/40 backdrop-blur-[2px] dark:bg-sunken/70" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            goBack(event);
          }}
          className="fixed inset-x-4 top-[12dvh] z-50 mx-auto grid max-h-[80dvh] max-w-lg grid-cols-[minmax(0,1fr)] gap-4 overflow-auto rounded-card border border-edge bg-raised p-6 shadow-card"
        >
          <Radix.Title className="pe-10 text-xl leading-tight font-semibold tracking-tight wrap-anywhere">
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="text-pretty wrap-anywhere text-muted">
              {description}
            </Radix.Description>
          )}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div>}
          {/* Last, so that the focus begins in the first field or on the first button. */}
          <Radix.Close asChild>
            <IconButton label="Close" className="!absolute end-4 top-4.5">
              <X size={18} />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
