/** One entry of a zip to make. `bytes` are transferred, not copied. */
export type ArchiveEntry = { readonly path: string; readonly bytes: Uint8Array };

/** Told after each entry: how many of how many stand. */
export type ArchiveProgress = (done: number, total: number) => void;

/** What the archive worker offers over Comlink. Ending the worker cancels. */
export type ArchiveWorker = {
  /** Packs a project; text is deflated, media that is compressed already is stored. */
  zip(entries: readonly ArchiveEntry[], onProgress: ArchiveProgress): Promise<Uint8Array>;
  /** Reads a project from the database and packs it, so that its bytes never pass through the page. */
  zipProject(projectId: string, onProgress: ArchiveProgress): Promise<Uint8Array>;
};
