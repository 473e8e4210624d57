/** How far each entry of the history was scrolled, in pixels, for this tab's life. */
const places = new Map<string, number>();

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
  const growth = new ResizeObserver(go);
  giveUp = () => growth.disconnect();
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, giveUp, { once: true, passive: true });
  growth.observe(document.body);
  go();

  function go(): void {
    scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(scrollY - place) <= 1) giveUp();
  }
}
