/** Told after each entry: how many of how many stand. */
export type ArchiveProgress = (done: number, total: number) => void;

/** What the archive worker offers over Comlink. Ending the worker cancels. */
export type ArchiveWorker = {
  /** Opens the database and wakes the packing code, so that the zip itself does not wait for either. Never rejects. */
  prepare(): Promise<void>;
  /**
   * Reads a project from the database and packs it: its bytes never pass through the page. Text is deflated, media that
   * is compressed already is stored.
   */
  zipProject(projectId: string, onProgress: ArchiveProgress): Promise<Blob>;
};
