import type { SiteKind } from '@/domain/site/vocabulary';
import type { AppDefinition } from './apps/app';

const apps: readonly AppDefinition[] = [];

/** The working app of a kind; undefined where a kind has none. */
export function findApp(kind: SiteKind): AppDefinition | undefined {
  return apps.find((app) => app.kind === kind);
}
