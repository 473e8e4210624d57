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

/** Something of a backup that did not come in, and why. */
export type LeftOut =
  | { readonly kind: 'project'; readonly name: string; readonly reason: string }
  /** Rows of an account that is not here; its name and e-mail are empty where the backup does not say them. */
  | { readonly kind: 'absent'; readonly name: string; readonly email: string; readonly rows: number }
  | { readonly kind: 'unreadable'; readonly table: string; readonly rows: number }
  /** None of the rows beside the projects: they come in together or not at all. */
  | { readonly kind: 'records'; readonly reason: string };

/** What came back out of a backup: projects made anew, projects that stand as they were, and rows of everything else. */
export type RestoredBackup =
  | {
      readonly ok: true;
      readonly restored: number;
      readonly unchanged: number;
      readonly rows: number;
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly ok: false; readonly reason: string };

/** What the upkeep worker offers over Comlink. Ending the worker cancels; nothing half-made stays behind. */
export type UpkeepWorker = {
  /** Packs every project, the settings and what people did here, keeps the backup under the id, and lets the oldest beyond `keep` go. */
  backUp(
    order: { readonly id: string; readonly at: number; readonly keep: number },
    onProgress: UpkeepProgress,
  ): Promise<MadeBackup>;
  /** Brings in what a backup holds and is missing here. A project whose account is not here goes to `ownerId`. */
  restore(
    order: { readonly source: BackupSource; readonly ownerId: string; readonly at: number },
    onProgress: UpkeepProgress,
  ): Promise<RestoredBackup>;
  /** Hashes all content and follows every name between the tables. Changes nothing. */
  checkIntegrity(onProgress: UpkeepProgress): Promise<IntegrityReport>;
  /** Mends what a check found, as far as it can be mended. */
  repair(at: number, onProgress: UpkeepProgress): Promise<RepairOutcome>;
};
