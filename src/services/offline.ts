import type { WorkerRequest } from '@/contract/sw-messages';
import { appBase } from '@/contract/urls';
import { storageState } from '@/storage/storage-state';
import { now } from './clock';
import { logger } from './logger';
import { installTrustedTypes } from './trusted-types';

/** How far the app is from working without a network. */
export type OfflineState = 'unsupported' | 'installing' | 'ready' | 'update-waiting';

let state: OfflineState = 'installing';
let waitingWorker: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** The state of the service worker, observable. */
export const offlineState = {
  read: (): OfflineState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Before anything that the policy guards: the page may already stand under the policy that the worker adds.
installTrustedTypes();

const reloadedKey = 'reloaded-for-update';
const reloadPauseMilliseconds = 60_000;
let loadingAhead = 0;

/**
 * A part of the app that was not loaded yet is gone once another tab agreed to an update, or the host was renewed: only
 * the new app fits together. Reloads once, never in a circle; typed text is kept as a draft and offered again.
 */
function reloadForMissingPart(event: Event): void {
  if (loadingAhead > 0) return;
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (!navigator.onLine || now() - last < reloadPauseMilliseconds) return;
    sessionStorage.setItem(reloadedKey, String(now()));
  } catch {
    return; // without a memory of it, it could go on for ever
  }
  event.preventDefault();
  location.reload();
}
addEventListener('vite:preloadError', reloadForMissingPart);

/** Loads a part of the app before anybody asks for it. Never rejects: one that is gone brings its reload when it is asked for. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  loadingAhead += 1;
  try {
    await load();
  } catch {
    // Nobody waits for it.
  } finally {
    loadingAhead -= 1;
  }
}

/** Registers the service worker. Never throws: without one the app works, it only needs the network to open. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    setState('unsupported');
    return;
  }
  try {
    const registration = await (import.meta.env.DEV
      ? navigator.serviceWorker.register(`${appBase}dev-sw.js?dev-sw`, { scope: appBase, type: 'module' })
      : navigator.serviceWorker.register(`${appBase}sw.js`, { scope: appBase, updateViaCache: 'none' }));
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
    else if (navigator.serviceWorker.controller) setState('ready');
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (state === 'installing') setState('ready');
    });
    registration.addEventListener('updatefound', () => watchInstall(registration.installing));
    watchInstall(registration.installing);
  } catch (error: unknown) {
    logger.warn('The service worker could not be registered.', error);
    setState('unsupported');
  }
}

/** Lets the waiting version take over, then reloads once. Call it only when the person agreed. */
export function applyUpdate(): void {
  if (!waitingWorker) return;
  // Somebody agreed in another tab: it has taken over already, and no change of hands will come any more.
  if (waitingWorker.state !== 'installed') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const request: WorkerRequest = { kind: 'skip-waiting' };
  waitingWorker.postMessage(request);
}

/**
 * Resolves to whether a service worker answers for this page's projects, waiting for the first install for at most the
 * given time. It never does for projects in this page's memory.
 */
export function waitForControl(milliseconds: number): Promise<boolean> {
  if (!('serviceWorker' in navigator) || storageState.read() === 'memory') return Promise.resolve(false);
  if (navigator.serviceWorker.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isControlled: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      navigator.serviceWorker.removeEventListener('controllerchange', succeed);
      resolve(isControlled);
    };
    const succeed = () => end(true);
    const timer = setTimeout(() => end(false), milliseconds);
    const unsubscribe = offlineState.subscribe(() => state === 'unsupported' && end(false));
    navigator.serviceWorker.addEventListener('controllerchange', succeed);
  });
}

function watchInstall(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // With a controller in place this is an update; without one it is the first install, which claims the page.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker);
  });
}

function offerUpdate(worker: ServiceWorker): void {
  waitingWorker = worker;
  setState('update-waiting');
}

function setState(next: OfflineState): void {
  state = next;
  for (const listener of listeners) listener();
}
