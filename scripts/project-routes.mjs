/** Whether only the service worker can answer this path: a host must say 404 here, never the shell. */
export function belongsToServiceWorker(pathname) {
  return /^\/api\/projects(\/|$)/.test(pathname) || /^\/projects\/[^/]+\/./.test(pathname);
}
