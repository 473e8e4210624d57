import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from './icon-button';
import { useReducedMotion } from './use-reduced-motion';
import './marquee.css';

type MarqueeProps = {
  /** What passes, in words. */ label: string;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
};

const fadingEdges = 'linear-gradient(90deg, transparent, #000 5%, #000 95%, transparent)';

/**
 * A row that passes by without end. It rests under the pointer, while something in it has the focus, and when it is
 * told to; for who wants no motion it is no row at all, and everything stands in place.
 */
export function Marquee({ label, items }: MarqueeProps) {
  const isStill = useReducedMotion();
  const group = useRef<HTMLDivElement>(null);
  const isWatched = useIsWatched(group, isStill);
  const [isStopped, setStopped] = useState(false);
  const isResting = isWatched || isStopped;
  const cards = items.map(({ id, content }) => (
    <li key={id} className="grid">
      {content}
    </li>
  ));
  if (isStill)
    return (
      <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards}
      </ul>
    );
  return (
    <div ref={group} role="group" aria-label={label} className="grid gap-4">
      <div style={{ maskImage: fadingEdges }} className="-mx-5 overflow-hidden md:-mx-8">
        <div
          data-moving={!isResting}
          style={{ animationPlayState: isResting ? 'paused' : 'running' }}
          className="marquee flex w-max"
        >
          <ul className="flex gap-4 pe-4">{cards}</ul>
          {/* The same again, so that the row has no end. Read out it would be an echo. */}
          <ul aria-hidden inert className="flex gap-4 pe-4">
            {cards}
          </ul>
        </div>
      </div>
      <IconButton
        label={isStopped ? 'Let the row pass' : 'Stop the row'}
        className="border border-line bg-raised"
        onClick={() => setStopped(!isStopped)}
      >
        {isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
      </IconButton>
    </div>
  );
}

/** Whether the pointer is over the element or the focus in it. `isAway`: there is no element to watch. */
function useIsWatched(element: RefObject<HTMLElement | null>, isAway: boolean): boolean {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (isAway || !watched) return;
    const changes = {
      pointerenter: () => setUnderPointer(true),
      pointerleave: () => setUnderPointer(false),
      focusin: () => setHasFocus(true),
      focusout: ({ relatedTarget }: FocusEvent) =>
        setHasFocus(watched.contains(relatedTarget as Node | null)),
    };
    const names = Object.keys(changes) as (keyof typeof changes)[];
    for (const name of names) watched.addEventListener(name, changes[name]);
    return () => {
      for (const name of names) watched.removeEventListener(name, changes[name]);
    };
  }, [element, isAway]);
  return isUnderPointer || hasFocus;
}
