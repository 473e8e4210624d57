import type { IntegrityReport, RepairOutcome } from '@/domain/system/integrity';

/** Told as it goes: how many of how many are done. */
export type UpkeepProgress = (done: number, total: number) => void;

/** What a backup holds; `skipped` names projects that could not be read, each with the reason. */
export type MadeBackup = {
  readonly projectCount: number;
  readonly size: number;
  readonly skipped: readonly string[];
};

/** A backup kept on this device, or one as a file. */
export type BackupSource = { readonly id: string } | { readonly file: Blob };

/** What came back out of a backup; `skipped` names projects that did not, each with the reason. */
export type RestoredBackup =
  | { readonly ok: true; readonly restored: number; readonly skipped: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** What the upkeep worker offers over Comlink. Ending the worker cancels; nothing half-made stays behind. */
export type UpkeepWorker = {
  /** Packs every project and the settings, keeps the backup under the id, and lets the oldest beyond `keep` go. */
  backUp(
    order: { readonly id: string; readonly at: number; readonly keep: number },
    onProgress: UpkeepProgress,
  ): Promise<MadeBackup>;
  /** Makes new projects of those in a backup. A project whose account is not here goes to `ownerId`. */
  restore(
    order: { readonly source: BackupSource; readonly ownerId: string; readonly at: number },
    onProgress: UpkeepProgress,
  ): Promise<RestoredBackup>;
  /** Hashes all content and follows every name between the tables. Changes nothing. */
  checkIntegrity(onProgress: UpkeepProgress): Promise<IntegrityReport>;
  /** Mends what a check found, as far as it can be mended. */
  repair(at: number, onProgress: UpkeepProgress): Promise<RepairOutcome>;
};
