import { Tooltip as Radix } from 'radix-ui';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { useLandmark } from './use-landmark';

type TooltipProps = Omit<ComponentProps<typeof Radix.Trigger>, 'content' | 'asChild'> & {
  content: ReactNode;
  /** The thing explained; must take a ref and focus. It also gets the other properties given here. */
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Held back, e.g. while a popover of the same thing is open. */
  enabled?: boolean;
};

/** A short explanation on hover and keyboard focus; Escape takes it away. */
export function Tooltip({ content, children, side = 'top', enabled = true, ref, ...rest }: TooltipProps) {
  const { ref: landmarkRef, landmark } = useLandmark();
  const setTrigger = useCallback(
    (trigger: HTMLButtonElement | null) => {
      landmarkRef(trigger);
      if (typeof ref === 'function') ref(trigger);
      else if (ref) ref.current = trigger;
    },
    [landmarkRef, ref],
  );
  return (
    <Radix.Provider delayDuration={250} skipDelayDuration={150}>
      <Radix.Root disableHoverableContent {...(enabled ? {} : { open: false })}>
        <Radix.Trigger asChild ref={setTrigger} {...rest}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={landmark}>
          <Radix.Content
            ref={letPointerThrough}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-80 rounded-control border border-edge bg-raised px-3 py-2 text-[13px] leading-snug text-ink shadow-card transition-[opacity,translate] duration-150 ease-draw starting:translate-y-1 starting:opacity-0"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** A tooltip must not stand between the pointer and what it covers; the layer around it would. */
function letPointerThrough(content: HTMLElement | null): void {
  if (content?.parentElement) content.parentElement.style.pointerEvents = 'none';
}
