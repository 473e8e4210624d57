import { ArchiveProblem } from './archive-limits';
import type { ArchiveEntry } from './check-entries';

/** One entry of a zip's directory, with where its bytes lie. */
export type ZipEntry = ArchiveEntry & {
  readonly method: 'stored' | 'deflated';
  /** CRC-32 of the unpacked bytes. */
  readonly crc: number;
  /** Of its packed bytes in the archive. */
  readonly start: number;
  readonly end: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const commentMaxBytes = 0xffff;
const unixTypeMask = 0o170000;
const unixFile = 0o100000;
const unixFolder = 0o040000;

type Raw = Omit<ZipEntry, 'start' | 'end'> & { readonly offset: number; readonly packedSize: number };

/**
 * Reads a zip's directory and checks it against the entries themselves. Throws `ArchiveProblem` for what is no zip, for
 * one that is cut off, encrypted or in more than one part, and for entries that overlap or are not what the directory
 * says.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || start === 0xffffffff) {
    throw new ArchiveProblem('it is written in the form for very large archives (zip64).');
  }
  if (view.getUint16(end + 8, true) !== count) throw new ArchiveProblem('it is one part of several.');
  if (start + size > end) throw damaged();
  const entries: Raw[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > start + size || view.getUint32(at, true) !== entrySignature) throw damaged();
    const { entry, length } = readEntry(bytes, view, at);
    entries.push(entry);
    at += length;
  }
  if (at !== start + size) throw damaged();
  return placeEntries(bytes, view, entries, start);
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - commentMaxBytes); at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    if (at + endBytes + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw new ArchiveProblem('it is no zip archive, or its end is missing.');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: Raw; length: number } {
  const flags = view.getUint16(at + 8, true);
  const nameBytes = view.getUint16(at + 28, true);
  const length = entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const name = readName(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes));
  if ((flags & 1) !== 0) throw new ArchiveProblem('it is protected by a password.');
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) {
    throw new ArchiveProblem('it is packed in a way that is not known here. Pack it as a plain zip.');
  }
  const entry: Raw = {
    name,
    kind: kindOf(view.getUint16(at + 4, true) >> 8, view.getUint32(at + 38, true), name),
    method: method === 0 ? 'stored' : 'deflated',
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  return { entry, length };
}

function kindOf(system: number, attributes: number, name: string): ZipEntry['kind'] {
  if (name.endsWith('/')) return 'folder';
  const unixType = (attributes >>> 16) & unixTypeMask;
  // Only archives made on Unix (3) and macOS (19) say what kind an entry is.
  if ((system !== 3 && system !== 19) || unixType === 0 || unixType === unixFile) return 'file';
  return unixType === unixFolder ? 'folder' : 'other';
}

/** Where the bytes of each entry lie. Two entries over the same bytes are how small archives become huge. */
function placeEntries(bytes: Uint8Array, view: DataView, entries: readonly Raw[], limit: number): ZipEntry[] {
  const placed = entries.map(({ offset, packedSize, ...entry }): ZipEntry & { offset: number } => {
    if (offset + localBytes > limit || view.getUint32(offset, true) !== localSignature) throw damaged();
    const nameBytes = view.getUint16(offset + 26, true);
    const start = offset + localBytes + nameBytes + view.getUint16(offset + 28, true);
    const local = readName(bytes.subarray(offset + localBytes, offset + localBytes + nameBytes));
    if (local !== entry.name || start + packedSize > limit) throw damaged();
    return { ...entry, offset, start, end: start + packedSize };
  });
  const byOffset = placed.toSorted((first, second) => first.offset - second.offset);
  byOffset.forEach(({ end }, index) => {
    const next = byOffset[index + 1];
    if (next && end > next.offset) throw new ArchiveProblem('its entries overlap.');
  });
  return placed;
}

/** UTF-8 whenever the bytes are; else one character per byte, as old packers wrote. */
function readName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return String.fromCharCode(...bytes);
  }
}

function damaged(): ArchiveProblem {
  return new ArchiveProblem('it is damaged or was changed by hand.');
}
