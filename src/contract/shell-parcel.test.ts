import { describe, expect, it } from 'vitest';
import { packParcel, unpackParcel, type ParcelFile } from './shell-parcel';

const bytes = (text: string) => new TextEncoder().encode(text);
const files: ParcelFile[] = [
  { url: 'index.html', revision: 'r1', type: 'text/html; charset=utf-8', body: bytes('<p>Größe</p>') },
  { url: 'assets/empty-1.js', revision: null, type: 'text/javascript; charset=utf-8', body: bytes('') },
  { url: 'icon.png', revision: 'r2', type: 'image/png', body: new Uint8Array([0, 255, 10, 13]) },
];

describe('a parcel of the shell', () => {
  it('gives back every file as it was, from any place in a larger buffer', () => {
    const parcel = packParcel(files);
    const around = new Uint8Array(parcel.length + 14);
    around.set(parcel, 7);
    const unpacked = unpackParcel(around.subarray(7, 7 + parcel.length));
    expect(unpacked.map((file) => ({ ...file, body: [...file.body] }))).toEqual(
      files.map((file) => ({ ...file, body: [...file.body] })),
    );
  });

  it('is refused when its end is missing, when something follows it, and when it is a page instead', () => {
    const parcel = packParcel(files);
    expect(() => unpackParcel(parcel.slice(0, -1))).toThrow('bytes');
    expect(() => unpackParcel(new Uint8Array([...parcel, 1]))).toThrow('bytes');
    expect(() => unpackParcel(bytes('<!doctype html><title>Not found</title>'))).toThrow();
    expect(() => unpackParcel(bytes(''))).toThrow();
  });
});
