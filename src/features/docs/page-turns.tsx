import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlacedPage } from './written-places';

/** The page before and the page after, at the end of a page. */
export function PageTurns({ pages, path }: { pages: readonly PlacedPage[]; path: string }) {
  const place = pages.findIndex((page) => page.path === path);
  const before = pages[place - 1];
  const after = pages[place + 1];
  const look =
    'group grid gap-0.5 rounded-card border border-line px-4 py-3.5 transition-colors duration-150 hover:border-edge hover:bg-raised';
  return (
    <nav aria-label="Next and previous page" className="mt-14 grid max-w-[44rem] gap-3 sm:grid-cols-2">
      {before && (
        <Link to={before.path} rel="prev" className={look}>
          <span className="flex items-center gap-1.5 text-[13px] text-muted">
            <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" /> Previous
          </span>
          <span className="font-semibold">{before.title}</span>
        </Link>
      )}
      {after && (
        <Link to={after.path} rel="next" className={`${look} justify-items-end text-end sm:col-start-2`}>
          <span className="flex items-center gap-1.5 text-[13px] text-muted">
            Next <ArrowRight size={14} aria-hidden className="rtl:-scale-x-100" />
          </span>
          <span className="font-semibold">{after.title}</span>
        </Link>
      )}
    </nav>
  );
}
