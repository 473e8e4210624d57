import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { zipSite } from './zip-site';

const text = new TextEncoder().encode('body { color: red }\n'.repeat(200));
const media = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);

describe('zipSite', () => {
  it('gives back the same bytes', async () => {
    const zip = await JSZip.loadAsync(
      await zipSite([
        { path: 'style.css', bytes: text },
        { path: 'assets/photo.png', bytes: media },
      ]),
    );
    expect(await zip.file('style.css')?.async('uint8array')).toEqual(text);
    expect(await zip.file('assets/photo.png')?.async('uint8array')).toEqual(media);
  });

  it('deflates text and stores compressed media', async () => {
    const textZip = await zipSite([{ path: 'style.css', bytes: text }]);
    const mediaZip = await zipSite([{ path: 'photo.png', bytes: text }]);
    expect(textZip.length).toBeLessThan(text.length / 2);
    expect(mediaZip.length).toBeGreaterThan(text.length);
  });

  it('gives the same bytes for the same files', async () => {
    const files = [{ path: 'index.html', bytes: text }];
    expect(await zipSite(files)).toEqual(await zipSite(files));
  });

  it('reports progress up to all entries', async () => {
    const heard: number[] = [];
    const entries = Array.from({ length: 20 }, (_, index) => ({ path: `p${index}.html`, bytes: text }));
    await zipSite(entries, (done) => heard.push(done));
    expect(heard.at(-1)).toBe(20);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });
});
