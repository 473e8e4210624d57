import { mimeTypeOf } from '@/contract/mime-types';
import type { BackupSource, RestoredBackup, UpkeepProgress } from '@/contract/upkeep-worker';
import { limits } from '@/domain/limits';
import {
  backupManifestPath,
  backupManifestSchema,
  type BackedUpProject,
  type BackupManifest,
} from '@/domain/project/backup-file';
import { openZip, type OpenZip } from '@/engine/archive/open-zip';
import { listAccounts } from '@/storage/account/account-store';
import { hashFiles } from '@/storage/content/hash-files';
import type { SitewrightDatabase } from '@/storage/database';
import { importProject } from '@/storage/project/import-project';
import { readBackupBytes } from '@/storage/system/backup-store';
import { unpackZip } from '../unpack-zip';

type Order = { readonly source: BackupSource; readonly ownerId: string; readonly at: number };

const mark = ' (restored)';
const manifestMaxBytes = 200_000_000;
const mimeOf = (path: string) => mimeTypeOf(path) ?? 'application/octet-stream';
const newId = () => crypto.randomUUID().replaceAll('-', '');

/**
 * Makes new projects of those in a backup, each whole or not at all; what stands now stays untouched. A project that
 * does not pass the checks is left out and named.
 */
export async function restoreBackup(
  database: SitewrightDatabase,
  { source, ownerId, at }: Order,
  onProgress: UpkeepProgress,
): Promise<RestoredBackup> {
  const bytes =
    'id' in source
      ? await readBackupBytes(database, source.id)
      : new Uint8Array(await source.file.arrayBuffer());
  const opened = await openBackup(bytes);
  if ('reason' in opened) return { ok: false, reason: opened.reason };
  const { zip, manifest } = opened;
  const accounts = new Set((await listAccounts(database)).map(({ id }) => id));
  const skipped: string[] = [];
  for (const [index, project] of manifest.projects.entries()) {
    const owner = accounts.has(project.ownerId) ? project.ownerId : ownerId;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: only one project's bytes are under way
      await restoreProject(database, { zip, project, ownerId: owner, at });
    } catch (error) {
      skipped.push(`${project.name}: ${error instanceof Error ? error.message : 'it could not be read.'}`);
    }
    onProgress(index + 1, manifest.projects.length);
  }
  return { ok: true, restored: manifest.projects.length - skipped.length, skipped };
}

async function openBackup(
  bytes: Uint8Array,
): Promise<{ zip: OpenZip; manifest: BackupManifest } | { reason: string }> {
  const zip = await openZip(bytes);
  if (!zip) return { reason: 'it is no zip archive.' };
  const text = await zip.read(backupManifestPath);
  if (!text) return { reason: 'it does not say what it holds.' };
  if (text.length > manifestMaxBytes) return { reason: 'what it says of itself is too long.' };
  const parsed = backupManifestSchema.safeParse(parseJson(text));
  if (!parsed.success) return { reason: 'what it says of itself cannot be read.' };
  return { zip, manifest: parsed.data };
}

type Restored = {
  readonly zip: OpenZip;
  readonly project: BackedUpProject;
  readonly ownerId: string;
  readonly at: number;
};

async function restoreProject(
  database: SitewrightDatabase,
  { zip, project, ownerId, at }: Restored,
): Promise<void> {
  const { name, description, status, privacy, seed, messages } = project;
  const packed = project.zip === null ? null : await zip.read(project.zip);
  if (project.zip !== null && !packed) throw new Error('its files are not in the backup.');
  const unpacked = packed ? await unpackZip(packed, () => undefined) : [];
  const files = await hashFiles(unpacked, mimeOf);
  const kept = name.slice(0, limits.projectNameMaxCharacters - mark.length);
  await importProject(
    database,
    {
      project: {
        id: newId(),
        ownerId,
        name: `${kept}${mark}`,
        description,
        status,
        privacy,
        seed: seed >>> 0,
      },
      files,
      note: 'Restored from a backup',
      messages,
    },
    { now: at, newId },
  );
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
