import { describe, expect, it } from 'vitest';
import { assetListingSchema, problemSchema } from '@/contract/sw-messages';
import { projectMetaSchema } from '@/domain/project/project-meta';
import { projectListSchema } from '@/domain/project/project';
import { createRouter } from '@/sw/router';
import { memoryReader, type MemoryProject } from '../support/router/memory-reader';

const media = Uint8Array.from({ length: 100 }, (_, index) => index);
const site: MemoryProject = {
  project: { id: 'p1' },
  files: {
    'index.html':
      '<!doctype html><html lang="en"><head><title>Home</title></head><body><h1>Hi</h1></body></html>',
    'about.html': '<!doctype html><title>About</title>',
    'style.css': 'body{color:red}',
    'script.js': 'let a',
    'assets/film.mp4': media,
    'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'notes.xyz': 'unknown type',
  },
};
const others: MemoryProject = { project: { id: 'p2', ownerId: 'you' }, files: { 'index.html': 'secret' } };
const shared: MemoryProject = {
  project: { id: 'p3', ownerId: 'you', privacy: 'public', updatedAt: Date.UTC(2027, 0) },
  files: { 'index.html': 'open' },
};
const trashed: MemoryProject = { project: { id: 'p4', deletedAt: 1 }, files: { 'index.html': 'gone' } };

function makeRouter(projects = [site, others, shared, trashed], accountId: string | null = 'me', base = '/') {
  return createRouter({ reader: memoryReader(projects, accountId), previewScript: '/*preview*/', base });
}

async function ask(path: string, init: RequestInit & { navigation?: boolean } = {}, router = makeRouter()) {
  const { navigation = false, ...rest } = init;
  const response = await router(new Request(`http://localhost${path}`, rest), { navigation });
  if (!response) throw new Error(`Nobody answered ${path}.`);
  return response;
}

describe('GET /api/projects', () => {
  it('lists the projects of the account signed in here, newest first', async () => {
    const newer: MemoryProject = { project: { id: 'p9', name: 'New', updatedAt: Date.UTC(2030, 0) } };
    const response = await ask('/api/projects', {}, makeRouter([site, others, newer, trashed]));
    const list = projectListSchema.parse(await response.json());
    expect(list.projects).toEqual([
      { id: 'p9', name: 'New', updatedAt: '2030-01-01T00:00:00.000Z' },
      { id: 'p1', name: 'Bakery', updatedAt: '2026-01-02T00:00:00.000Z' },
    ]);
  });

  it('is an empty list when nobody is signed in', async () => {
    const response = await ask('/api/projects', {}, makeRouter([site], null));
    expect(await response.json()).toEqual({ projects: [] });
  });
});

describe('GET /projects/{id}/meta.json', () => {
  it('tells history, paths, pages and assets', async () => {
    const told: MemoryProject = {
      ...site,
      messages: [
        {
          id: 'm2',
          projectId: 'p1',
          seq: 2,
          role: 'ai',
          text: 'Made it',
          createdAt: 2,
          actions: [],
          versionId: 'v1',
        },
        { id: 'm1', projectId: 'p1', seq: 1, role: 'user', text: 'A bakery', createdAt: 1, actions: [] },
      ],
      versions: [
        {
          id: 'v1',
          projectId: 'p1',
          seq: 1,
          parentId: null,
          author: 'assistant',
          note: 'First',
          createdAt: 2,
          added: [{ path: 'index.html', hash: 'h', size: 1 }],
          modified: [],
          deleted: [],
        },
      ],
    };
    const response = await ask('/projects/p1/meta.json', {}, makeRouter([told]));
    const meta = projectMetaSchema.parse(await response.json());
    expect(meta.history).toEqual([
      { role: 'user', text: 'A bakery', time: '1970-01-01T00:00:00.001Z' },
      {
        role: 'assistant',
        type: 'generation',
        note: 'Made it',
        added: ['index.html'],
        modified: [],
        deleted: [],
        time: '1970-01-01T00:00:00.002Z',
      },
    ]);
    expect(meta).toMatchObject({
      id: 'p1',
      paths: { index: 'index.html', style: 'style.css', script: 'script.js' },
      pages: ['index.html', 'about.html'],
      assets: ['film.mp4', 'icon.svg'],
      warnings: [],
    });
  });

  it('names the records that were set aside', async () => {
    const reader = {
      ...memoryReader([site]),
      listWarnings: () => Promise.resolve(['A message could not be read: m7']),
    };
    const router = createRouter({ reader, previewScript: '', base: '/' });
    const meta = projectMetaSchema.parse(await (await ask('/projects/p1/meta.json', {}, router)).json());
    expect(meta.warnings).toEqual(['A message could not be read: m7']);
  });
});

