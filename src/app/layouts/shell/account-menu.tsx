import { ChevronsUpDown, LogOut, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '@/domain/account/account';
import type { Standing } from '@/services/shell-queries';
import { theme, toggleTheme } from '@/services/theme';
import { CutName } from '@/ui/cut-name';
import { Menu, MenuItem, MenuLine, MenuLink } from '@/ui/menu';
import { signOut } from '../sign-out';
import { menuSections, sectionOf, type MenuSection } from './menu-sections';

type AccountMenuProps = { user: User; standing: Standing | undefined; isFolded: boolean };

/** Who is signed in, and everything that is theirs. */
export function AccountMenu({ user, standing, isFolded }: AccountMenuProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = useSyncExternalStore(theme.subscribe, theme.read);
  const here = sectionOf(pathname);
  return (
    <Menu
      side="top"
      align="start"
      className="w-64"
      trigger={
        <button
          type="button"
          {...(isFolded ? { 'aria-label': `Account: ${user.name}` } : {})}
          className="flex min-h-12 w-full min-w-0 items-center gap-2.5 rounded-control px-2 text-start hover:bg-sunken aria-expanded:bg-sunken"
        >
          <img src={user.avatar} alt="" width={32} height={32} className="size-8 shrink-0 rounded-full" />
          {!isFolded && (
            <>
              <span className="grid min-w-0 flex-1 leading-tight">
                <CutName text={user.name} className="text-sm font-semibold" />
                <CutName text={user.email || 'On this device only'} className="text-[12.5px] text-muted" />
              </span>
              <ChevronsUpDown size={15} aria-hidden className="shrink-0 text-muted" />
            </>
          )}
        </button>
      }
    >
      {menuSections.map((entry) => (
        <Entry
          key={entry.label}
          entry={entry}
          isHere={entry === here}
          {...(entry.label === 'Upgrade' && standing?.plan === 'free'
            ? { hint: "You're on a free version of Sitewright." }
            : {})}
        />
      ))}
      <MenuLine />
      <MenuItem
        icon={current === 'dark' ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
        onSelect={toggleTheme}
      >
        {current === 'dark' ? 'Light Mode' : 'Dark Mode'}
      </MenuItem>
      <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={() => void signOut(navigate)}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}

/** A place to go; the one where the person is leads nowhere. */
function Entry({ entry, isHere, hint }: { entry: MenuSection; isHere: boolean; hint?: string }) {
  const { label, href, icon: Icon } = entry;
  const words = (
    <span className="grid">
      {label}
      {hint && <span className="text-[12.5px] leading-snug text-muted">{hint}</span>}
    </span>
  );
  if (isHere) {
    return (
      <MenuItem disabled icon={<Icon size={16} aria-hidden />}>
        {words}
      </MenuItem>
    );
  }
  return (
    <MenuLink>
      <Link to={href}>
        <Icon size={16} aria-hidden className="shrink-0 text-muted" />
        {words}
      </Link>
    </MenuLink>
  );
}
