import * as z from 'zod/mini';

/** Content of one or more files, kept once. Key: SHA-256 of the bytes, lower-case hex. */
export const blobSchema = z.object({
  hash: z.string(),
  size: z.number(),
  bytes: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value) && 'BYTES_PER_ELEMENT' in value),
});
export type StoredBlob = z.infer<typeof blobSchema>;

/** The whole file tree after one version, so that reading an old version never walks far back. */
export const treeSchema = z.object({
  versionId: z.string(),
  projectId: z.string(),
  seq: z.number(),
  files: z.array(z.object({ path: z.string(), hash: z.string(), size: z.number() })),
});
export type StoredTree = z.infer<typeof treeSchema>;

/** One sign-in on this device. `endedAt` is null while it lasts. */
export const sessionSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  device: z.string(),
  createdAt: z.number(),
  lastActiveAt: z.number(),
  endedAt: z.nullable(z.number()),
  /** What ended it; absent while it lasts, and in rows from before it was noted. */
  endedBy: z.optional(z.enum(['sign-out', 'revoked', 'replaced', 'timeout'])),
});
export type StoredSession = z.infer<typeof sessionSchema>;

/** One try to sign in. `accountId` is null when no account had that e-mail. */
export const loginAttemptSchema = z.object({
  id: z.string(),
  accountId: z.nullable(z.string()),
  email: z.string(),
  at: z.number(),
  device: z.string(),
  status: z.enum(['success', 'failed']),
});
export type LoginAttempt = z.infer<typeof loginAttemptSchema>;

/** One named setting of this device. */
export const settingSchema = z.object({ key: z.string(), value: z.unknown() });
export type Setting = z.infer<typeof settingSchema>;

/** A row that could not be read, set aside as it was found. `name` is what a person may know it by. */
export const quarantinedSchema = z.object({
  id: z.string(),
  table: z.string(),
  key: z.string(),
  name: z.string(),
  problem: z.string(),
  row: z.unknown(),
  foundAt: z.number(),
});
export type QuarantinedRow = z.infer<typeof quarantinedSchema>;

/** A secret of an account, sealed with AES-GCM under a key that only its password gives. */
export const secretSchema = z.object({
  /** `{accountId}:{name}`. */
  id: z.string(),
  accountId: z.string(),
  /** What it is the key of: an AI model's id, `figma`, … */
  name: z.string(),
  iv: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
  sealed: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
  changedAt: z.number(),
});
export type StoredSecret = z.infer<typeof secretSchema>;

/** A backup of everything on this device, as one archive. */
export const backupSchema = z.object({
  id: z.string(),
  at: z.number(),
  projectCount: z.number(),
  size: z.number(),
  bytes: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
});
export type StoredBackup = z.infer<typeof backupSchema>;
