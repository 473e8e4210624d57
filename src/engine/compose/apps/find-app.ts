import type { SiteKind } from '@/domain/site/vocabulary';
import type { AppDefinition } from './app';
import { booking } from './booking';
import { calculator } from './calculator';
import { chat } from './chat';
import { converter } from './converter';
import { crm } from './crm';
import { dashboard } from './dashboard';
import { directory } from './directory';
import { flashcards } from './flashcards';
import { forum } from './forum';
import { game } from './game';
import { habits } from './habits';
import { inventory } from './inventory';
import { kanban } from './kanban';
import { notes } from './notes';
import { palette } from './palette';
import { poll } from './poll';
import { quiz } from './quiz';
import { timer } from './timer';
import { todo } from './todo';
import { tracker } from './tracker';

/** Every app. */
export const apps: readonly AppDefinition[] = [
  todo,
  kanban,
  notes,
  calculator,
  converter,
  timer,
  quiz,
  flashcards,
  tracker,
  habits,
  dashboard,
  game,
  poll,
  crm,
  inventory,
  booking,
  chat,
  forum,
  directory,
  palette,
];

/** The app of a kind of site; undefined for a kind that is no app. */
export function findApp(kind: SiteKind): AppDefinition | undefined {
  return apps.find((app) => app.kind === kind);
}
