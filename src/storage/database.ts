import Dexie, { type Table } from 'dexie';
import type { Account } from '@/domain/account/account';
import type { AiModel } from '@/domain/assistant/ai-model';
import type { ModelUse } from '@/domain/assistant/model-use';
import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import type { PlanChange } from '@/domain/billing/plan-change';
import type { Feedback } from '@/domain/feedback/feedback';
import type { KeptNotification } from '@/domain/notifications/kept-notification';
import type { Draft, ProjectFile } from '@/domain/project/file';
import type { Message } from '@/domain/project/message';
import type { Project } from '@/domain/project/project';
import type { Version } from '@/domain/project/version';
import type { LogEntry } from '@/domain/system/log-entry';
import type { Membership } from '@/domain/team/membership';
import type { TeamMember } from '@/domain/team/team-member';
import type { TemplateRow } from '@/domain/templates/template-row';
import { seedModels } from './account/seed-models';
import { strictFactory } from './guard/strict-factory';
import type {
  LoginAttempt,
  QuarantinedRow,
  Setting,
  StoredBackup,
  StoredBlob,
  StoredSecret,
  StoredSession,
  StoredTree,
} from './rows/stored-rows';

/** Changing this name loses everything that people have made: the old database would stay unread. */
export const databaseName = 'sitewright';

/**
 * Number of the newest schema below. A change of tables or of a row's shape is a new `version(n).stores().upgrade()`
 * under the ones that were released, which never change.
 */
export const schemaVersion = 2;

/** A key of a row that belongs to a project: its id and the path or number within. */
export type InProject<Part> = [projectId: string, part: Part];

/** Every table of Sitewright. Opening is done by `connect`, which refuses what newer code has written. */
export class SitewrightDatabase extends Dexie {
  declare readonly projects: Table<Project, string>;
  declare readonly files: Table<ProjectFile, InProject<string>>;
  declare readonly blobs: Table<StoredBlob, string>;
  declare readonly versions: Table<Version, string>;
  declare readonly trees: Table<StoredTree, string>;
  declare readonly messages: Table<Message, string>;
  declare readonly drafts: Table<Draft, InProject<string>>;
  declare readonly accounts: Table<Account, string>;
  declare readonly sessions: Table<StoredSession, string>;
  declare readonly loginAttempts: Table<LoginAttempt, string>;
  declare readonly vault: Table<StoredSecret, string>;
  declare readonly templates: Table<TemplateRow, string>;
  declare readonly aiModels: Table<AiModel, string>;
  declare readonly systemPrompts: Table<SystemPrompt, string>;
  declare readonly settings: Table<Setting, string>;
  declare readonly notifications: Table<KeptNotification, string>;
  declare readonly feedback: Table<Feedback, string>;
  declare readonly team: Table<TeamMember, string>;
  declare readonly memberships: Table<Membership, string>;
  declare readonly usage: Table<ModelUse, string>;
  declare readonly logs: Table<LogEntry, string>;
  declare readonly backups: Table<StoredBackup, string>;
  declare readonly planChanges: Table<PlanChange, string>;
  declare readonly quarantine: Table<QuarantinedRow, string>;

  /** `factory` is the browser's IndexedDB unless a test or a fallback brings another. */
  constructor(name: string, factory: IDBFactory = indexedDB, keyRange: typeof IDBKeyRange = IDBKeyRange) {
    super(name, {
      indexedDB: strictFactory(factory, schemaVersion),
      IDBKeyRange: keyRange,
      autoOpen: false,
      // An acknowledged save has reached the disk, not only the operating system's cache.
      chromeTransactionDurability: 'strict',
    });
    this.version(1).stores({
      projects: 'id, ownerId, [ownerId+updatedAt], deletedAt',
      files: '[projectId+path]',
      blobs: 'hash',
      versions: 'id, &[projectId+seq]',
      trees: 'versionId, &[projectId+seq]',
      messages: 'id, &[projectId+seq]',
      drafts: '[projectId+path]',
      accounts: 'id, email',
      sessions: 'id, accountId',
      loginAttempts: 'id, accountId, email',
      vault: 'id',
      templates: 'id',
      aiModels: 'id, order',
      systemPrompts: 'id',
      settings: 'key',
      notifications: 'id',
      feedback: 'id',
      team: 'id',
      usage: 'id',
      logs: 'id',
      backups: 'id',
      quarantine: 'id, table',
    });
    // Screens of the signed-in area read by account and time; nothing was ever written to these tables before.
    this.version(2).stores({
      projects:
        'id, ownerId, [ownerId+updatedAt], deletedAt, [ownerId+deletedAt], [ownerId+share.importedAt]',
      loginAttempts: 'id, accountId, email, [accountId+at]',
      vault: 'id, accountId',
      systemPrompts: 'id, order',
      notifications:
        'id, [accountId+at], [accountId+unread+at], [accountId+kind+at], [accountId+kind+unread+at]',
      versions: 'id, &[projectId+seq], [createdAt+projectId]',
      feedback: 'id, [accountId+at]',
      team: 'id, ownerId, email',
      memberships: 'id, accountId',
      usage: 'id, at, [accountId+at]',
      logs: 'id, at, [kind+at]',
      backups: 'id, at, [at+projectCount+size]',
      planChanges: 'id, [accountId+at]',
    });
    this.on('populate', (transaction) => transaction.table('aiModels').bulkAdd(seedModels));
  }
}
