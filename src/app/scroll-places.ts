/** How far each entry of the history was scrolled, in pixels, for this tab's life. */
const places = new Map<string, number>();

/** How long a page may take to become as long as it was when it was left, in milliseconds. */
const patience = 5000;

let giveUp = (): void => undefined;

/** Remembers where the page of a history entry is left. Returns what ends it. */
export function keepScroll(key: string): () => void {
  if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
  const remember = () => places.set(key, scrollY);
  addEventListener('scroll', remember, { passive: true });
  return () => removeEventListener('scroll', remember);
}

/** Goes to where an entry was left, else to the part that the hash names, else to the top. */
export function restoreScroll(key: string | null, hash: string): void {
  giveUp();
  const place = key === null ? undefined : places.get(key);
  const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place !== undefined) goTo(place);
  else if (part) part.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Goes to a place that may lie below the end of a page still growing: again as it grows, until somebody moves. */
function goTo(place: number): void {
  scrollTo({ top: place, behavior: 'instant' });
  if (isThere(place)) return;
  const growth = new ResizeObserver(() => {
    scrollTo({ top: place, behavior: 'instant' });
    if (isThere(place)) giveUp();
  });
  const timer = setTimeout(() => giveUp(), patience);
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  giveUp = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, giveUp);
    giveUp = () => undefined;
  };
  for (const move of moves) addEventListener(move, giveUp, { passive: true });
  growth.observe(document.body);
}

function isThere(place: number): boolean {
  return Math.abs(scrollY - place) <= 1;
}
