import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

type SplitPaneProps = {
  /** Accessible name of the divider. */
  label: string;
  /** Width of the start pane in pixels; held between `min` and `max`. */
  size: number;
  onSizeChange: (size: number) => void;
  min: number;
  max: number;
  /** Width that a double press on the divider goes back to. */
  defaultSize: number;
  start: ReactNode;
  end: ReactNode;
  /** Which panes are shown. A pane that is not shown stays mounted. */
  shows?: 'both' | 'start' | 'end';
  className?: string;
};

const step = 16;

/** Two panes side by side with a divider to drag, or to move with arrow keys, Home and End. */
export function SplitPane(props: SplitPaneProps) {
  const { label, size, onSizeChange, min, max, defaultSize, start, end, shows = 'both', className } = props;
  const startId = useId();
  const [isResizing, setResizing] = useState(false);
  const grip = useRef<{ x: number; size: number } | null>(null);
  const clamp = (value: number) => Math.round(Math.max(min, Math.min(max, value)));
  const current = clamp(size);

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, size: current };
    setResizing(true);
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    const distance = (event.clientX - grip.current.x) * readingSign(event.currentTarget);
    onSizeChange(clamp(grip.current.size + distance));
  };
  const release = () => {
    grip.current = null;
    setResizing(false);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const stride = (event.shiftKey ? 4 : 1) * step * readingSign(event.currentTarget);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - stride,
      ArrowRight: current + stride,
      Home: min,
      End: max,
      Enter: defaultSize,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onSizeChange(clamp(target));
  };

  return (
    <div
      data-resizing={isResizing || undefined}
      // A frame swallows the pointer; while dragging it must not.
      className={clsx(
        'grid min-h-0 min-w-0 data-resizing:select-none data-resizing:[&_iframe]:pointer-events-none',
        className,
      )}
      style={{ gridTemplateColumns: shows === 'both' ? `${current}px 1px minmax(0,1fr)` : 'minmax(0,1fr)' }}
    >
      <div id={startId} hidden={shows === 'end'} className="grid min-h-0 min-w-0">
        {start}
      </div>
      {shows === 'both' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget (ARIA 1.2)
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr cannot be one
          role="separator"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-controls={startId}
          aria-valuenow={current}
          aria-valuemin={min}
          aria-valuemax={max}
          onPointerDown={handlePointerDown}
          onPointerMove={handlePointerMove}
          onPointerUp={release}
          onPointerCancel={release}
          onDoubleClick={() => onSizeChange(defaultSize)}
          onKeyDown={handleKeyDown}
          className="group relative z-10 cursor-col-resize touch-none bg-line outline-offset-4 before:absolute before:-inset-x-1.5 before:inset-y-0 before:content-[''] pointer-coarse:before:-inset-x-4"
        >
          <span
            aria-hidden
            className={clsx(
              'absolute -inset-x-0.5 top-1/2 h-9 -translate-y-1/2 rounded-full transition-colors duration-150',
              isResizing ? 'bg-blueprint' : 'bg-edge group-hover:bg-blueprint',
            )}
          />
        </div>
      )}
      <div hidden={shows === 'start'} className="grid min-h-0 min-w-0">
        {end}
      </div>
    </div>
  );
}

/** 1 where a movement to the right widens the start pane, -1 in right-to-left surroundings. */
function readingSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
