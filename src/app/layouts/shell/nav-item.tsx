import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { formats } from '@/services/formats';
import { useEndSide } from '@/ui/follow-direction';
import { Tooltip } from '@/ui/tooltip';

/** Look of one line of the sidebar; a current one is a sheet that lies on it. */
export const navLineLook =
  'flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-control px-2.5 text-start text-sm text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[0_0_0_1px_var(--line)] pointer-coarse:min-h-11';

/** The same, when only its icon is shown. */
export const navIconLook =
  'grid size-10 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current]:bg-raised aria-[current]:text-blueprint aria-[current]:shadow-[0_0_0_1px_var(--line)]';

/** A count beyond this is told as more than this. */
export const mostShown = 99;

type NavItemProps = {
  label: string;
  href: string;
  icon: LucideIcon;
  isCurrent: boolean;
  isFolded: boolean;
  /** A count that waits there. */
  count?: number;
};

/** One place of the signed-in area. */
export function NavItem({ label, href, icon: Icon, isCurrent, isFolded, count = 0 }: NavItemProps) {
  const name = count > 0 ? `${label}, ${sayCount(count)} unread` : label;
  const current = isCurrent ? { 'aria-current': 'page' as const } : {};
  if (isFolded) {
    return (
      <NavTooltip label={count > 0 ? `${label} (${sayCount(count)})` : label}>
        <Link to={href} aria-label={name} {...current} className={clsx(navIconLook, 'relative')}>
          <Icon size={18} aria-hidden />
          {count > 0 && (
            <span
              aria-hidden
              className="absolute end-2 top-2 size-2 rounded-full bg-blueprint shadow-[0_0_0_2px_var(--paper)]"
            />
          )}
        </Link>
      </NavTooltip>
    );
  }
  return (
    <Link to={href} {...current} className={navLineLook}>
      <Icon size={18} aria-hidden className={clsx('shrink-0', isCurrent && 'text-blueprint')} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count > 0 && (
        <span className="-me-1 rounded-full bg-blueprint px-1 text-[11.5px] min-w-5 text-center leading-[18px] font-semibold text-on-blueprint tabular-nums">
          {sayCount(count)}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Link>
  );
}

type NavTooltipProps = Omit<ComponentProps<typeof Tooltip>, 'content' | 'side'> & { label: string };

/** The name of an icon of the folded sidebar; what else it is given goes to the icon. */
export function NavTooltip({ label, children, ...rest }: NavTooltipProps) {
  return (
    <Tooltip content={label} side={useEndSide()} {...rest}>
      {children}
    </Tooltip>
  );
}

function sayCount(count: number): string {
  return count > mostShown ? `${formats.read().number(mostShown)}+` : formats.read().number(count);
}
