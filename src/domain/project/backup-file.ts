import * as z from 'zod/mini';
import { privacies, projectStatuses } from './project';

export const backupFormat = 'sitewright-backup';
export const backupManifestPath = 'backup.json';

/** What a backup says of itself and of each project in it. The files of a project lie in a zip of its own. */
export const backupManifestSchema = z.object({
  format: z.literal(backupFormat),
  /** Counts up when the shape changes. */
  formatVersion: z.literal(1),
  /** ISO time. */
  madeAt: z.string(),
  projects: z.array(
    z.object({
      /** Its zip in the backup; null for a project without files. */
      zip: z.nullable(z.string()),
      ownerId: z.string(),
      name: z.string(),
      description: z.string(),
      status: z.enum(projectStatuses),
      privacy: z.enum(privacies),
      seed: z.number(),
      messages: z.array(z.object({ role: z.enum(['user', 'ai']), text: z.string() })),
    }),
  ),
  /** System settings, models and prompts. No key, no password, no account. */
  settings: z.unknown(),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;
export type BackedUpProject = BackupManifest['projects'][number];
