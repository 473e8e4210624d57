import {
  AppWindow,
  Bot,
  Globe,
  ScrollText,
  Settings,
  ShieldCheck,
  Sparkles,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

export type MenuSection = {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Beginning of the addresses that are its section. */
  readonly section: string;
};

/** Entries of the footer's menu (specification §2.3), in its order. */
export const menuSections: readonly MenuSection[] = [
  { label: 'Invite people', href: '/app/team?invite=1', section: '/app/team', icon: UserPlus },
  { label: 'Upgrade', href: '/app/billing', section: '/app/billing', icon: Sparkles },
  { label: 'Website', href: '/', section: '/', icon: Globe },
  { label: 'Application', href: '/app', section: '/app', icon: AppWindow },
  { label: 'Settings', href: '/app/profile/settings', section: '/app/profile/settings', icon: Settings },
  { label: 'AI Models', href: '/app/profile/models', section: '/app/profile/models', icon: Bot },
  { label: 'System Prompts', href: '/app/admin/prompts', section: '/app/admin/prompts', icon: ScrollText },
  { label: 'Admin Panel', href: '/app/admin/settings', section: '/app/admin', icon: ShieldCheck },
];

/** The entry whose section an address is in: the one that names it most closely. */
export function sectionOf(pathname: string): MenuSection | undefined {
  return menuSections
    .filter(
      ({ section }) => pathname === section || pathname.startsWith(section === '/' ? '/' : `${section}/`),
    )
    .toSorted((first, second) => second.section.length - first.section.length)[0];
}
