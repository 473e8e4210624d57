import { crc32 } from '../../../src/engine/archive/crc32';

/** An entry of a zip as a test wants it, wrong where it says so. */
export type RawEntry = {
  readonly name: string;
  readonly content: Uint8Array;
  /** Deflated bytes in place of the content's own. */
  readonly packed?: Uint8Array;
  /** Declared size, the content's own unless told. */
  readonly size?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly unixMode?: number;
  /** Points the directory at the bytes of an earlier entry. */
  readonly sameBytesAs?: number;
};

/** Writes a zip byte by byte, so that it can be wrong in every way that archivers refuse to be. */
export function writeRawZip(entries: readonly RawEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  for (const entry of entries) {
    offsets.push(entry.sameBytesAs === undefined ? length : (offsets[entry.sameBytesAs] ?? 0));
    const name = new TextEncoder().encode(entry.name);
    add(header(0x04034b50, entry, [name.length, 0]));
    add(name);
    add(entry.packed ?? entry.content);
  }
  const start = length;
  entries.forEach((entry, index) => {
    const name = new TextEncoder().encode(entry.name);
    const fixed = new Uint8Array(46);
    const view = new DataView(fixed.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(4, (3 << 8) | 20, true);
    fixed.set(header(0x04034b50, entry, [name.length, 0]).subarray(4, 30), 6);
    view.setUint32(38, ((entry.unixMode ?? 0o100644) << 16) >>> 0, true);
    view.setUint32(42, offsets[index] ?? 0, true);
    add(fixed);
    add(name);
  });
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, entries.length, true);
  view.setUint16(10, entries.length, true);
  view.setUint32(12, length - start, true);
  view.setUint32(16, start, true);
  add(end);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function header(signature: number, entry: RawEntry, lengths: readonly [number, number]): Uint8Array {
  const { content, packed, size, method, flags } = entry;
  const bytes = new Uint8Array(30);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, flags ?? 0, true);
  view.setUint16(8, method ?? (packed ? 8 : 0), true);
  view.setUint32(14, crc32(content), true);
  view.setUint32(18, (packed ?? content).length, true);
  view.setUint32(22, size ?? content.length, true);
  view.setUint16(26, lengths[0], true);
  view.setUint16(28, lengths[1], true);
  return bytes;
}
