import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { crumbsOf } from './crumbs';

/** Where the shown screen stands. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname);
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-sm text-muted">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1;
          // Where there is no room for all, the way begins one step later.
          const isSpared = index === 0 && crumbs.length > 2;
          return (
            <li
              key={href}
              className={clsx('flex items-center gap-1', isLast && 'min-w-0', isSpared && 'max-sm:hidden')}
            >
              {index > 0 && (
                <ChevronRight
                  size={14}
                  aria-hidden
                  className={clsx(
                    'shrink-0 rtl:-scale-x-100',
                    index === 1 && crumbs.length > 2 && 'max-sm:hidden',
                  )}
                />
              )}
              {isLast ? (
                <span aria-current="page" className="truncate px-1 font-medium text-ink">
                  {label}
                </span>
              ) : (
                <Link to={href} className="rounded-control px-1 py-2 whitespace-nowrap hover:text-ink">
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
