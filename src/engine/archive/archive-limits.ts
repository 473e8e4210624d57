const million = 1_000_000;

/** What an archive may hold. Bytes. */
export type ArchiveLimits = {
  readonly archiveBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** Unpacked to packed; text rarely passes 30. Counts from `ratioFromBytes` unpacked. */
  readonly ratio: number;
  readonly ratioFromBytes: number;
};

/** For archives of strangers: enough for a large site, too little to fill a device. */
export const archiveLimits: ArchiveLimits = {
  archiveBytes: 100 * million,
  files: 5000,
  fileBytes: 30 * million,
  totalBytes: 250 * million,
  ratio: 200,
  ratioFromBytes: 5 * million,
};

/** For a project out of a backup: whatever a project here can have grown to, as far as the plain form of a zip goes. */
export const backupLimits: ArchiveLimits = {
  archiveBytes: 4000 * million,
  files: 65_000,
  fileBytes: 2000 * million,
  totalBytes: 4000 * million,
  ratio: Infinity,
  ratioFromBytes: 0,
};

/** Why an archive is not taken: `message` ends the sentence "… cannot be used:". */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

/** Throws when so many bytes out of so many packed ones are more than an honest archive holds. */
export function checkUnpackedSize(
  unpacked: number,
  packed: number,
  limits: ArchiveLimits = archiveLimits,
): void {
  if (unpacked > limits.totalBytes) {
    throw new ArchiveProblem(`unpacked it would be larger than ${limits.totalBytes / million} MB.`);
  }
  if (unpacked > limits.ratioFromBytes && unpacked > packed * limits.ratio) {
    throw new ArchiveProblem('it unpacks to far more than a site can be, as archives do that mean harm.');
  }
}
