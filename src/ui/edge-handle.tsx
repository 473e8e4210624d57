import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type EdgeHandleProps = {
  /** Accessible name. */
  label: string;
  /** Id of what it makes wider or narrower; it stands at the end edge of that. */
  controls: string;
  /** Width of the thing in per cent of the window. */
  percent: number;
  min: number;
  max: number;
  /** Where a double press or Enter leads. */
  defaultPercent: number;
  onChange: (percent: number) => void;
  /** Told before each movement begins. */
  onGrip?: () => void;
};

/** The draggable end edge of something, counted in per cent of the window; arrow keys, Home and End move it, too. */
export function EdgeHandle(props: EdgeHandleProps) {
  const { label, controls, percent, min, max, defaultPercent, onChange, onGrip } = props;
  const [isDragged, setDragged] = useState(false);
  const grip = useRef<{ x: number; percent: number } | null>(null);
  const move = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    onGrip?.();
    grip.current = { x: event.clientX, percent };
    setDragged(true);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    const distance = ((event.clientX - grip.current.x) / innerWidth) * 100;
    move(grip.current.percent + distance * readingSign(event.currentTarget));
  };
  const release = () => {
    grip.current = null;
    setDragged(false);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const stride = (event.shiftKey ? 5 : 1) * readingSign(event.currentTarget);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: percent - stride,
      ArrowRight: percent + stride,
      Home: min,
      End: max,
      Enter: defaultPercent,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onGrip?.();
    move(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget (ARIA 1.2)
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr cannot be one
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${Math.round(percent)} per cent of the window`}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onChange(defaultPercent)}
      onKeyDown={handleKeyDown}
      className="group absolute inset-y-0 -end-1.5 z-20 w-3 cursor-col-resize touch-none"
    >
      <span
        aria-hidden
        className={clsx(
          'absolute inset-y-0 start-1/2 w-0.5 -translate-x-1/2 transition-colors duration-150 rtl:translate-x-1/2',
          isDragged ? 'bg-blueprint' : 'group-hover:bg-edge group-focus-visible:bg-blueprint',
        )}
      />
    </div>
  );
}

/** 1 where a movement to the right makes it wider, -1 in right-to-left surroundings. */
function readingSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
