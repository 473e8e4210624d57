import { createServer } from 'node:http';
import { median, type Measurement } from '../measure';
import { openApp } from './open-app';
import { seedProjects, type SeedFile } from './seed-rows';
import { signInGuest } from './sign-in-guest';

const scripts: SeedFile[] = Array.from({ length: 30 }, (_, index) => ({
  path: `js/part-${index}.js`,
  text: `window.parts = (window.parts || 0) + 1;\n${`// part ${index} keeps its own notes on what it does and why\n`.repeat(60)}`,
}));
const index = `<!doctype html><html lang="en"><head><title>Thirty scripts</title></head><body><h1>Thirty</h1>${scripts
  .map(({ path }) => `<script src="${path}"></script>`)
  .join('')}</body></html>`;

/** The same page with 30 scripts: sealed by the service worker, and from a static server on localhost, in turns. */
export async function measureSeal(): Promise<readonly Measurement[]> {
  const files = new Map<string, string>([
    ['/', index],
    ...scripts.map(({ path, text }) => [`/${path}`, text ?? ''] as const),
  ]);
  const server = createServer((request, response) => {
    const body = files.get(request.url ?? '/');
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': request.url?.endsWith('.js') ? 'text/javascript' : 'text/html',
      'Cache-Control': 'no-store',
    });
    response.end(body ?? '');
  }).listen(4191);
  const app = await openApp();
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  await seedProjects(page, [
    { id: 'thirty', name: 'Thirty', files: [{ path: 'index.html', text: index }, ...scripts] },
  ]);
  const load = async (url: string): Promise<number> => {
    await page.goto(url);
    return page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entry?.loadEventStart ?? Number.NaN;
    });
  };
  const sealed: number[] = [];
  const served: number[] = [];
  for (let run = 0; run < 15; run += 1) {
    sealed.push(
      await load(
        `${app.url}/projects/thirty/index.html?preview=true&device=desktop&direction=ltr&theme=light`,
      ),
    );
    served.push(await load('http://localhost:4191/'));
  }
  await app.close();
  server.close();
  return [
    {
      name: 'page with 30 scripts: sealed / from a static server',
      figure: median(sealed.slice(3)) / median(served.slice(3)),
      unit: 'x',
      target: 1,
      detail: `${median(sealed.slice(3)).toFixed(0)} ms against ${median(served.slice(3)).toFixed(0)} ms`,
    },
  ];
}
