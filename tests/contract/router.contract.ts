import { describe, expect, it } from 'vitest';
import { assetListingSchema, problemSchema } from '@/contract/sw-messages';
import { projectMetaSchema } from '@/domain/project/project-meta';
import { projectListSchema } from '@/domain/project/project';
import { AppError } from '@/domain/errors';
import { createRouter } from '@/sw/router';
import { askRouterOf, media, others, shared, site, trashed } from '../support/router/ask-router';
import type { MemoryProject } from '../support/router/memory-reader';
import type { MakeStore } from '../support/router/router-store';

/** What the routes answer, over any store of projects. */
export function describeRouter(name: string, makeStore: MakeStore): void {
  const { makeReader, makeRouter, ask } = askRouterOf(makeStore);

  describe(`the routes over ${name}`, () => {
    describe('GET /api/projects', () => {
      it('lists the projects of the account signed in here, newest first', async () => {
        const newer: MemoryProject = { project: { id: 'p9', name: 'New', updatedAt: Date.UTC(2030, 0) } };
        const response = await ask('/api/projects', {}, await makeRouter([site, others, newer, trashed]));
        const list = projectListSchema.parse(await response.json());
        expect(list.projects).toEqual([
          { id: 'p9', name: 'New', updatedAt: '2030-01-01T00:00:00.000Z' },
          { id: 'p1', name: 'Bakery', updatedAt: '2026-01-02T00:00:00.000Z' },
        ]);
      });

      it('is an empty list when nobody is signed in', async () => {
        const response = await ask('/api/projects', {}, await makeRouter([site], null));
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
        const response = await ask('/projects/p1/meta.json', {}, await makeRouter([told]));
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

      it('says when a site has no first page, but not of a project that was only begun', async () => {
        const pageless: MemoryProject = { project: { id: 'p1' }, files: { 'about.html': 'About' } };
        const begun: MemoryProject = { project: { id: 'p5' } };
        const router = await makeRouter([pageless, begun]);
        const warningsOf = async (id: string) =>
          projectMetaSchema.parse(await (await ask(`/projects/${id}/meta.json`, {}, router)).json()).warnings;
        expect(await warningsOf('p1')).toEqual(['There is no index.html: the site has no first page.']);
        expect(await warningsOf('p5')).toEqual([]);
      });

      it('names the records that were set aside', async () => {
        const reader = {
          ...(await makeReader([site])),
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

      it('reads the unit of a range in any case, and a range only for GET', async () => {
        const headers = { Range: 'Bytes=0-9' };
        expect((await ask('/projects/p1/assets/film.mp4', { headers })).status).toBe(206);
        const head = await ask('/projects/p1/assets/film.mp4', { headers, method: 'HEAD' });
        expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '100']);
      });

      it('reads an encoded name once', async () => {
        const files = { 'über uns.html': 'We', '%41.html': 'Percent' };
        const router = await makeRouter([{ ...site, files }]);
        const textOf = async (path: string) => (await ask(`/projects/p1/${path}`, {}, router)).text();
        expect(await textOf('%C3%BCber%20uns.html')).toBe('We');
        expect(await textOf('%2541.html')).toBe('Percent');
        expect((await ask('/projects/p1/%41.html', {}, router)).status).toBe(404);
      });

      it('answers a folder with its index page', async () => {
        const router = await makeRouter([{ ...site, files: { 'blog/index.html': 'Posts' } }]);
        expect(await (await ask('/projects/p1/blog/', {}, router)).text()).toBe('Posts');
      });

      it('HEAD of what is not there or not allowed has the status and no body', async () => {
        for (const [path, status] of [
          ['none.css', 404],
          ['a%2fb', 400],
        ] as const) {
          const response = await ask(`/projects/p1/${path}`, { method: 'HEAD' });
          expect([response.status, await response.text()]).toEqual([status, '']);
        }
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
        const response = await ask('/projects/p1/style.css', {}, await makeRouter([drafted]));
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
        expect((await ask('/projects/p3/index.html', {}, await makeRouter([shared], null))).status).toBe(200);
      });

      it('a project in the trash is not there', async () => {
        expect((await ask('/projects/p4/index.html')).status).toBe(404);
      });
    });

    describe('what is not there', () => {
      it.each([
        '/projects/p1/none.css',
        '/projects/none/index.html',
        '/api/other',
        '/api/projects/',
        '/projects/',
        '/projects/p1/sub/',
        '/projects/p1/style.css/',
      ])('%s is 404 with a JSON problem', async (path) => {
        const response = await ask(path);
        expect([response.status, response.statusText]).toEqual([404, 'Not Found']);
        expect(problemSchema.parse(await response.json()).status).toBe(404);
      });

      it.each([
        '/projects/p1/a%2fb',
        '/projects/p1/%ff',
        '/projects/p1/a%00',
        '/projects/p1//style.css',
        '/projects/%70%31/style.css',
      ])('%s is 400', async (path) => {
        expect((await ask(path)).status).toBe(400);
      });

      it('other methods than GET and HEAD are refused', async () => {
        const response = await ask('/projects/p1/index.html', { method: 'POST', body: 'x' });
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
        expect(problemSchema.parse(await response.json()).title).toBe('Method Not Allowed');
      });

      it.each(['/', '/app', '/projects/p1', '/api'])('%s goes on to the app', async (path) => {
        expect(await (await makeRouter())(new Request(`http://localhost${path}`))).toBeUndefined();
      });

      it('a broken store becomes a problem, not a rejection', async () => {
        const reader = {
          ...(await makeReader([site])),
          readProject: () => Promise.reject(new Error('disk')),
        };
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

      it('a store that may not be written or opened is 503 in plain words', async () => {
        const refuse = () => Promise.reject(new AppError('storage-newer'));
        const reader = { ...(await makeReader([site])), readProject: refuse };
        const response = await ask(
          '/projects/p1/style.css',
          {},
          createRouter({ reader, previewScript: '', base: '/' }),
        );
        expect([response.status, problemSchema.parse(await response.json()).detail]).toEqual([
          503,
          'This data was written by a newer Sitewright. Reload to update; nothing was changed.',
        ]);
      });

      it('answers under a base path', async () => {
        const router = await makeRouter([site], 'me', '/sub/');
        expect((await ask('/sub/projects/p1/style.css', {}, router)).status).toBe(200);
        expect(await router(new Request('http://localhost/projects/p1/style.css'))).toBeUndefined();
      });
    });
  });
}
