import { Link } from 'react-router-dom';
import { Mark } from '@/ui/mark';
import { footerColumns, legalLinks } from './public-links';

/** Columns of links, legal links and what is true of this product everywhere. */
export function PublicFooter() {
  return (
    <footer className="laid-out-later border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-[1280px] grid-cols-2 gap-x-6 gap-y-10 px-5 py-12 md:grid-cols-[1.4fr_repeat(3,1fr)] md:px-8">
        <div className="grid content-start gap-3 max-md:col-span-2">
          <p className="flex items-center gap-2 font-display text-lg font-semibold">
            <Mark size={22} /> Sitewright
          </p>
          <p className="max-w-[22em] text-sm text-muted">
            Made sites and projects stay on this device. No telemetry, no remote fonts, no account anywhere
            else.
          </p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-3 font-ui text-sm font-semibold">{title}</h2>
            <ul className="grid gap-0.5 text-sm text-muted">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href} className="inline-block py-1 hover:text-ink">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <ul className="mx-auto flex max-w-[1280px] flex-wrap gap-x-6 gap-y-1 px-5 pb-8 text-sm text-muted md:px-8">
        {legalLinks.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className="inline-block py-1 hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
