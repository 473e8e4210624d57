import { useEffect, useId, useRef, type ReactNode } from 'react';

type HintProps = {
  /** What is explained; stands in the text, dotted beneath. */
  children: ReactNode;
  /** The explanation. */
  text: string;
};

const gap = 8;
const margin = 12;

/**
 * Words with an explanation: shown while the pointer is over them, on focus, and by a press where there is no pointer.
 * Escape or a press elsewhere takes it away. Lighter than `Tooltip`, for pages that load nothing else.
 */
export function Hint({ children, text }: HintProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!panel.current || !trigger.current || panel.current.matches(':popover-open')) return;
    panel.current.showPopover();
    place(panel.current, trigger.current);
  };
  const hide = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  useEffect(() => {
    // It stands still while the page moves beneath it.
    addEventListener('scroll', hide, { passive: true, capture: true });
    return () => removeEventListener('scroll', hide, { capture: true });
  }, []);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-describedby={id}
        className="-my-1.5 cursor-help py-1.5 text-start underline decoration-edge decoration-dotted underline-offset-[5px] hover:decoration-ink pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        {children}
      </button>
      <span
        ref={panel}
        id={id}
        role="tooltip"
        popover="auto"
        className="fixed m-0 max-w-72 rounded-control border border-edge bg-raised px-3 py-2 text-[13px] leading-snug font-normal text-ink shadow-card"
      >
        {text}
      </span>
    </>
  );
}

/** Above its words where there is room, else below; never over the window's edge. In window pixels. */
function place(panel: HTMLElement, trigger: HTMLElement): void {
  const words = trigger.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const above = words.top - height - gap;
  const top = above >= margin ? above : words.bottom + gap;
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  const wished = isRightToLeft ? words.right - width : words.left;
  const left = Math.max(margin, Math.min(wished, innerWidth - width - margin));
  panel.style.inset = `${top}px auto auto ${left}px`;
}
