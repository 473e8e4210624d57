import type { SiteKind } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import { isAppKind } from '../../plan/app-kinds';
import type {
  titleAbroad as TitleAbroad,
  withEnglishName as WithEnglishName,
} from '../../brief/abroad/tools/find-tool';
import type { AppContext, AppDefinition } from './app';
import type { sayApp as SayApp } from './app-words';
import type { writeExtras as WriteExtras } from './asked-extras';
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

const extras = createShelf<'write', typeof WriteExtras>('extras of apps', {
  write: async () => (await import('./asked-extras')).writeExtras,
});

type Naming = { readonly title: typeof TitleAbroad; readonly english: typeof WithEnglishName };
const titles = createShelf<'write', Naming>('titles of tools', {
  write: async () => {
    const { titleAbroad, withEnglishName } = await import('../../brief/abroad/tools/find-tool');
    return { title: titleAbroad, english: withEnglishName };
  },
});

/** The prompt with the English name of the tool that it tells of in another language: apps read their wishes in such words. */
function inEnglish(context: AppContext): AppContext {
  const { brief } = context;
  if (brief.spoken === 'en') return context;
  const named = titles.get('write')?.english(brief.prompt, brief.spoken) ?? brief.prompt;
  // Lists and questions are parted by marks: those of Arabic are others.
  const prompt = named.replaceAll('،', ',').replaceAll('؟', '?');
  return prompt === brief.prompt ? context : { ...context, brief: { ...brief, prompt } };
}

/** Fetches the app of a kind; a kind that is no app is no error. */
export async function loadApp(kind: SiteKind): Promise<void> {
  if (isAppKind(kind))
    await Promise.all([shelf.load(kind), words.load('say'), keys.load('write'), extras.load('write'), titles.load('write')]); // prettier-ignore
}

/** Fetches every app. */
export async function loadApps(): Promise<void> {
  await Promise.all([shelf.loadAll(), words.loadAll(), keys.loadAll(), extras.loadAll(), titles.loadAll()]);
}

/** Says in a language that what is entered stays on the device. Throws when no app was loaded first. */
export const sayKeptHere = (language: string): string => words.get('say')?.(language, 'keptHere') ?? '';

/** The app of a kind of site; undefined for a kind that is no app. Throws when it was not loaded first. */
export function findApp(kind: SiteKind): AppDefinition | undefined {
  const app = shelf.get(kind);
  if (!app) return undefined;
  return {
    ...app,
    title: (context) => titles.get('write')?.title(context.brief) ?? app.title(inEnglish(context)),
    ...(app.lede ? { lede: (context) => app.lede?.(inEnglish(context)) ?? null } : {}),
    html: (context) => app.html(inEnglish(context)),
    css: (context) => app.css(inEnglish(context)),
    script: (context) => app.script(inEnglish(context)) + (keys.get('write')?.(context) ?? '') + (extras.get('write')?.(context) ?? ''), // prettier-ignore
  };
}
