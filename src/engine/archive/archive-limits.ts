const million = 1_000_000;

/** What an archive may hold: enough for a large site, too little to fill a device. Bytes. */
export const archiveLimits = {
  archiveBytes: 100 * million,
  files: 5000,
  fileBytes: 30 * million,
  totalBytes: 250 * million,
  /** Unpacked to packed; text rarely passes 30. Counts from `ratioFromBytes` unpacked. */
  ratio: 200,
  ratioFromBytes: 5 * million,
} as const;

/** Why an archive is not taken: `message` ends the sentence "… cannot be used:". */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

/** Throws when so many bytes out of so many packed ones are more than an honest archive holds. */
export function checkUnpackedSize(unpacked: number, packed: number): void {
  if (unpacked > archiveLimits.totalBytes) {
    throw new ArchiveProblem(`unpacked it would be larger than ${archiveLimits.totalBytes / million} MB.`);
  }
  if (unpacked > archiveLimits.ratioFromBytes && unpacked > packed * archiveLimits.ratio) {
    throw new ArchiveProblem('it unpacks to far more than a site can be, as archives do that mean harm.');
  }
}
