import { storageState } from '@/storage/storage-state';

/**
 * Asks a route of the app. The service worker answers; where none controls the page (first visit, private window) or
 * the projects exist in the page's memory alone, the same router answers here, over the same storage.
 */
export async function requestAnswer(url: string, signal?: AbortSignal): Promise<Response> {
  signal?.throwIfAborted();
  const request = new Request(new URL(url, location.href), { signal: signal ?? null });
  if (isControlled()) return fetch(request);
  const { answerInPage } = await import('./answer-in-page');
  const response = await answerInPage(request);
  signal?.throwIfAborted();
  return response;
}

/** Whether a service worker answers this page's requests for projects. */
export function isControlled(): boolean {
  if (storageState.read() === 'memory') return false;
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
