import type { SiteKind } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import type { AppDefinition } from './app';

const shelf = createShelf<SiteKind, AppDefinition>('app', {
  booking: async () => (await import('./booking')).booking,
  calculator: async () => (await import('./calculator')).calculator,
  chat: async () => (await import('./chat')).chat,
  converter: async () => (await import('./converter')).converter,
  crm: async () => (await import('./crm')).crm,
  dashboard: async () => (await import('./dashboard')).dashboard,
  directory: async () => (await import('./directory')).directory,
  flashcards: async () => (await import('./flashcards')).flashcards,
  forum: async () => (await import('./forum')).forum,
  game: async () => (await import('./game')).game,
  habits: async () => (await import('./habits')).habits,
  inventory: async () => (await import('./inventory')).inventory,
  kanban: async () => (await import('./kanban')).kanban,
  notes: async () => (await import('./notes')).notes,
  palette: async () => (await import('./palette')).palette,
  poll: async () => (await import('./poll')).poll,
  quiz: async () => (await import('./quiz')).quiz,
  timer: async () => (await import('./timer')).timer,
  todo: async () => (await import('./todo')).todo,
  tracker: async () => (await import('./tracker')).tracker,
});

/** Fetches the app of a kind; a kind that is no app is no error. */
export const loadApp = (kind: SiteKind): Promise<void> => shelf.load(kind);
/** Fetches every app. */
export const loadApps = (): Promise<void> => shelf.loadAll();

/** The app of a kind of site; undefined for a kind that is no app. Throws when it was not loaded first. */
export const findApp = (kind: SiteKind): AppDefinition | undefined => shelf.get(kind);