describe('GET /projects/{id}/{path}', () => {
  it('is the saved file with its type and the hash as tag', async () => {
    const response = await ask('/projects/p1/style.css');
    expect(await response.text()).toBe('body{color:red}');
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{64}"$/);
  });

  it('is 304 without a body when the tag still fits', async () => {
    const tag = (await ask('/projects/p1/style.css')).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': `"other", W/${tag}` };
    const response = await ask('/projects/p1/style.css', { headers });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await ask('/projects/p1/style.css', { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([
      200,
      '15',
      '',
    ]);
  });

  it.each([
    ['bytes=0-9', '0-9', 10],
    ['bytes=90-', '90-99', 10],
    ['bytes=-5', '95-99', 5],
    ['bytes=95-500', '95-99', 5],
    ['bytes=-500', '0-99', 100],
  ])('gives the part %s of a film', async (range, sent, length) => {
    const response = await ask('/projects/p1/assets/film.mp4', { headers: { Range: range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes ${sent}/100`);
    const [start] = sent.split('-').map(Number);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([
      ...media.subarray(start, (start ?? 0) + length),
    ]);
  });

  it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('refuses the part %s with 416', async (range) => {
    const response = await ask('/projects/p1/assets/film.mp4', { headers: { Range: range } });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */100']);
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=-', 'bytes=a-b'])(
    'sends the whole for the range %s',
    async (range) => {
      const response = await ask('/projects/p1/assets/film.mp4', { headers: { Range: range } });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 100]);
    },
  );

  it('sends the whole when the part was asked of another content', async () => {
    const headers = { Range: 'bytes=0-9', 'If-Range': '"old"' };
    expect((await ask('/projects/p1/assets/film.mp4', { headers })).status).toBe(200);
  });

  it('offers a file of no known type as a download', async () => {
    const { headers } = await ask('/projects/p1/notes.xyz');
    expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
  });

  it('shows saved text, never a draft', async () => {
    const drafted = { ...site, drafts: { 'style.css': 'body{color:blue}' } };
    const response = await ask('/projects/p1/style.css', {}, makeRouter([drafted]));
    expect(await response.text()).toBe('body{color:red}');
  });

  it('lists the assets folder, and is 404 without one', async () => {
    const listing = assetListingSchema.parse(await (await ask('/projects/p1/assets/')).json());
    expect(listing.files).toEqual(['film.mp4', 'icon.svg']);
    expect((await ask('/projects/p3/assets/')).status).toBe(404);
  });
});

describe('who may see what', () => {
  it.each(['meta.json', 'index.html', 'index.html?preview=true', 'assets/'])(
    'the private project of another account is not there: %s',
    async (path) => {
      const response = await ask(`/projects/p2/${path}`);
      expect(response.status).toBe(404);
      expect(problemSchema.parse(await response.json()).detail).toContain('There is nothing at');
    },
  );

  it('a public project shows to anybody on this device', async () => {
    expect((await ask('/projects/p3/index.html', {}, makeRouter([shared], null))).status).toBe(200);
  });

  it('a project in the trash is not there', async () => {
    expect((await ask('/projects/p4/index.html')).status).toBe(404);
  });
});

describe('what is not there', () => {
  it.each(['/projects/p1/none.css', '/projects/none/index.html', '/api/other', '/projects/p1/sub/'])(
    '%s is 404 with a JSON problem',
    async (path) => {
      const response = await ask(path);
      expect([response.status, response.statusText]).toEqual([404, 'Not Found']);
      expect(problemSchema.parse(await response.json()).status).toBe(404);
    },
  );

  it.each(['/projects/p1/a%2fb', '/projects/p1/%ff', '/projects/p1/a%00'])('%s is 400', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it('other methods than GET and HEAD are refused', async () => {
    expect((await ask('/projects/p1/index.html', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it.each(['/', '/app', '/projects/p1', '/api'])('%s goes on to the app', async (path) => {
    expect(await makeRouter()(new Request(`http://localhost${path}`))).toBeUndefined();
  });

  it('a broken store becomes a problem, not a rejection', async () => {
    const reader = { ...memoryReader([site]), readProject: () => Promise.reject(new Error('disk')) };
    const response = await ask(
      '/projects/p1/style.css',
      {},
      createRouter({ reader, previewScript: '', base: '/' }),
    );
    expect([response.status, problemSchema.parse(await response.json()).detail]).toEqual([
      500,
      'Something went wrong: disk',
    ]);
  });

  it('answers under a base path', async () => {
    const router = makeRouter([site], 'me', '/sub/');
    expect((await ask('/sub/projects/p1/style.css', {}, router)).status).toBe(200);
    expect(await router(new Request('http://localhost/projects/p1/style.css'))).toBeUndefined();
  });
});

describe('a page to be shown', () => {
  it('is sealed when asked with preview=true or opened as a document', async () => {
    for (const response of [
      await ask('/projects/p1/index.html?preview=true'),
      await ask('/projects/p1/index.html', { navigation: true }),
      await ask('/projects/p1/', { navigation: true }),
    ]) {
      expect(await response.text()).toContain('/*preview*/');
    }
  });

  it('is the plain file when an editor fetches it', async () => {
    expect(await (await ask('/projects/p1/index.html')).text()).toBe(site.files?.['index.html']);
  });

  it('follows unsaved text', async () => {
    const drafted = { ...site, drafts: { 'index.html': '<h1>Draft</h1>', 'new.html': '<h1>New</h1>' } };
    const router = makeRouter([drafted]);
    expect(await (await ask('/projects/p1/index.html?preview=true', {}, router)).text()).toContain(
      'Draft</h1>',
    );
    expect(await (await ask('/projects/p1/new.html?preview=true', {}, router)).text()).toContain('New</h1>');
  });

  it('is the same bytes again from memory, and new once a file it holds has changed', async () => {
    const files: Record<string, string> = {
      'index.html': '<link rel="stylesheet" href="s.css">',
      's.css': 'a{}',
    };
    const router = makeRouter([{ ...site, files }]);
    const first = await (await ask('/projects/p1/index.html?preview=true', {}, router)).text();
    expect(await (await ask('/projects/p1/index.html?preview=true', {}, router)).text()).toBe(first);
    files['s.css'] = 'b{}';
    expect(await (await ask('/projects/p1/index.html?preview=true', {}, router)).text()).toContain('b{}');
  });

  it('does not reflect a word of the query', async () => {
    const plain = await (await ask('/projects/p1/index.html?preview=true')).text();
    const queries = [
      'theme=%22%3E%3Cscript%3E',
      'direction=RTL',
      'device=watch',
      'x=%3Cb%3E',
      'theme=__proto__',
    ];
    for (const query of queries) {
      expect(await (await ask(`/projects/p1/index.html?preview=true&${query}`)).text()).toBe(plain);
    }
  });

  it("shows the site's own 404 page for a page that is missing", async () => {
    const files = { ...site.files, '404.html': '<h1>Lost</h1>' };
    const response = await ask(
      '/projects/p1/none.html',
      { navigation: true },
      makeRouter([{ ...site, files }]),
    );
    expect([response.status, (await response.text()).includes('Lost</h1>')]).toEqual([404, true]);
  });

  it('in safe mode allows only the script that carries the nonce of the answer', async () => {
    const response = await ask('/projects/p1/index.html?preview=true&safe=true');
    const nonce = /script-src 'nonce-([^']+)'/.exec(
      response.headers.get('Content-Security-Policy') ?? '',
    )?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}">/*preview*/`);
  });
});
