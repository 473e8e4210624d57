import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { isAnsweredByWorker, problemBody } from './project-addresses.mjs';

/**
 * Vite plugin: what only the service worker can answer is a 404 from the server, never the app's shell, so that the
 * app cannot load into its own preview frame.
 */
export function serveRules(): Plugin {
  let base = '/';
  const refuse = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!isAnsweredByWorker(path, base)) {
      next();
      return;
    }
    response.writeHead(404, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
    response.end(problemBody(path));
  };
  return {
    name: 'sitewright:serve-rules',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: (server) => {
      server.middlewares.use(refuse);
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(refuse);
    },
  };
}
