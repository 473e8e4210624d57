import { Menu, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { buttonLook } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Mark } from '@/ui/mark';
import { useUser } from '../use-user';
import { headerLinks } from './public-links';
import { ThemeButton } from './theme-button';

// Nobody is signed in on a first visit.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }));

/** Brand, navigation and the door of the public site; below 1024 px the navigation is a disclosure. */
export function PublicHeader() {
  const user = useUser();
  const { pathname } = useLocation();
  // Open at one address: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = (next: boolean) => setOpenAt(next ? pathname : null);
  return (
    // Escape from anywhere inside closes the menu; the keys of its links are theirs.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <header className="relative z-30" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <div className="mx-auto flex max-w-[1280px] items-center gap-2 px-5 py-3.5 sm:gap-6 md:px-8">
        <Link
          to="/"
          className="flex items-center gap-2.5 font-display text-[19px] leading-none font-[650] tracking-tight"
        >
          <Mark />
          Sitewright
        </Link>
        <nav aria-label="Main" className="hidden gap-5 text-[14.5px] text-muted lg:flex">
          {headerLinks.map(({ label, href }) => (
            <NavLink key={href} to={href} end className={headerLinkLook}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-0.5 sm:gap-1.5">
          <ThemeButton />
          {user ? (
            <Suspense fallback={<span className="size-10" />}>
              <UserMenu user={user} />
            </Suspense>
          ) : (
            <>
              <Link to="/login" className={buttonLook({ variant: 'ghost' })}>
                Login
              </Link>
              <Link to="/signup" className={`${buttonLook({ variant: 'ink' })} max-sm:hidden`}>
                Start Now
              </Link>
            </>
          )}
          <IconButton
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"
            className="size-10 lg:hidden"
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={20} /> : <Menu size={20} />}
          </IconButton>
        </div>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!open}
        className="absolute inset-x-0 border-y border-line bg-raised px-5 py-3 shadow-card lg:hidden"
      >
        <ul className="grid">
          {[...headerLinks, ...(user ? signedInLinks : [{ label: 'Start Now', href: '/signup' }])].map(
            ({ label, href }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  end
                  className="block py-2.5 font-medium aria-[current=page]:text-blueprint"
                >
                  {label}
                </NavLink>
              </li>
            ),
          )}
        </ul>
      </nav>
    </header>
  );
}

const signedInLinks = [
  { label: 'Application', href: '/app' },
  { label: 'Designer', href: '/designer' },
  { label: 'Profile', href: '/profile' },
];

function headerLinkLook({ isActive }: { isActive: boolean }): string {
  return isActive ? 'font-[550] text-ink' : 'transition-colors hover:text-ink';
}
