import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

/** A folder on an address of this machine, as a plain static host would serve it: text compressed, 404.html for the rest. */
export type ServedFolder = { readonly address: string; readonly close: () => void };

/** Serves a folder on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const read = (path: string) => readFile(path).catch(() => null);
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  const answer = async (url: string) => {
    const asked = normalize(decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));
    const path = join(folder, asked.endsWith('/') ? `${asked}index.html` : asked);
    const found = await read(path);
    const body = found ?? (await read(join(folder, '404.html'))) ?? Buffer.from('');
    const type = types[found ? extname(path) : '.html'] ?? 'application/octet-stream';
    const isText = !type.startsWith('font/') && type !== 'application/octet-stream';
    return {
      status: found ? 200 : 404,
      headers: {
        'content-type': type,
        'cache-control': 'max-age=31536000',
        ...(isText ? { 'content-encoding': 'gzip' } : {}),
      },
      body: isText ? gzipSync(body) : body,
    };
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  const port = place !== null && typeof place === 'object' ? place.port : 0;
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
