/** One file of the app: its address below the app's folder, and what stands for its content where the name does not. */
export type ParcelFile = {
  readonly url: string;
  readonly revision: string | null;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
};

/** Name of the parcel in the app's folder. Not `.gz`: hosts that see such a name unpack it on the way. */
export const parcelName = 'first-visit.bin';

type Line = readonly [url: string, revision: string | null, type: string, bytes: number];

const lengthBytes = 4;

/** Files as one: four bytes with the length of a list, the list as JSON, then their bytes in its order. */
export function packParcel(files: readonly ParcelFile[]): Uint8Array<ArrayBuffer> {
  const lines = files.map(({ url, revision, type, body }): Line => [url, revision, type, body.length]);
  const list = new TextEncoder().encode(JSON.stringify(lines));
  const size = files.reduce((sum, { body }) => sum + body.length, lengthBytes + list.length);
  const parcel = new Uint8Array(size);
  new DataView(parcel.buffer).setUint32(0, list.length);
  parcel.set(list, lengthBytes);
  let at = lengthBytes + list.length;
  for (const { body } of files) {
    parcel.set(body, at);
    at += body.length;
  }
  return parcel;
}

/** The files of a parcel. Throws when it is no parcel, or not a whole one. */
export function unpackParcel(parcel: Uint8Array<ArrayBuffer>): ParcelFile[] {
  const { buffer, byteOffset, length } = parcel;
  const listLength = new DataView(buffer, byteOffset, length).getUint32(0);
  let at = lengthBytes + listLength;
  const list = new TextDecoder().decode(parcel.subarray(lengthBytes, at));
  const files = (JSON.parse(list) as Line[]).map(([url, revision, type, bytes]) => {
    const body = parcel.subarray(at, at + bytes);
    at += bytes;
    return { url, revision, type, body };
  });
  if (at !== length) throw new Error(`The parcel has ${length} bytes, and its list says ${at}.`);
  return files;
}
