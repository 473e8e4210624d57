import type { SiteKind } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import { isAppKind } from '../../plan/app-kinds';
import type { titleAbroad as TitleAbroad } from '../../brief/abroad/tools/find-tool';
import type { AppDefinition } from './app';
import type { sayApp as SayApp } from './app-words';
import type { writeKeys as WriteKeys } from './asked-keys';

const shelf = createShelf<SiteKind, AppDefinition>('app', {
  booking: async () => (await import('./booking')).booking,
  calculator: async () => (await import('./calculator')).calculator,
  chat: async () => (await import('./chat')).chat,
  converter: async () => (await import('./converter/converter')).converter,
  crm: async () => (await import('./crm')).crm,
  dashboard: async () => (await import('./dashboard/dashboard')).dashboard,
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
  quiz: async () => (await import('./quiz/quiz')).quiz,
  timer: async () => (await import('./timer')).timer,
  todo: async () => (await import('./todo')).todo,
  tracker: async () => (await import('./tracker')).tracker,
});

const words = createShelf<'say', typeof SayApp>('texts of apps', {
  say: async () => (await import('./app-words')).sayApp,
});

const keys = createShelf<'write', typeof WriteKeys>('keys of apps', {
  write: async () => (await import('./asked-keys')).writeKeys,
});

const titles = createShelf<'write', typeof TitleAbroad>('titles of tools', {
  write: async () => (await import('../../brief/abroad/tools/find-tool')).titleAbroad,
});

/** Fetches the app of a kind; a kind that is no app is no error. */
export async function loadApp(kind: SiteKind): Promise<void> {
  if (isAppKind(kind))
    await Promise.all([shelf.load(kind), words.load('say'), keys.load('write'), titles.load('write')]);
}

/** Fetches every app. */
export async function loadApps(): Promise<void> {
  await Promise.all([shelf.loadAll(), words.loadAll(), keys.loadAll(), titles.loadAll()]);
}

/** Says in a language that what is entered stays on the device. Throws when no app was loaded first. */
export const sayKeptHere = (language: string): string => words.get('say')?.(language, 'keptHere') ?? '';

/** The app of a kind of site; undefined for a kind that is no app. Throws when it was not loaded first. */
export function findApp(kind: SiteKind): AppDefinition | undefined {
  const app = shelf.get(kind);
  if (!app) return undefined;
  return {
    ...app,
    title: (context) => titles.get('write')?.(context.brief) ?? app.title(context),
    script: (context) => app.script(context) + (keys.get('write')?.(context) ?? ''),
  };
}
