/// <reference lib="webworker" />
/**
 * The service worker: one file that keeps the shell and answers for the projects. A table of contents; what it does
 * lives in the files it names.
 *
 * - The shell is precached by hash. A navigation that is nobody else's gets it, with the headers that a static host
 *   cannot send.
 * - Everything under /projects/{id}/ and /api is answered by the router, from storage, sealed.
 * - An update installs beside the running version and waits. It takes over when the person agreed (`skip-waiting`), so
 *   no unsaved text is ever reloaded away. The first install claims the pages that are open already.
 */
import script from 'virtual:preview-script';
import { workerRequestSchema } from '@/contract/sw-messages';
import { appBase, parseRoute } from '@/contract/urls';
import { projectReader } from '@/storage/project-reader';
import { openNotification } from './open-notification';
import { createRouter } from './router';
import { answerShell, installShell, isShellRequest } from './shell';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST?: Parameters<typeof installShell>[0] };

const router = createRouter({ reader: projectReader, previewScript: script, base: appBase });
// The build writes the list in; the development server has none, and nothing to keep.
installShell(self.__WB_MANIFEST ?? []);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (workerRequestSchema.safeParse(event.data).success) void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, self.clients, appBase));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== self.location.origin) return;
  if (isProjectRequest(request)) event.respondWith(answerProject(request));
  else if (isShellRequest(request)) event.respondWith(answerShell(request));
});

/** Decided at once, because respondWith cannot wait: what the router would answer. */
function isProjectRequest(request: Request): boolean {
  const { kind } = parseRoute(new URL(request.url).pathname, appBase);
  return kind !== 'outside' && kind !== 'page';
}

async function answerProject(request: Request): Promise<Response> {
  return (await router(request)) ?? fetch(request);
}
