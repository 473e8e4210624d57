import JSZip from 'jszip';

/** A zip whose entries are unpacked one by one, when they are asked for. */
export type OpenZip = {
  /** The bytes of one entry; null when there is none, or it is damaged. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
};

/** Opens a zip of one's own making; null when the bytes are none. Archives of strangers are for `unpackZip`. */
export async function openZip(bytes: Uint8Array): Promise<OpenZip | null> {
  const zip = await JSZip.loadAsync(bytes).catch(() => null);
  if (!zip) return null;
  return {
    read: async (path) =>
      (await zip
        .file(path)
        ?.async('uint8array')
        .catch(() => null)) ?? null,
  };
}
