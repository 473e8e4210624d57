/** Told after each entry: how many of how many stand. */
export type ArchiveProgress = (done: number, total: number) => void;

/** A file out of an archive, its path checked. */
export type UnpackedFile = { readonly path: string; readonly content: Uint8Array };

/** The files of an archive, or why it is not taken: `reason` ends the sentence "… cannot be used:". */
export type Unpacked =
  | { readonly ok: true; readonly files: readonly UnpackedFile[] }
  | { readonly ok: false; readonly reason: string };

/** Puts a site's files into a folder of the zip, and one more file beside it. */
export type ZipWrapping = {
  readonly folder: string;
  readonly extra: { readonly path: string; readonly text: string };
};

/** What the archive worker offers over Comlink. Ending the worker cancels. */
export type ArchiveWorker = {
  /** Opens the database and wakes the packing code, so that the zip itself does not wait for either. Never rejects. */
  prepare(): Promise<void>;
  /**
   * Reads a project from the database and packs it: its bytes never pass through the page. Text is deflated, media that
   * is compressed already is stored.
   */
  zipProject(projectId: string, onProgress: ArchiveProgress, wrapping?: ZipWrapping): Promise<Blob>;
  /** Unpacks a zip after every check; a wrong one is answered with the reason. */
  unpackZip(archive: Blob, onProgress: ArchiveProgress): Promise<Unpacked>;
};
