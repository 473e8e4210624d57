/**
 * Whether an address belongs to the service worker alone: every file of a project and the project list. The page
 * `/projects/{id}` itself belongs to the app. Plain JavaScript: the Vite plugin and the static server both use it.
 * @param {string} path path of the address, without query
 * @param {string} [base] folder the app is served from, with a slash at both ends
 */
export function isAnsweredByWorker(path, base = '/') {
  if (!path.startsWith(base)) return false;
  const rest = path.slice(base.length);
  return /^projects\/[^/]+\/./.test(rest) || /^projects\/[^/]*\/$/.test(rest) || /^api\/./.test(rest);
}

/**
 * The JSON body of that 404.
 * @param {string} path
 */
export function problemBody(path) {
  return JSON.stringify({
    status: 404,
    title: 'Not Found',
    detail: `The server keeps no projects: ${path} is answered on the device, by the service worker.`,
  });
}
