import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepScroll, restoreScroll } from './scroll-places';
import { showHead } from './show-head';

/**
 * What follows a change of address: the head's words, the place on the page, and for people who do not see the change
 * the focus on the page's heading and its title read out. The first page of a visit is left as the browser shows it.
 */
export function RouteChanges() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const [told, setTold] = useState('');
  const shown = useRef<string | null>(null);
  useEffect(() => keepScroll(key), [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const title = showHead(pathname, () => shown.current === pathname);
    if (before === null || (before === pathname && hash === '')) return;
    restoreScroll(type === 'POP' ? key : null, hash);
    if (before === pathname) return;
    void title.then((words) => words !== null && setTold(words));
    focusHeading();
  }, [pathname, hash, key, type]);
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  );
}

/** Moves the focus to the page's heading, unless the page has put it somewhere itself. */
function focusHeading(): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (active?.closest('main, [role="dialog"]')) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  });
}
