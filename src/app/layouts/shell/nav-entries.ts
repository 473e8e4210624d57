import {
  Bell,
  Bot,
  CreditCard,
  FolderOpen,
  LayoutDashboard,
  LifeBuoy,
  MessageSquareText,
  ScrollText,
  SlidersHorizontal,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';

export type NavEntry = {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Where a group leads; then `href` is the beginning of their addresses. */
  readonly children?: readonly { readonly label: string; readonly href: string }[];
};

/** The sidebar of specification §2.3. */
export const mainEntries: readonly NavEntry[] = [
  { label: 'Dashboard', href: '/app', icon: LayoutDashboard },
  {
    label: 'Projects',
    href: '/app/projects',
    icon: FolderOpen,
    children: [
      { label: 'All Projects', href: '/app/projects' },
      { label: 'Create New', href: '/app/projects/new' },
    ],
  },
  {
    label: 'Profile',
    href: '/app/profile',
    icon: User,
    children: [
      { label: 'Overview', href: '/app/profile' },
      { label: 'Security', href: '/app/profile/security' },
      { label: 'AI Models', href: '/app/profile/models' },
      { label: 'Settings', href: '/app/profile/settings' },
    ],
  },
  { label: 'Team', href: '/app/team', icon: Users },
  { label: 'Billing', href: '/app/billing', icon: CreditCard },
];

export const adminEntries: readonly NavEntry[] = [
  { label: 'AI Models', href: '/app/admin/models', icon: Bot },
  { label: 'System Prompts', href: '/app/admin/prompts', icon: ScrollText },
  { label: 'Settings', href: '/app/admin/settings', icon: SlidersHorizontal },
];

export const secondaryEntries: readonly NavEntry[] = [
  { label: 'Feedback', href: '/app/feedback', icon: MessageSquareText },
  { label: 'Support', href: '/app/support', icon: LifeBuoy },
  { label: 'Notifications', href: '/app/notifications', icon: Bell },
];

/** Whether an address is that of an entry, or lies within a group. */
export function isWithin(entry: NavEntry, pathname: string): boolean {
  return pathname === entry.href || (entry.children !== undefined && pathname.startsWith(`${entry.href}/`));
}
