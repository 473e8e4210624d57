import { crc32 } from '../../../src/engine/archive/crc32';

/** A RAR 4 archive of one file, not compressed, for tests: nothing here can write a real one. */
export function writeStoredRar(name: string, text: string): Uint8Array {
  const content = new TextEncoder().encode(text);
  const path = new TextEncoder().encode(name);
  const file = new Uint8Array(25 + path.length);
  const view = new DataView(file.buffer);
  view.setUint32(0, content.length, true);
  view.setUint32(4, content.length, true);
  file[8] = 3; // made on Unix
  view.setUint32(9, crc32(content), true);
  view.setUint32(13, 0x5a8a5a8a, true);
  file[17] = 20;
  file[18] = 0x30; // stored
  view.setUint16(19, path.length, true);
  view.setUint32(21, 0o100644, true);
  file.set(path, 25);
  const signature = Uint8Array.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00]);
  return join([
    signature,
    rarBlock(0x73, 0, new Uint8Array(6)),
    rarBlock(0x74, 0x8000, file),
    content,
    rarBlock(0x7b, 0x4000, new Uint8Array(0)),
  ]);
}

/** A 7z archive of one file, not compressed. */
export function writeStored7z(name: string, text: string): Uint8Array {
  const content = new TextEncoder().encode(text);
  const names = [
    0,
    ...[...`${name}\0`].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  ];
  const crc = new Uint8Array(4);
  new DataView(crc.buffer).setUint32(0, crc32(content), true);
  // Numbers under 128 are one byte each: tests keep to such names and texts of two bytes' length at most.
  const size =
    content.length < 128 ? [content.length] : [0x80 | (content.length >> 8), content.length & 0xff];
  const header = Uint8Array.from(
    [
      [0x01], // header
      [0x04, 0x06, 0x00, 0x01, 0x09, ...size, 0x00], // where the packed bytes lie
      [0x07, 0x0b, 0x01, 0x00, 0x01, 0x01, 0x00, 0x0c, ...size, 0x00], // one folder, copied
      [0x08, 0x0a, 0x01, ...crc, 0x00, 0x00], // with one stream in it
      [0x05, 0x01, 0x11, names.length, ...names, 0x00, 0x00], // one file
    ].flat(),
  );
  const start = new Uint8Array(20);
  const view = new DataView(start.buffer);
  view.setUint32(0, content.length, true);
  view.setUint32(8, header.length, true);
  view.setUint32(16, crc32(header), true);
  const startCrc = new Uint8Array(4);
  new DataView(startCrc.buffer).setUint32(0, crc32(start), true);
  const signature = Uint8Array.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]);
  return join([signature, startCrc, start, content, header]);
}

function rarBlock(type: number, flags: number, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(7 + body.length);
  const view = new DataView(bytes.buffer);
  bytes[2] = type;
  view.setUint16(3, flags, true);
  view.setUint16(5, bytes.length, true);
  bytes.set(body, 7);
  view.setUint16(0, crc32(bytes.subarray(2)) & 0xffff, true);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
