import * as z from 'zod/mini';
import { templateRowSchema } from '../templates/template-row';
import { messageSchema } from './message';
import { privacies, projectSchema, projectStatuses } from './project';

export const backupFormat = 'sitewright-backup';
export const backupManifestPath = 'backup.json';
/** Number of the shape below. 1 held projects only; its settings were kept but never read. */
export const backupVersion = 2;

/** What a backup says before anything else of it is read, whatever its version. */
export const backupHeadSchema = z.object({ format: z.literal(backupFormat), formatVersion: z.number() });

/** A message of a project. In backups of version 1 it has its role and text only. */
const backedUpMessageSchema = z.object({
  role: messageSchema.shape.role,
  text: messageSchema.shape.text,
  createdAt: z.optional(messageSchema.shape.createdAt),
  brain: messageSchema.shape.brain,
  actions: z.optional(messageSchema.shape.actions),
  detail: messageSchema.shape.detail,
  /** It tells of the build that the files are. */
  isStanding: z.optional(z.boolean()),
});

/** One project. What is optional came with version 2. */
const backedUpProjectSchema = z.object({
  /** Its zip in the backup; null for a project without files. */
  zip: z.nullable(z.string()),
  id: z.optional(projectSchema.shape.id),
  ownerId: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  privacy: z.enum(privacies),
  seed: z.number(),
  createdAt: z.optional(z.number()),
  share: projectSchema.shape.share,
  references: projectSchema.shape.references,
  /** Set when it is the site of a template that somebody saved. */
  template: z.optional(templateRowSchema),
  messages: z.array(backedUpMessageSchema),
});
export type BackedUpProject = z.infer<typeof backedUpProjectSchema>;

/** Whose rows a backup holds: enough to find the account again, nothing that opens it. */
const backedUpAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  guest: z.boolean(),
  plan: z.optional(z.enum(['free', 'pro', 'enterprise'])),
});
export type BackedUpAccount = z.infer<typeof backedUpAccountSchema>;

/**
 * What a backup says of itself and of each project in it. The files of a project lie in a zip of its own, the rows of a
 * table as one line of JSON each in `records/{table}.jsonl`. No key, no password, no session.
 */
export const backupManifestSchema = z.object({
  format: z.literal(backupFormat),
  formatVersion: z.number(),
  /** ISO time. */
  madeAt: z.string(),
  projects: z.array(backedUpProjectSchema),
  accounts: z.optional(z.array(backedUpAccountSchema)),
  /** What administrators and accounts set, by the key of the setting. */
  /** Of version 1, in place of the rows: the settings of the installation, models and prompts. */
  settings: z.optional(z.unknown()),
  settingRows: z.optional(z.array(z.object({ key: z.string(), value: z.unknown() }))),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** Where the rows of a table lie in a backup. */
export function recordsPath(table: string): string {
  return `records/${table}.jsonl`;
}
