import type { BackupRecords, RecordOf } from '@/storage/system/backup-records';
import type { FindAccount } from './match-accounts';

export type Placing = {
  readonly findAccount: FindAccount;
  /** Where a project of the backup stands now; its own id where it was not restored. */
  readonly findProject: (projectId: string) => string;
  /** Told of every row whose account is not here. */
  readonly onAbsent: (accountId: string) => void;
};

/** The rows of a backup as they belong to the accounts and projects of this device; rows of absent accounts are left out. */
export function placeRecords(records: BackupRecords, placing: Placing): BackupRecords {
  const { findAccount, findProject } = placing;
  const ofAccount = <Row extends { readonly accountId: string }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => withOwner(row.accountId, placing, (accountId) => ({ ...row, accountId })));
  return {
    ...records,
    team: records.team.flatMap((row) =>
      withOwner(row.ownerId, placing, (ownerId) => ({
        ...row,
        ownerId,
        projectIds: row.projectIds.map(findProject),
      })),
    ),
    memberships: ofAccount(records.memberships).map((row) => ({
      ...row,
      id: `${row.invitationId}:${row.accountId}`,
    })),
    feedback: ofAccount(records.feedback),
    planChanges: ofAccount(records.planChanges),
    usage: ofAccount(records.usage).map((row) => ({
      ...row,
      projectId: row.projectId === null ? null : findProject(row.projectId),
    })),
    notifications: ofAccount(records.notifications).map((row) => ({
      ...row,
      href: movedHref(row, findProject),
    })),
    // A line of the log tells what happened on a device, with or without whoever did it.
    logs: records.logs.map((row) => ({
      ...row,
      accountId: row.accountId === null ? null : findAccount(row.accountId),
    })),
  };
}

function withOwner<Row>(
  accountId: string,
  { findAccount, onAbsent }: Placing,
  place: (accountId: string) => Row,
): Row[] {
  const found = findAccount(accountId);
  if (found !== null) return [place(found)];
  onAbsent(accountId);
  return [];
}

const projectAddress = /^\/app\/projects\/([A-Za-z0-9_-]{1,64})\//;

function movedHref({ href }: RecordOf<'notifications'>, findProject: Placing['findProject']): string | null {
  return href === null
    ? null
    : href.replace(projectAddress, (_, id: string) => `/app/projects/${findProject(id)}/`);
}
