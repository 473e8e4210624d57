import type { TeamSettings } from '@/domain/team/team-settings';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/team/team-settings-store';
import { requireUser } from '../project/own-project';

/** What an account set for its team. Within a live query it follows changes. */
export function readTeamSettings(accountId: string): Promise<TeamSettings> {
  return withDatabase((database) => store.readTeamSettings(database, accountId));
}

/** Saves the team settings of whoever is signed in. Throws `forbidden` when nobody is. */
export function saveTeamSettings(settings: TeamSettings): Promise<void> {
  const { id } = requireUser();
  return withDatabase((database) => store.writeTeamSettings(database, id, settings));
}
