import { useEffect } from 'react';
import { canTake, forgetPlace, lastPlace, notePlace, takePlaceAgain } from './focus-places';

const scrollRestMilliseconds = 200;
/** A button that waits for its own work is back before that. */
const waitMilliseconds = 1000;
/** A dialog or menu that closes puts the focus back by itself, a task later: it goes first, else both would move it. */
const ownersMilliseconds = 30;
/** Browsers take the focus from what is hidden only when they draw again. */
const takenMilliseconds = 100;

/**
 * Keeps the focus somewhere useful when what had it goes away: a line that was deleted, a button that gave way to a
 * form, is hidden or cannot be pressed any more. Draws nothing; one for the whole page.
 */
export function KeepFocus() {
  useEffect(() => {
    let scrolledAt = -Infinity;
    let actedAt = -Infinity;
    let waiting = 0;
    let taking = 0;
    const act = () => {
      actedAt = performance.now();
    };
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) notePlace(target);
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
      // Left for nothing, and not taken away: somebody pressed beside everything.
      queueMicrotask(() => target.isConnected && canTake(target) && forgetPlace());
    };
    const scroll = () => {
      scrolledAt = performance.now();
    };
    const isLost = (place: HTMLElement) => document.activeElement === document.body && lastPlace() === place;
    const wait = (place: HTMLElement) => {
      clearTimeout(waiting);
      if (canTake(place)) {
        if (isLost(place)) place.focus({ preventScroll: true });
        return;
      }
      waiting = window.setTimeout(
        () => {
          if (isLost(place) && !canTake(place)) takePlaceAgain();
        },
        place.matches(':disabled') ? waitMilliseconds : takenMilliseconds,
      );
    };
    const observer = new MutationObserver((changes) => {
      const place = lastPlace();
      if (place && changes.some(({ type, target }) => type === 'attributes' && target.contains(place)))
        wait(place);
      if (document.activeElement !== document.body || place?.isConnected !== false) return;
      // Lists draw only what is in sight: what was scrolled away was not taken away.
      const isScrolling = scrolledAt > actedAt && performance.now() - scrolledAt < scrollRestMilliseconds;
      if (isScrolling || taking !== 0) return;
      taking = window.setTimeout(() => {
        taking = 0;
        if (document.activeElement === document.body && lastPlace()?.isConnected === false) takePlaceAgain();
      }, ownersMilliseconds);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave);
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    document.addEventListener('keydown', act, { capture: true });
    document.addEventListener('pointerdown', act, { capture: true });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      clearTimeout(waiting);
      clearTimeout(taking);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('scroll', scroll, { capture: true });
      document.removeEventListener('keydown', act, { capture: true });
      document.removeEventListener('pointerdown', act, { capture: true });
    };
  }, []);
  return null;
}
