import * as z from 'zod/mini';
import { aiModelSchema } from '@/domain/assistant/ai-model';
import { modelUseSchema } from '@/domain/assistant/model-use';
import { systemPromptSchema } from '@/domain/assistant/system-prompt';
import { planChangeSchema } from '@/domain/billing/plan-change';
import { feedbackSchema } from '@/domain/feedback/feedback';
import { keptNotificationSchema } from '@/domain/notifications/kept-notification';
import { logEntrySchema } from '@/domain/system/log-entry';
import { membershipSchema } from '@/domain/team/membership';
import { teamMemberSchema } from '@/domain/team/team-member';
import type { SitewrightDatabase } from '../database';

/**
 * Tables whose rows a backup holds as they are. Not among them: accounts, passkeys, sessions, tries to sign in and the
 * vault, which would open something, and what is told of this device alone.
 */
export const recordSchemas = {
  aiModels: aiModelSchema,
  systemPrompts: systemPromptSchema,
  team: teamMemberSchema,
  memberships: membershipSchema,
  feedback: feedbackSchema,
  planChanges: planChangeSchema,
  usage: modelUseSchema,
  notifications: keptNotificationSchema,
  logs: logEntrySchema,
} as const;
export type RecordTable = keyof typeof recordSchemas;
export const recordTables = Object.keys(recordSchemas) as readonly RecordTable[];
export type RecordOf<T extends RecordTable> = z.infer<(typeof recordSchemas)[T]>;
export type BackupRecords = { readonly [T in RecordTable]: readonly RecordOf<T>[] };

/** A row out of a backup; undefined when it is none of that table. */
export function parseRecord<T extends RecordTable>(table: T, row: unknown): RecordOf<T> | undefined {
  const schema: z.ZodMiniType = recordSchemas[table];
  const parsed = z.safeParse(schema, row);
  return parsed.success ? (parsed.data as RecordOf<T>) : undefined;
}

const kinds = ['preferences', 'team', 'notifications'] as const;
const installationKey = 'system';

/** Whose setting a key is, of those that a backup holds: an account's, or the installation's; null for all others. */
export function settingOwner(
  key: string,
): { readonly accountId: string; readonly kind: string } | 'installation' | null {
  if (key === installationKey) return 'installation';
  const kind = kinds.find((one) => key.startsWith(`${one}:`));
  return kind === undefined ? null : { accountId: key.slice(kind.length + 1), kind };
}

/** The settings that a backup holds. */
export async function listBackedUpSettings(
  database: SitewrightDatabase,
): Promise<{ key: string; value: unknown }[]> {
  return (await database.settings.toArray())
    .filter(({ key }) => settingOwner(key) !== null)
    .map(({ key, value }) => ({ key, value }));
}
