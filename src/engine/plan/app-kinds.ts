import type { SiteKind } from '@/domain/site/vocabulary';

const appKinds: readonly SiteKind[] = [
  'todo',
  'kanban',
  'notes',
  'calculator',
  'converter',
  'timer',
  'quiz',
  'flashcards',
  'tracker',
  'habits',
  'dashboard',
  'game',
  'poll',
  'crm',
  'inventory',
  'booking',
  'chat',
  'forum',
  'directory',
  'palette',
];

/** Whether a kind is a working app rather than a site about something. */
export function isAppKind(kind: SiteKind): boolean {
  return appKinds.includes(kind);
}
