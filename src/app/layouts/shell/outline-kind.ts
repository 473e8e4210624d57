/** What the screens of the area look like from afar. */
export type OutlineKind = 'figures' | 'cards' | 'list' | 'form';

const lists: readonly string[] = [
  '/app/projects',
  '/app/notifications',
  '/app/admin/models',
  '/app/admin/prompts',
];
const cards: readonly string[] = ['/app/team', '/app/billing', '/app/support', '/app/profile/models'];

/** What the screen at an address looks like from afar. */
export function outlineOf(pathname: string): OutlineKind {
  const path = pathname.replace(/\/$/, '');
  if (path === '/app') return 'figures';
  if (lists.includes(path)) return 'list';
  return cards.includes(path) ? 'cards' : 'form';
}
