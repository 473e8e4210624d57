/** How far each entry of the history was scrolled, in pixels, for this tab's life. */
const places = new Map<string, number>();

let timer: ReturnType<typeof setTimeout> | undefined;

/** Remembers where the page of a history entry is left. Returns what ends it. */
export function keepScroll(key: string): () => void {
  if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
  const remember = () => {
    // The next page may stand there already and be shorter: its end is no place where this one was left.
    const isPushed = scrollY < (places.get(key) ?? 0) && isAtEnd();
    if (!isPushed) places.set(key, scrollY);
  };
  addEventListener('scroll', remember, { passive: true });
  return () => removeEventListener('scroll', remember);
}

/** Goes to where an entry was left, else to the part that the hash names, else to the top. */
export function restoreScroll(key: string | null, hash: string): void {
  clearTimeout(timer);
  const place = key === null ? undefined : places.get(key);
  const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place !== undefined) goTo(place);
  else if (part) part.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether the page ends right below what is seen. */
const isAtEnd = (): boolean => scrollY >= document.documentElement.scrollHeight - innerHeight - 1;

// How often the place is looked at: five seconds until it is reached, one more after that.
const pause = 50;
const mostTries = 100;
const settled = 20;

/**
 * Goes to a place that may lie below the end of a page still growing: again for some seconds, also where the page became short for
 * a moment after it was reached, unless somebody moves up.
 */
function goTo(place: number, tries = mostTries, still = 0): void {
  if (tries === mostTries || scrollY < place - 1) scrollTo({ top: place, behavior: 'instant' });
  const reached = scrollY;
  const isThere = reached >= place - 1;
  if (tries === 0 || still > settled) return;
  timer = setTimeout(() => {
    if (scrollY >= reached || isAtEnd()) goTo(place, tries - 1, isThere ? still + 1 : 0);
  }, pause);
}
