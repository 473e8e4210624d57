// Serves dist/ the way any static host should: the shell for app pages, files as they are, and an honest 404
// for project files, which only the service worker has. Prints the address.
import { createServer } from 'node:http';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { shellHeaders } from './shell-headers.mjs';
import { isAnsweredByWorker, problemBody } from './vite/project-addresses.mjs';

const root = fileURLToPath(new URL('../dist/', import.meta.url));
const port = Number(process.env.PORT ?? 4173);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.json', '.wasm', '.txt']);

if (!existsSync(join(root, 'index.html'))) {
  console.error('There is no build to serve. Run "npm start", which builds first, or "npm run build".');
  process.exit(1);
}

const kept = new Map();

/** A file, gzipped once for as long as it does not change. */
function compressed(path) {
  const { mtimeMs } = statSync(path);
  const known = kept.get(path);
  if (known?.mtimeMs === mtimeMs) return known.body;
  const body = gzipSync(readFileSync(path));
  kept.set(path, { mtimeMs, body });
  return body;
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (isAnsweredByWorker(pathname)) {
    response.writeHead(404, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
    response.end(problemBody(pathname));
    return;
  }
  let decoded;
  try {
    decoded = normalize(decodeURIComponent(pathname));
  } catch {
    response.writeHead(400).end();
    return;
  }
  const wanted = join(root, decoded);
  const isFile = wanted.startsWith(root) && existsSync(wanted) && statSync(wanted).isFile();
  if (!isFile && extname(decoded) !== '') {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  // A page drawn at build time has its own file; every other address is the app's, and gets its empty page.
  const drawn = `${wanted.replace(/\/$/, '')}.html`;
  const page =
    decoded === '/' ? join(root, 'index.html') : existsSync(drawn) ? drawn : join(root, 'shell.html');
  const path = isFile ? wanted : page;
  const ending = extname(path);
  const headers = {
    ...shellHeaders,
    'Content-Type': types[ending] ?? 'application/octet-stream',
    'Cache-Control':
      /\/assets\//.test(decoded) && isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
    // What the system settings tell as the last update.
    'Last-Modified': statSync(path).mtime.toUTCString(),
    Vary: 'Accept-Encoding',
  };
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (compressible.has(ending) && /\bgzip\b/.test(accepted)) {
    const body = compressed(path);
    response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': body.length });
    response.end(body);
    return;
  }
  const { size } = statSync(path);
  // Some browsers play a film only from a server that gives it in parts.
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  headers['Accept-Ranges'] = 'bytes';
  if (first === '' || end < start) {
    response.writeHead(200, { ...headers, 'Content-Length': size });
    createReadStream(path).pipe(response);
  } else {
    response.writeHead(206, {
      ...headers,
      'Content-Length': end - start + 1,
      'Content-Range': `bytes ${start}-${end}/${size}`,
    });
    createReadStream(path, { start, end }).pipe(response);
  }
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or set PORT to another number.`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Sitewright is served on http://localhost:${port}`));
