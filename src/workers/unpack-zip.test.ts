import { deflateRawSync } from 'node:zlib';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { writeRawZip, type RawEntry } from '../../tests/support/archives/write-raw-zip';
import { unpackZip } from './unpack-zip';

const text = new TextEncoder();
const unpack = (bytes: Uint8Array) => unpackZip(bytes, () => undefined);
const page: RawEntry = { name: 'index.html', content: text.encode('<h1>Hello</h1>') };

describe('unpackZip', () => {
  it('gives back the bytes of deflated and stored entries, without the folder around them', async () => {
    const zip = new JSZip();
    const media = Uint8Array.from({ length: 9000 }, (_, index) => (index * 7919) % 256);
    zip.file('my-site/index.html', 'é'.repeat(5000), { compression: 'DEFLATE' });
    zip.file('my-site/assets/photo.png', media, { compression: 'STORE' });
    zip.file('__MACOSX/my-site/._index.html', 'litter');
    zip.file('my-site/.DS_Store', 'litter');
    const heard: number[] = [];
    const files = await unpackZip(await zip.generateAsync({ type: 'uint8array' }), (done) =>
      heard.push(done),
    );
    const byPath = new Map(files.map(({ path, content }) => [path, content]));
    expect([...byPath.keys()].toSorted()).toEqual(['assets/photo.png', 'index.html']);
    expect(byPath.get('assets/photo.png')).toEqual(media);
    expect(new TextDecoder().decode(byPath.get('index.html'))).toBe('é'.repeat(5000));
    expect(heard.at(-1)).toBe(2);
  });

  it('keeps a file called __proto__ as a file like others', async () => {
    const files = await unpack(writeRawZip([page, { name: '__proto__', content: text.encode('x') }]));
    expect(files.map(({ path }) => path)).toEqual(['index.html', '__proto__']);
  });

  it.each([
    '../escape.html',
    'a/../../escape.html',
    '/etc/passwd',
    'C:/windows/x.html',
    'a\\..\\b.html',
    'nul\u0000.html',
    'pic\u202Egpj.exe',
    'con.html',
    'trailing. ',
    `${'long'.repeat(70)}.html`,
    'a//b.html',
    'tab\t.html',
  ])('refuses the path %j', async (name) => {
    await expect(unpack(writeRawZip([page, { name, content: text.encode('x') }]))).rejects.toThrow(
      'not safe',
    );
  });

  it.each([
    [['a.html', 'a.html'], 'twice'],
    [['A.html', 'a.html'], 'one file on some systems'],
    [['\u00e9.html', 'e\u0301.html'], 'one file on some systems'],
    [['a', 'a/b.html'], 'would lie in it'],
  ])('refuses the names %j together', async (names, reason) => {
    const entries = names.map((name) => ({ name, content: text.encode('x') }));
    await expect(unpack(writeRawZip(entries))).rejects.toThrow(reason);
  });

  it('refuses a link', async () => {
    const link = { name: 'link', content: text.encode('/etc/passwd'), unixMode: 0o120777 };
    await expect(unpack(writeRawZip([page, link]))).rejects.toThrow('is a link');
  });

  it('refuses a byte that was flipped, naming the file', async () => {
    const bytes = writeRawZip([page]);
    const at = bytes.indexOf('H'.charCodeAt(0), 30);
    bytes[at] = 0x68;
    await expect(unpack(bytes)).rejects.toThrow('“index.html” is damaged');
  });

  it('refuses an entry that is larger than its directory says', async () => {
    const packed = deflateRawSync(new Uint8Array(4_000_000));
    const forged = { name: 'index.html', content: new Uint8Array(100), packed };
    await expect(unpack(writeRawZip([forged]))).rejects.toThrow('is damaged');
  });

  it('refuses a bomb at once', async () => {
    const packed = deflateRawSync(new Uint8Array(29_000_000));
    const bomb = Array.from({ length: 8 }, (_, index) => ({
      name: `${index}.html`,
      content: new Uint8Array(0),
      packed,
      size: 29_000_000,
    }));
    const heard: number[] = [];
    const refused = unpackZip(writeRawZip(bomb), (done) => heard.push(done));
    await expect(refused).rejects.toThrow('far more than a site');
    // Not one of its files was unpacked.
    expect(heard).toEqual([]);
  });

  it('refuses entries that lie over one another', async () => {
    const bytes = writeRawZip([page, { name: 'other.html', content: text.encode('y'), sameBytesAs: 0 }]);
    await expect(unpack(bytes)).rejects.toThrow(/overlap|damaged/);
  });

  it.each([
    ['nothing', new Uint8Array(0), 'no zip archive'],
    ['text', text.encode('this is not a zip, it is a letter to the reader'), 'no zip archive'],
    ['a cut off zip', writeRawZip([page]).slice(0, -8), 'no zip archive'],
    ['an empty zip', writeRawZip([]), 'holds no files'],
    ['an encrypted zip', writeRawZip([{ ...page, flags: 1 }]), 'password'],
    ['an unknown packing', writeRawZip([{ ...page, method: 14 }]), 'not known here'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(unpack(bytes)).rejects.toThrow(reason);
  });

  it('refuses more files than a site has', async () => {
    const many = Array.from({ length: 5001 }, (_, index) => ({
      name: `${index}`,
      content: text.encode('x'),
    }));
    await expect(unpack(writeRawZip(many))).rejects.toThrow('5,000 files');
  });
});
