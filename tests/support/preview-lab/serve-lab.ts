import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPreviewScript } from '../../../scripts/vite/preview-script';
import { isAnsweredByWorker, problemBody } from '../../../scripts/vite/project-addresses.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const shellHeaders = JSON.parse(readFileSync(`${root}src/contract/shell-headers.json`, 'utf8')) as Readonly<
  Record<string, string>
>;
const pageHtml = `<!doctype html><html lang="en"><title>Preview lab</title>
<style>body{margin:0}iframe{inline-size:100vw;block-size:90vh;border:0}</style>
<iframe title="Preview"></iframe><script type="module" src="/lab.js"></script></html>`;

/** A running lab: its address, the requests that reached the network, and how to stop it. */
export type RunningLab = { readonly url: string; readonly requests: string[]; stop(): Promise<void> };

/** Builds the lab page and the real service worker, and serves them. Port 0 takes any free one. */
export async function serveLab(port = 0): Promise<RunningLab> {
  const [page, worker] = await Promise.all([
    bundle(`${root}tests/support/preview-lab/lab-page.ts`, 'esm'),
    bundle(`${root}src/sw/sw.ts`, 'iife'),
  ]);
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html; charset=utf-8', pageHtml],
    '/lab.js': ['text/javascript; charset=utf-8', page],
    '/sw.js': ['text/javascript; charset=utf-8', worker],
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    requests.push(path);
    const answer = answers[path];
    if (answer && !isAnsweredByWorker(path)) {
      response.writeHead(200, { ...shellHeaders, 'Content-Type': answer[0], 'Cache-Control': 'no-store' });
      response.end(answer[1]);
    } else {
      response.writeHead(404, { 'Content-Type': 'application/problem+json' });
      response.end(problemBody(path));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://localhost:${taken}/`, requests, stop };
}

async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const script = await buildPreviewScript();
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    target: 'es2023',
    alias: { '@': `${root}src` },
    define: {
      'self.__WB_MANIFEST': '[]',
      'import.meta.env.DEV': 'false',
      'import.meta.env': '{"BASE_URL":"/"}',
      'process.env.NODE_ENV': '"production"',
      __APP_VERSION__: '"lab"',
    },
    plugins: [
      {
        name: 'preview-script',
        setup(builder) {
          builder.onResolve({ filter: /^virtual:preview-script$/ }, ({ path }) => ({
            path,
            namespace: 'virtual',
          }));
          builder.onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
            contents: `export default ${JSON.stringify(script)};`,
          }));
        },
      },
    ],
  });
  const text = result.outputFiles[0]?.text;
  if (text === undefined) throw new Error(`${entry} came out empty.`);
  return text;
}
