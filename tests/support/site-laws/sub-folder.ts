import type { Page } from '@playwright/test';
import { bytesOf } from '@/domain/site/site-file';
import type { Fault } from './fault';
import type { listenTo } from './listen';
import type { MadeSite } from './made-site';

const host = 'https://site.example/some/folder';
const mimes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * Lets a tab open sites from a sub-folder of a host, answered out of the site's own files. The answer to `open` is
 * what the first page asked for outside its folder or that is not there, and any error. Nothing reaches a network.
 */
export async function serveSubFolders(
  tab: Page,
  noise: ReturnType<typeof listenTo>,
): Promise<{ open: (site: MadeSite) => Promise<Fault[]> }> {
  const sites = new Map<string, MadeSite>();
  await tab.route(/^https?:/, async (route) => {
    const url = decodeURI(route.request().url());
    const [id = '', ...rest] = url.startsWith(`${host}/`)
      ? (url
          .slice(host.length + 1)
          .split(/[?#]/)[0]
          ?.split('/') ?? [])
      : [];
    const file = sites.get(id)?.files.find(({ path }) => path === rest.join('/'));
    const contentType = mimes[file?.path.split('.').pop() ?? ''] ?? 'text/plain';
    await route.fulfill(file ? { body: Buffer.from(bytesOf(file)), contentType } : { status: 404, body: '' });
  });
  return {
    open: async (site) => {
      sites.set(site.id, site);
      const base = `${host}/${encodeURI(site.id)}/`;
      await tab.goto(`${base}index.html`);
      return noise.take(base).map(({ law, detail }) => ({
        law: 'sub-folder',
        site: site.id,
        page: 'index.html',
        detail: `${law} ${detail}`,
      }));
    },
  };
}
