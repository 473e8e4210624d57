import { connectCache, connectEntry, readOrigins } from '@/contract/connect-origins';
import { appBase, parseRoute } from '@/contract/urls';
import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { keepShell } from './keep-shell';
import { shellHeaders } from './shell-policy';
import { SmallFiles } from './small-files';

declare const self: ServiceWorkerGlobalScope;

/** The empty page for every address, and the front page as it was drawn at build time. */
const emptyPage = 'shell.html';
const frontPage = 'index.html';
const keeper = new PrecacheController();
const small = new SmallFiles(() => caches.open(`small-files-${self.registration.scope}`));

/** The development server writes inline scripts into the page, which the shell's policy forbids: it answers for itself. */
const isDevelopment = (import.meta as { readonly env?: { readonly DEV?: boolean } }).env?.DEV === true;

/** Keeps every file of the build, by hash, from the install on. A file that did not come whole fails the install. */
export function installShell(manifest: readonly (PrecacheEntry | string)[]): void {
  keeper.addToCacheList([...manifest]);
  self.addEventListener('install', (event) => event.waitUntil(keepAll(manifest)));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([
        keeper.activate(event),
        small.dropUnwanted(new Set(keeper.getURLsToCacheKeys().values())),
      ]),
    ),
  );
  cleanupOutdatedCaches();
}

async function keepAll(manifest: readonly (PrecacheEntry | string)[]): Promise<void> {
  const files = manifest.map((entry) => {
    const { url, revision } = typeof entry === 'string' ? { url: entry } : entry;
    const { href } = new URL(url, self.location.href);
    return { url: href, revision: revision ?? null, cacheKey: keeper.getCacheKeyForURL(href) ?? href };
  });
  await keepShell(await caches.open(keeper.strategy.cacheName), small, files, appBase);
}

/** Whether a request is for the app itself: a page of it, or a file of the build. */
export function isShellRequest(request: Request): boolean {
  return !isDevelopment && request.method === 'GET' && new URL(request.url).pathname.startsWith(appBase);
}

/** Answers from the precache; a page that is not a file is the app's page. Falls back to the network, then to words. */
export async function answerShell(request: Request): Promise<Response> {
  try {
    const kept = await findKept(request.url);
    if (kept && request.mode !== 'navigate') return kept;
    if (request.mode !== 'navigate') return await fetch(request);
    const { pathname } = new URL(request.url);
    const { kind } = parseRoute(pathname);
    const page = pathname === appBase ? frontPage : emptyPage;
    const shell = kind === 'outside' || kind === 'page' ? await findKept(page) : undefined;
    return shell ? withHeaders(shell, await readConnectOrigins()) : await fetch(request);
  } catch {
    return new Response('Sitewright could not be loaded, and there is no network.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...shellHeaders() },
    });
  }
}

async function findKept(url: string): Promise<Response | undefined> {
  const key = keeper.getCacheKeyForURL(url);
  return key ? ((await small.find(key)) ?? keeper.matchPrecache(url)) : undefined;
}

/** What the page noted; none when it never did. */
async function readConnectOrigins(): Promise<string[]> {
  const noted = await caches.match(connectEntry, { cacheName: connectCache });
  return noted ? readOrigins(await noted.text()) : [];
}

function withHeaders(response: Response, connectOrigins: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(shellHeaders(connectOrigins))) headers.set(name, value);
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}
