import { describe, expect, it } from 'vitest';
import { parsePreviewOptions } from './preview-options';
import { parseSitePath } from './site-path';
import { assetsUrl, fileUrl, listUrl, metaUrl, parseRoute, previewUrl, projectPageUrl } from './urls';

const file = (path: string) => ({ kind: 'file', projectId: 'p1', path });

describe('addresses', () => {
  it('hang under the base path', () => {
    expect([
      listUrl('/sub/'),
      projectPageUrl('p1', '/sub/'),
      metaUrl('p1', '/sub/'),
      assetsUrl('p1', '/sub/'),
      fileUrl('p1', 'assets/a b.svg', '/sub/'),
    ]).toEqual([
      '/sub/api/projects',
      '/sub/projects/p1',
      '/sub/projects/p1/meta.json',
      '/sub/projects/p1/assets/',
      '/sub/projects/p1/assets/a%20b.svg',
    ]);
  });

  it('name device, direction and theme of a preview', () => {
    const url = previewUrl(
      { projectId: 'p1', path: 'index.html', device: 'phone', direction: 'rtl', theme: 'dark' },
      '/',
    );
    expect(url).toBe('/projects/p1/index.html?preview=true&device=phone&direction=rtl&theme=dark');
  });

  it.each([
    ['/api/projects', { kind: 'list' }],
    ['/api', { kind: 'outside' }],
    ['/api/', { kind: 'outside' }],
    ['/api/anything', { kind: 'missing' }],
    ['/projects', { kind: 'outside' }],
    ['/projects/', { kind: 'missing' }],
    ['/projects/p1', { kind: 'page', projectId: 'p1' }],
    ['/projects/p1/', file('index.html')],
    ['/projects/p1/meta.json', { kind: 'meta', projectId: 'p1' }],
    ['/projects/p1/assets/', { kind: 'assets', projectId: 'p1' }],
    ['/projects/p1/assets/a.svg', file('assets/a.svg')],
    ['/projects/p1/blog/', file('blog/index.html')],
    ['/app/projects', { kind: 'outside' }],
    ['/', { kind: 'outside' }],
  ])('%s is read as what it is', (path, route) => {
    expect(parseRoute(path, '/')).toEqual(route);
  });

  it('outside the base belong to nobody here', () => {
    expect(parseRoute('/projects/p1/index.html', '/sub/')).toEqual({ kind: 'outside' });
  });
});

describe('a path that comes from an address', () => {
  const refused = [
    '..',
    '../p2/index.html',
    'a/../../p2/x',
    './a',
    'a/./b',
    '%2e%2e/p2/index.html',
    '%2E%2E/p2',
    '.%2e/p2',
    '%2e./p2',
    'a/%2e%2e/b',
    '..%2fp2%2findex.html',
    '..%2Fp2',
    'a%2fb',
    'a%2Fb',
    '%2f',
    '%2fetc%2fpasswd',
    '..%5cp2',
    'a%5cb',
    'a%5Cb',
    '%5c%5cserver%5cshare',
    'a\\b',
    '..\\p2',
    'a%00.html',
    '%00',
    'index.html%00.png',
    'a%0d%0aSet-Cookie:x',
    'a%0a',
    'a%09b',
    'a%1fb',
    'a%7fb',
    'a%c2%85b',
    '%c0%ae%c0%ae/p2',
    '%c0%af',
    '%e0%80%af',
    '%f0%80%80%af',
    '%c1%9c',
    '%ff',
    '%fe%fe%ff%ff',
    '%c3',
    '%ed%a0%80',
    '%',
    '%2',
    '%zz',
    '%u002e%u002e',
    'a//b',
    '//a',
    'a//',
    '/a',
    'a/%e2%80%aegpj.exe',
    'a%e2%81%a6b',
    'a%e2%80%ad',
    `${'a'.repeat(256)}`,
    `${'a/'.repeat(600)}x`,
    `${'%C3%A9'.repeat(200)}`,
  ];
  it.each(refused)('%s is refused', (encoded) => {
    expect(parseSitePath(encoded)).toEqual({ ok: false });
    expect(parseRoute(`/projects/p1/${encoded}`, '/')).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['index.html', 'index.html'],
    ['%69ndex.html', 'index.html'],
    ['a%20b.html', 'a b.html'],
    ['%C3%A9t%C3%A9.html', 'été.html'],
    ['été.html', 'été.html'],
    ['%252e%252e%252fp2', '%2e%2e%2fp2'],
    ['%252e%252e', '%2e%2e'],
    ['..%252f', '..%2f'],
    ['a%2500', 'a%00'],
    ['a;b.html', 'a;b.html'],
    ['..;', '..;'],
    ['...', '...'],
    ['.hidden', '.hidden'],
    ['a%3Fb', 'a?b'],
    ['a%23b', 'a#b'],
    ['a:b', 'a:b'],
    ['C:', 'C:'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['a+b', 'a+b'],
    ['%E2%80%A6', '…'],
    ['%EF%BC%8E%EF%BC%8E', '．．'],
    ['%F0%9F%8D%9E.html', '🍞.html'],
    ['meta.json.html', 'meta.json.html'],
    ['a%25', 'a%'],
  ])('%s means the file %s and no other', (encoded, path) => {
    expect(parseRoute(`/projects/p1/${encoded}`, '/')).toEqual(file(path));
  });

  it.each(['a b', 'p.1', '..', '%2e%2e', 'p1%2f..', 'x'.repeat(65), 'ü', '', '*', 'a;b'])(
    'a project id like "%s" names no project',
    (id) => {
      expect(['missing', 'invalid']).toContain(parseRoute(`/projects/${id}/index.html`, '/').kind);
    },
  );
});

describe('the options of a preview', () => {
  it('fall back to desktop, left to right, light, scripts on', () => {
    const query = new URLSearchParams({
      device: 'watch',
      direction: '"><script>',
      theme: 'LIGHT',
      safe: '1',
    });
    expect(parsePreviewOptions(query)).toEqual({
      device: 'desktop',
      direction: 'ltr',
      theme: 'light',
      safe: false,
    });
  });

  it('are taken when they are known words', () => {
    const query = new URLSearchParams('device=tablet&direction=rtl&theme=dark&safe=true');
    expect(parsePreviewOptions(query)).toEqual({
      device: 'tablet',
      direction: 'rtl',
      theme: 'dark',
      safe: true,
    });
  });
});
