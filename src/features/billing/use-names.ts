import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import { listModels } from '@/services/models/model-queries';
import { listOwnProjects, listTrashedProjects } from '@/services/project/project-queries';
import { composerId } from '@/services/plans/usage-commands';

/** What models and projects of the ledger are called today. */
export function useNames(accountId: string): {
  readonly nameOfModel: (modelId: string) => string;
  readonly nameOfProject: (projectId: string | null) => string;
} {
  const models = useLiveQuery(async () => namesOf(await listModels()), []);
  const projects = useLiveQuery(
    async () => namesOf([...(await listTrashedProjects(accountId)), ...(await listOwnProjects(accountId))]),
    [accountId],
  );
  // The same functions while the names are the same: a long table sorts anew for others.
  const nameOfModel = useCallback(
    (id: string) => (id === composerId ? 'Built-in composer' : (models?.get(id) ?? 'A removed model')),
    [models],
  );
  const nameOfProject = useCallback(
    (id: string | null) => (id === null ? '' : (projects?.get(id) ?? (projects ? 'A deleted project' : ''))),
    [projects],
  );
  return { nameOfModel, nameOfProject };
}

function namesOf(rows: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
