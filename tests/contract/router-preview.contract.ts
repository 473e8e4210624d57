import { describe, expect, it } from 'vitest';
import { createRouter } from '@/sw/router';
import { askRouterOf, site } from '../support/router/ask-router';
import type { MakeStore } from '../support/router/router-store';

/** What the routes answer when a page is to be shown, over any store of projects. */
export function describePreviewRoutes(name: string, makeStore: MakeStore): void {
  const { makeRouter, ask } = askRouterOf(makeStore);

  describe(`a page to be shown, over ${name}`, () => {
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
      const router = await makeRouter([drafted]);
      expect(await (await ask('/projects/p1/index.html?preview=true', {}, router)).text()).toContain(
        'Draft</h1>',
      );
      expect(await (await ask('/projects/p1/new.html?preview=true', {}, router)).text()).toContain(
        'New</h1>',
      );
    });

    it('is the same bytes again from memory, and new once a file it holds has changed', async () => {
      const files = { 'index.html': '<link rel="stylesheet" href="s.css">', 's.css': 'a{}' };
      const { reader, write } = await makeStore([{ ...site, files }], 'me');
      const router = createRouter({ reader, previewScript: '', base: '/' });
      const first = await (await ask('/projects/p1/index.html?preview=true', {}, router)).text();
      expect(await (await ask('/projects/p1/index.html?preview=true', {}, router)).text()).toBe(first);
      await write('p1', 's.css', 'b{}');
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
        await makeRouter([{ ...site, files }]),
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
}
