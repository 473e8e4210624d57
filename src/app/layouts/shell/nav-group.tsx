import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndSide } from '@/ui/follow-direction';
import { Menu, MenuLink } from '@/ui/menu';
import { isWithin, type NavEntry } from './nav-entries';
import { navIconLook, navLineLook, NavTooltip } from './nav-item';

type NavGroupProps = { entry: NavEntry; pathname: string; isFolded: boolean };

/** Places that belong together. It opens by itself when one of them is shown; folded, they are a menu at its icon. */
export function NavGroup({ entry, pathname, isFolded }: NavGroupProps) {
  const { label, icon: Icon, children = [] } = entry;
  const isCurrent = isWithin(entry, pathname);
  const [isOpen, setOpen] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  const id = useId();
  const side = useEndSide();
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
  if (isFolded) {
    return (
      <Menu
        side={side}
        align="start"
        trigger={
          <NavTooltip label={label}>
            <button
              type="button"
              aria-label={label}
              {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
              className={navIconLook}
            >
              <Icon size={18} aria-hidden />
            </button>
          </NavTooltip>
        }
      >
        {children.map((child) => (
          <MenuLink key={child.href}>
            <Link to={child.href} {...(child.href === pathname ? { 'aria-current': 'page' as const } : {})}>
              {child.label}
            </Link>
          </MenuLink>
        ))}
      </Menu>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={clsx(navLineLook, isCurrent && 'font-semibold !text-ink')}
      >
        <Icon size={18} aria-hidden className={clsx('shrink-0', isCurrent && 'text-blueprint')} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight
          size={15}
          aria-hidden
          className={clsx(
            'shrink-0 transition-transform duration-150',
            isOpen ? 'rotate-90' : 'rtl:-scale-x-100',
          )}
        />
      </button>
      <ul id={id} hidden={!isOpen} className="ms-[18.5px] grid gap-0.5 border-s border-line ps-2.5 pt-0.5">
        {children.map((child) => (
          <li key={child.href}>
            <Link
              to={child.href}
              {...(child.href === pathname ? { 'aria-current': 'page' as const } : {})}
              className={clsx(navLineLook, '!min-h-8 pointer-coarse:!min-h-11')}
            >
              <span className="truncate">{child.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
