import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { Project } from '@/domain/project/project';
import { countTeam, listHeldProjects, listTrashedProjects } from '@/services/project/project-queries';
import { session } from '@/services/account/session';

export const places = ['own', 'shared', 'trash'] as const;
/** Where a project lies: among one's own, among those shared with one, or in the trash. */
export type Place = (typeof places)[number];

export type ProjectLists = {
  /** Undefined while it is read. */
  readonly lists: Readonly<Record<Place, readonly Project[]>> | undefined;
  readonly team: ReadonlyMap<string, number>;
};

const noTeam: ReadonlyMap<string, number> = new Map();

/** Every list of the account's projects, as they change. Rejects into the error boundary when storage fails. */
export function useProjectLists(): ProjectLists {
  const user = useSyncExternalStore(session.subscribe, session.read);
  const ownerId = user?.id ?? '';
  const held = useLiveQuery(() => listHeldProjects(ownerId), [ownerId]);
  const trash = useLiveQuery(() => listTrashedProjects(ownerId), [ownerId]);
  const team = useLiveQuery(() => countTeam(ownerId), [ownerId]);
  return { lists: held && trash ? { ...held, trash } : undefined, team: team ?? noTeam };
}
