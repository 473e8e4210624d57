/** How far each entry of the history was scrolled, in pixels, for this tab's life. */
const places = new Map<string, number>();

let timer: ReturnType<typeof setTimeout> | undefined;

/** Remembers where the page of a history entry is left. Returns what ends it. */
export function keepScroll(key: string): () => void {
  if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
  const remember = () => places.set(key, scrollY);
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

/** Goes to a place that may lie below the end of a page still growing: again for some seconds, unless somebody moves up. */
function goTo(place: number, tries = 100): void {
  scrollTo({ top: place, behavior: 'instant' });
  const reached = scrollY;
  if (reached < place - 1 && tries > 0)
    timer = setTimeout(() => scrollY >= reached && goTo(place, tries - 1), 50);
}
