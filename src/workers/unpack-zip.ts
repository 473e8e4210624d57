import type { ArchiveProgress, UnpackedFile } from '@/contract/archive-worker';
import { isSafePath } from '@/contract/safe-path';
import { archiveLimits, ArchiveProblem } from '@/engine/archive/archive-limits';
import { checkEntries, type ArchiveRules } from '@/engine/archive/check-entries';
import { crc32 } from '@/engine/archive/crc32';
import { readZipDirectory, type ZipEntry } from '@/engine/archive/read-zip-directory';

// One write of a whole bomb unpacks it at once; small ones leave the time to stop.
const sliceBytes = 4096;

/**
 * The files of a zip, checked: every path safe, every byte as its checksum says, nothing larger than declared. `rules`
 * are those for strangers' archives unless told. Throws `ArchiveProblem`.
 */
export async function unpackZip(
  archive: Uint8Array,
  onProgress: ArchiveProgress,
  rules?: ArchiveRules,
): Promise<UnpackedFile[]> {
  const most = (rules?.limits ?? archiveLimits).archiveBytes;
  if (archive.length > most) {
    throw new ArchiveProblem(`it is larger than ${most / 1_000_000} MB.`);
  }
  const checked = checkEntries(readZipDirectory(archive), archive.length, isSafePath, rules);
  const files: UnpackedFile[] = [];
  for (const { entry, path } of checked) {
    const packed = archive.subarray(entry.start, entry.end);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: only one entry's bytes are under way
    const content = entry.method === 'stored' ? packed.slice() : await inflate(packed, entry);
    if (content.length !== entry.size || crc32(content) !== entry.crc) throw broken(entry);
    files.push({ path, content });
    onProgress(files.length, checked.length);
  }
  return files;
}

async function inflate(packed: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const feeding = feed(writer, packed);
  // A failure shows at the reading end; this one is the same.
  feeding.catch(() => undefined);
  const content = new Uint8Array(entry.size);
  let length = 0;
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > entry.size) throw broken(entry);
      content.set(value, length);
      length += value.length;
    }
    await feeding;
  } catch {
    await reader.cancel().catch(() => undefined);
    throw broken(entry);
  }
  if (length !== entry.size) throw broken(entry);
  return content;
}

async function feed(writer: WritableStreamDefaultWriter<BufferSource>, packed: Uint8Array): Promise<void> {
  for (let at = 0; at < packed.length; at += sliceBytes) {
    // oxlint-disable-next-line no-await-in-loop -- waits until the piece before is taken
    await writer.write(packed.slice(at, at + sliceBytes));
  }
  await writer.close();
}

function broken({ name }: ZipEntry): ArchiveProblem {
  return new ArchiveProblem(`its entry “${name}” is damaged.`);
}
