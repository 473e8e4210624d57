import JSZip from 'jszip';

/** Endings of formats that are compressed already: deflating them costs time and saves nothing. */
const compressed =
  /\.(?:png|jpe?g|gif|webp|avif|heic|jxl|woff2?|mp4|m4v|mov|webm|ogv|mp3|ogg|oga|opus|m4a|aac|flac|zip|gz|br|7z|rar|pdf)$/i;

type NewEntry = { readonly path: string; readonly bytes: Uint8Array };

/** Fixed, so that the same files give the same bytes: zip times begin in 1980. */
const epoch = new Date(Date.UTC(1980, 0, 1));

/** The files in a folder of the archive, and one text file beside it, first. */
export function wrapEntries(
  entries: readonly NewEntry[],
  {
    folder,
    extra,
  }: { readonly folder: string; readonly extra: { readonly path: string; readonly text: string } },
): NewEntry[] {
  return [
    { path: extra.path, bytes: new TextEncoder().encode(extra.text) },
    ...entries.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes })),
  ];
}

/**
 * Packs files into a zip. Text is deflated, compressed media stored; content is byte-identical after `unzip`.
 * `onProgress` hears entries done of all.
 */
export async function zipSite(
  entries: readonly NewEntry[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const { path, bytes } of entries) {
    const method = compressed.test(path) ? 'STORE' : 'DEFLATE';
    zip.file(path, bytes, {
      binary: true,
      createFolders: false,
      date: epoch,
      compression: method,
      // Level 3 takes half the time of 6 and costs a few per cent of size.
      compressionOptions: { level: 3 },
    });
  }
  let reported = -1;
  const bytes = await zip.generateAsync({ type: 'uint8array', platform: 'UNIX' }, ({ percent }) => {
    const done = Math.floor((percent / 100) * entries.length);
    if (done === reported) return;
    reported = done;
    onProgress(done, entries.length);
  });
  // JSZip allocates it itself, never in shared memory.
  return bytes as Uint8Array<ArrayBuffer>;
}
