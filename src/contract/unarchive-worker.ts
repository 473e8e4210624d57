/** One entry as the library tells it; `fileData` when it was asked for. */
export type UnarchivedEntry = {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly fileData?: Uint8Array;
};

/** What the unarchive worker (libarchive as wasm) offers over Comlink, as far as it is used. */
export type Unarchiver = {
  open(file: Blob, onOpen: () => void): void;
  listFiles(): readonly UnarchivedEntry[];
  extractFiles(): readonly UnarchivedEntry[];
  /** Null when it cannot be told. */
  hasEncryptedData(): boolean | null;
};

export type UnarchiverConstructor = new (onReady: () => void) => Unarchiver;
