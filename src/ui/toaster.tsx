import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Toast = {
  readonly id: string;
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly title: string;
  readonly message: string;
  readonly action?: ReactNode;
};

const icons = {
  success: <CircleCheck size={18} className="mt-0.5 shrink-0 text-moss" aria-hidden />,
  error: <CircleAlert size={18} className="mt-0.5 shrink-0 text-danger" aria-hidden />,
  warning: <TriangleAlert size={18} className="mt-0.5 shrink-0 text-amber" aria-hidden />,
  info: <Info size={18} className="mt-0.5 shrink-0 text-blueprint" aria-hidden />,
};

type ToasterProps = {
  /** Newest first; only the first `most` are shown. */
  toasts: readonly Toast[];
  most: number;
  /** A click on a toast: takes it away and those above it. */
  onClick: (id: string) => void;
  /** The close button of one toast. */
  onClose: (id: string) => void;
};

/** Toasts at the top end of the screen. Errors are announced at once, the rest when there is a pause. */
export function Toaster({ toasts, most, onClick, onClose }: ToasterProps) {
  return (
    <div
      role="region"
      aria-label="Notifications"
      data-toasts
      className="pointer-events-none fixed end-4 top-4 z-[60] grid justify-items-end gap-2"
    >
      <div aria-live="polite" className="contents">
        {toasts.slice(0, most).map(({ id, type, title, message, action }) => (
          // A pointer's shortcut; the keyboard has the close button.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={id}
            role={type === 'error' ? 'alert' : 'status'}
            onClick={() => onClick(id)}
            className="toast-in pointer-events-auto flex max-w-80 min-w-[250px] cursor-pointer items-start gap-2.5 rounded-card border border-edge bg-raised p-3 ps-3.5 text-sm shadow-card"
          >
            {icons[type]}
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{title}</p>
              {message && <p className="text-muted">{message}</p>}
              {action}
            </div>
            <button
              type="button"
              aria-label="Close notification"
              onClick={(event) => {
                event.stopPropagation();
                onClose(id);
              }}
              className="-me-1 -mt-1 grid size-7 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <X size={15} aria-hidden />
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
