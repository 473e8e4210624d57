import * as z from 'zod/mini';
import { limits } from '../limits';
import { privacies, projectStatuses, shareRoles } from './project';

/** Where things lie in a share file, which is a zip. */
export const shareManifestPath = 'sitewright-share.json';
export const shareSiteFolder = 'site';
export const shareFileEnding = '.sitewright';

/** Newest form of share files that this program reads and writes. */
export const shareFormat = 1;

/** What a share file says of the project in it. Everything in it was written by somebody else. */
export const shareManifestSchema = z.object({
  kind: z.literal('sitewright-share'),
  format: z.number().check(z.int(), z.positive()),
  role: z.enum(shareRoles),
  /** Who shares it, as their account is called. */
  from: z.string().check(z.maxLength(limits.personNameMaxCharacters)),
  savedAt: z.number(),
  project: z.object({
    name: z.string().check(z.maxLength(limits.projectNameMaxCharacters)),
    description: z.string().check(z.maxLength(limits.projectDescriptionMaxCharacters)),
    status: z.enum(projectStatuses),
    privacy: z.enum(privacies),
    seed: z.number(),
  }),
  /** The version that the files are of. */
  head: z.object({ seq: z.number(), note: z.string().check(z.maxLength(500)) }),
});
export type ShareManifest = z.infer<typeof shareManifestSchema>;
