import { describe, expect, it } from 'vitest';
import { createRouter } from '@/sw/router';
import { memoryReader } from '../support/router/memory-reader';

// Everything a browser may do something with, and much that it does not know.
const extensions =
  'html htm xhtml xht shtml xml xsl xslt svg svgz mathml rss atom rdf js mjs cjs jsx ts tsx json json5 jsonld map css scss less txt md markdown csv tsv log pdf swf jar class wasm exe dll bat cmd sh ps1 vbs hta php asp aspx jsp cgi py rb pl lua go rs java c h png jpg jpeg gif webp avif ico bmp tif tiff heic apng jxl woff woff2 ttf otf eot mp4 m4v webm ogv mov avi mkv mp3 m4a aac ogg oga opus wav flac mid zip gz tar rar 7z br iso dmg apk crx xpi webmanifest appcache manifest vtt srt mht mhtml eml ics vcf doc docx xls xlsx ppt psd ai eps ps url lnk html.png png.html svg.txt'.split(
    ' ',
  );
const names = [
  ...extensions.map((extension) => `file.${extension}`),
  'noextension',
  '.htaccess',
  'sw.js',
  'a.HTML',
  'A.SVG',
];
const payload = '<script>alert(1)</script>';

const requests: readonly {
  readonly name: string;
  readonly init?: RequestInit;
  readonly navigation?: boolean;
  readonly suffix?: string;
}[] = [
  { name: 'whole' },
  { name: 'opened', navigation: true },
  { name: 'preview', suffix: '?preview=true' },
  { name: 'safe preview', suffix: '?preview=true&safe=true' },
  { name: 'head', init: { method: 'HEAD' } },
  { name: 'part', init: { headers: { Range: 'bytes=0-3' } } },
  { name: 'part beyond the end', init: { headers: { Range: 'bytes=900-' } } },
  { name: 'not modified', init: { headers: { 'If-None-Match': '*' } } },
  { name: 'refused method', init: { method: 'DELETE' } },
];

function expectSealed(response: Response | undefined, label: string): void {
  const headers = response?.headers;
  const policy = headers?.get('Content-Security-Policy') ?? '';
  const [sandbox] = policy.split(';');
  expect(sandbox, label).toBe('sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads');
  expect(policy, label).toContain("default-src 'none'");
  expect(headers?.get('X-Content-Type-Options'), label).toBe('nosniff');
  expect(headers?.get('Referrer-Policy'), label).toBe('no-referrer');
  expect(headers?.get('Cross-Origin-Resource-Policy'), label).toBe('same-origin');
  expect(headers?.get('Cache-Control'), label).toMatch(/^no-(?:store|cache)$/);
  expect(headers?.get('Set-Cookie'), label).toBeNull();
}

describe('no answer under /projects leaves without its seal', () => {
  const files = Object.fromEntries(names.map((name) => [name, payload]));
  const reader = memoryReader([{ project: { id: 'p1' }, files }]);
  const router = createRouter({ reader, previewScript: '', base: '/' });

  it.each(requests)('over every type: $name', async ({ name, init, navigation = false, suffix = '' }) => {
    const statuses = new Set<number>();
    for (const path of names) {
      const url = `http://localhost/projects/p1/${encodeURIComponent(path)}${suffix}`;
      const response = await router(new Request(url, init), { navigation });
      expectSealed(response, `${name} ${path}`);
      statuses.add(response?.status ?? 0);
    }
    expect(statuses.size).toBeGreaterThan(0);
  });

  it('whatever the status', async () => {
    const broken = { ...reader, readBlob: () => Promise.reject(new Error('disk')) };
    const empty = { ...reader, readBlob: () => Promise.resolve(undefined) };
    const cases: [typeof reader, string, RequestInit, number][] = [
      [reader, 'none.html', {}, 404],
      [reader, '%2e%2e%2fp2', {}, 400],
      [reader, 'file.mp4', {}, 200],
      [reader, 'file.mp4', { headers: { Range: 'bytes=1-2' } }, 206],
      [reader, 'file.mp4', { headers: { Range: 'bytes=999-' } }, 416],
      [reader, 'file.mp4', { headers: { 'If-None-Match': '*' } }, 304],
      [reader, 'file.mp4', { method: 'PUT', body: 'x' }, 405],
      [reader, 'meta.json', {}, 200],
      [reader, 'assets/', {}, 404],
      [broken, 'file.svg', {}, 500],
      [empty, 'file.svg', {}, 500],
    ];
    for (const [from, path, init, status] of cases) {
      const answer = createRouter({ reader: from, previewScript: '', base: '/' });
      const response = await answer(new Request(`http://localhost/projects/p1/${path}`, init));
      expectSealed(response, path);
      expect(response?.status, path).toBe(status);
    }
  });

  it('and nothing is ever typed as a page or script that is not on the list of types', async () => {
    for (const path of names) {
      const response = await router(new Request(`http://localhost/projects/p1/${path}`));
      const type = response?.headers.get('Content-Type') ?? '';
      if (type === 'application/octet-stream') {
        expect(response?.headers.get('Content-Disposition'), path).toBe('attachment');
      } else {
        expect(type, path).not.toMatch(/xhtml|xslt|mathml|multipart|message|x-shockwave|java-archive/);
      }
    }
  });
});
