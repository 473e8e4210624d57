import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { previewScript } from './preview-script';
import { withLateStart, withOwnParts, withStylesFirst, type BuildManifest } from './own-parts';
import headers from '../../src/contract/shell-headers.json';
import { findFirstFiles, scriptHash, withFirstFiles } from './in-page';
import { writeHead, type PageWords } from './write-head';
import { writtenPages } from './written-pages';

type Drawing = {
  readonly allPages: Readonly<Record<string, PageWords>>;
  readonly pageSources: (path: string) => readonly string[];
  readonly startsSoon: (path: string) => boolean;
  readonly documentTitle: (path: string, words: PageWords) => string;
  readonly drawPage: (path: string, base: string) => Promise<string>;
};

type Options = {
  /** The folder of the sources. */ readonly source: string;
  readonly version: string;
  /** Where the site will stand, when that is known: addresses in heads and the site map need it. */
  readonly site: string | undefined;
};

// Drawing needs markup only; the build that is drawn for has made the styles.
const noStyles: Plugin = {
  name: 'sitewright:no-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
};

/**
 * Vite plugin: after the build draws every public page into a file of its own (`pricing.html` for /pricing), so that
 * it can be read before, and without, any script; keeps the empty page as `shell.html` for all other addresses; and
 * writes `sitemap.xml` and `robots.txt` when the site's address is known.
 */
export function drawPages({ source, version, site }: Options): Plugin {
  let base = '/';
  let root = '.';
  let outDir = 'dist';
  // A build that failed has nothing to draw, and its own error to tell.
  let isWritten = false;
  return {
    name: 'sitewright:draw-pages',
    apply: 'build',
    configResolved: (config) => {
      ({ base, root } = config);
      outDir = resolve(root, config.build.outDir);
    },
    buildStart: () => {
      isWritten = false;
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        if (!isWritten) return;
        const rooms = join(root, '.cache/draw-pages');
        await build({
          configFile: false,
          root,
          base,
          logLevel: 'warn',
          plugins: [noStyles, previewScript(), writtenPages(source), react()],
          define: { __APP_VERSION__: JSON.stringify(version) },
          resolve: { alias: { '@': source } },
          worker: { format: 'es' },
          build: {
            ssr: join(source, 'app/draw-page.tsx'),
            outDir: rooms,
            emptyOutDir: true,
            copyPublicDir: false,
          },
        });
        const drawing = (await import(pathToFileURL(join(rooms, 'draw-page.js')).href)) as Drawing;
        const shell = withStylesFirst(await readFile(join(outDir, 'index.html'), 'utf8'));
        await writeFile(join(outDir, 'shell.html'), shell);
        const manifest = JSON.parse(
          await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
        ) as BuildManifest;
        const readFirstFiles = async (html: string) => {
          const addresses = findFirstFiles(html);
          const texts = addresses.map((address) =>
            readFile(join(outDir, address.slice(base.length)), 'utf8'),
          );
          const files = new Map(
            (await Promise.all(texts)).map((text, index) => [addresses[index] ?? '', text]),
          );
          for (const [address, text] of files) if (address.endsWith('.js')) checkPolicy(address, text);
          return files;
        };
        const paths = Object.keys(drawing.allPages);
        for (const path of paths) {
          const words = drawing.allPages[path];
          if (!words) continue;
          const markup = await drawing.drawPage(path, base);
          const address = site ? new URL(`${base}${path.slice(1)}`, site).href : undefined;
          const head = {
            ...words,
            title: drawing.documentTitle(path, words),
            address,
            picture: site && new URL(`${base}preview.jpg`, site).href,
          };
          const parts = withLateStart(withOwnParts(shell, manifest, drawing.pageSources(path), base), {
            base,
            isSoon: drawing.startsSoon(path),
          });
          const page = writeHead(withFirstFiles(parts, await readFirstFiles(parts)), path, head).replace(
            '<div id="root"></div>',
            () => `<div id="root" data-page="${base.replace(/\/$/, '')}${path}">${markup}</div>`,
          );
          const file = join(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, page);
        }
        if (site) await writeMaps(outDir, site, base, paths);
      },
    },
  };
}

function checkPolicy(address: string, text: string): void {
  const hash = scriptHash(text);
  if (!headers['Content-Security-Policy'].includes(hash))
    throw new Error(
      `src/contract/shell-headers.json does not allow ${address}: its script-src needs ${hash}.`,
    );
}

async function writeMaps(
  outDir: string,
  site: string,
  base: string,
  paths: readonly string[],
): Promise<void> {
  const address = (path: string) => new URL(`${base}${path}`, site).href;
  const entries = paths.map((path) => `  <url><loc>${address(path.slice(1))}</loc></url>`);
  const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  await writeFile(join(outDir, 'sitemap.xml'), map);
  const robots = `User-agent: *\nDisallow: ${base}app\nDisallow: ${base}projects\n\nSitemap: ${address('sitemap.xml')}\n`;
  await writeFile(join(outDir, 'robots.txt'), robots);
}
