export type Crumb = { readonly label: string; readonly href: string };

/** Labels of specification §2.3; what it does not name has the title of its screen. */
const labels: Readonly<Record<string, string>> = {
  '/app': 'Dashboard',
  '/app/projects': 'Projects',
  '/app/projects/new': 'Create New',
  '/app/profile': 'Profile',
  '/app/profile/security': 'Security',
  '/app/profile/models': 'AI Models',
  '/app/profile/settings': 'Settings',
  '/app/team': 'Team',
  '/app/billing': 'Billing',
  '/app/notifications': 'Notifications',
  '/app/feedback': 'Feedback',
  '/app/support': 'Support',
  '/app/admin': 'Administration',
  '/app/admin/models': 'AI Models',
  '/app/admin/prompts': 'System Prompts',
  '/app/admin/settings': 'Settings',
};

/** What a tab with a screen of the signed-in area is called; null for an address that no screen has. */
export function areaTitle(pathname: string): string | null {
  const steps = crumbsOf(pathname);
  if (steps.at(-1)?.href !== pathname.replace(/\/$/u, '')) return null;
  const words = steps.length > 1 ? steps.slice(1).toReversed() : steps;
  return [...words.map(({ label }) => label), 'Sitewright'].join(' · ');
}

/** The way from the dashboard to an address of the signed-in area; steps that nobody named are left out. */
export function crumbsOf(pathname: string): readonly Crumb[] {
  const parts = pathname.split('/').filter(Boolean);
  return parts.flatMap((_, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const label = labels[href];
    return label === undefined ? [] : [{ label, href }];
  });
}
