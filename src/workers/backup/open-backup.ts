import {
  backupHeadSchema,
  backupManifestPath,
  backupManifestSchema,
  backupVersion,
  type BackupManifest,
} from '@/domain/project/backup-file';
import { openZip, type OpenZip } from '@/engine/archive/open-zip';

const manifestMaxBytes = 500_000_000;

/** Opens a backup of this or an earlier form, or says why it cannot be. */
export async function openBackup(
  bytes: Uint8Array,
): Promise<{ readonly zip: OpenZip; readonly manifest: BackupManifest } | { readonly reason: string }> {
  const zip = await openZip(bytes);
  if (!zip) return { reason: 'it is no zip archive.' };
  const text = await zip.read(backupManifestPath);
  if (!text) return { reason: 'it does not say what it holds.' };
  if (text.length > manifestMaxBytes) return { reason: 'what it says of itself is too long.' };
  const json = parseJson(text);
  const head = backupHeadSchema.safeParse(json);
  if (head.success && head.data.formatVersion > backupVersion) {
    return { reason: 'it was made by a newer Sitewright. Reload to update, then restore it again.' };
  }
  const parsed = backupManifestSchema.safeParse(json);
  if (!parsed.success) return { reason: 'what it says of itself cannot be read.' };
  return { zip, manifest: parsed.data };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
