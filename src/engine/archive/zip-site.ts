import JSZip from 'jszip';

/** Endings of formats that are compressed already: deflating them costs time and saves nothing. */
const compressed =
  /\.(?:png|jpe?g|gif|webp|avif|heic|jxl|woff2?|mp4|m4v|mov|webm|ogv|mp3|ogg|oga|opus|m4a|aac|flac|zip|gz|br|7z|rar|pdf)$/i;

type ZipEntry = { readonly path: string; readonly bytes: Uint8Array };

/** Fixed, so that the same files give the same bytes: zip times begin in 1980. */
const epoch = new Date(Date.UTC(1980, 0, 1));

/**
 * Packs files into a zip. Text is deflated, compressed media stored; content is byte-identical after `unzip`.
 * `onProgress` hears entries done of all.
 */
export async function zipSite(
  entries: readonly ZipEntry[],
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
