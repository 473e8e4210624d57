import { proxy, wrap, type Remote } from 'comlink';
import type { UnpackedFile } from '@/contract/archive-worker';
import { isSafePath } from '@/contract/safe-path';
import type { UnarchivedEntry, Unarchiver, UnarchiverConstructor } from '@/contract/unarchive-worker';
import { AppError } from '@/domain/errors';
import { archiveLimits, ArchiveProblem, checkUnpackedSize } from '@/engine/archive/archive-limits';
import { checkEntries, type ArchiveEntry } from '@/engine/archive/check-entries';
import { unpackZip, type ArchiveOptions } from './archive';

const signatures = {
  zip: [0x50, 0x4b],
  rar: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
  sevenZip: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
} as const;
const patienceMilliseconds = 120_000;

/**
 * The files of a .zip, .rar or .7z archive, told by its first bytes, after every check. Throws `archive-refused` with
 * the reason, `worker-failed`; an AbortError when cancelled.
 */
export async function unpackArchive(
  archive: File,
  options: ArchiveOptions = {},
): Promise<readonly UnpackedFile[]> {
  const start = new Uint8Array(await archive.slice(0, 8).arrayBuffer());
  const kind = (['zip', 'rar', 'sevenZip'] as const).find((one) =>
    signatures[one].every((byte, index) => start[index] === byte),
  );
  try {
    if (!kind) throw new ArchiveProblem('it is no .zip, .rar or .7z archive.');
    if (archive.size > archiveLimits.archiveBytes) {
      throw new ArchiveProblem(`it is larger than ${archiveLimits.archiveBytes / 1_000_000} MB.`);
    }
    return kind === 'zip' ? await unpackZip(archive, options) : await unarchive(archive, options);
  } catch (error) {
    if (error instanceof ArchiveProblem) {
      throw new AppError('archive-refused', { name: archive.name, reason: error.message });
    }
    throw error;
  }
}

/** One worker per archive: whatever its bytes do to the library ends with it. */
async function unarchive(archive: File, { onProgress, signal }: ArchiveOptions): Promise<UnpackedFile[]> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('../../workers/unarchive.ts', import.meta.url), {
    type: 'module',
    name: 'unarchive',
  });
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<UnpackedFile[]>((resolve, reject) => {
      const refuse = () =>
        reject(new ArchiveProblem('it is damaged, or packed in a way that is not known here.'));
      signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), {
        once: true,
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        refuse();
      });
      patience = setTimeout(refuse, patienceMilliseconds);
      readAll(worker, archive, onProgress).then(resolve, (error: unknown) =>
        error instanceof ArchiveProblem ? reject(error) : refuse(),
      );
    });
  } finally {
    clearTimeout(patience);
    worker.terminate();
  }
}

async function readAll(
  worker: Worker,
  archive: File,
  onProgress: ArchiveOptions['onProgress'],
): Promise<UnpackedFile[]> {
  const Unarchiving = wrap<UnarchiverConstructor>(worker);
  const remote = await new Promise<Remote<Unarchiver>>((resolve, reject) => {
    const starting: Promise<Remote<Unarchiver>> = new Unarchiving(proxy(() => void starting.then(resolve)));
    starting.catch(reject);
  });
  await new Promise<void>((resolve, reject) => {
    remote.open(archive, proxy(resolve)).catch(reject);
  });
  if (await remote.hasEncryptedData()) throw new ArchiveProblem('it is protected by a password.');
  // Names and sizes are checked before one byte is unpacked.
  const entries = (await remote.listFiles()).map(toEntry);
  // The library reads of what is cut off or no archive at all that nothing is in it.
  if (entries.length === 0) throw new ArchiveProblem('it is damaged, or holds no files.');
  const checked = checkEntries(entries, archive.size, isSafePath);
  onProgress?.(0, checked.length);
  const contents = new Map<string, Uint8Array>();
  let total = 0;
  for (const { path, size, type, fileData } of await remote.extractFiles()) {
    if (type !== 'FILE') continue;
    const content = fileData ?? new Uint8Array(0);
    total += content.length;
    checkUnpackedSize(total, archive.size);
    if (content.length !== size) throw new ArchiveProblem('it is damaged or was changed by hand.');
    contents.set(path, content);
  }
  onProgress?.(checked.length, checked.length);
  return checked.map(({ entry, path }) => {
    const content = contents.get(entry.name);
    if (!content) throw new ArchiveProblem('it is damaged or was changed by hand.');
    return { path, content };
  });
}

function toEntry({ path, size, type }: UnarchivedEntry): ArchiveEntry {
  const kind = type === 'FILE' ? 'file' : type === 'DIR' ? 'folder' : 'other';
  return { name: path, size, kind };
}
