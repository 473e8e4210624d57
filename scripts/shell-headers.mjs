import { readFileSync } from 'node:fs';

/** Security headers of the app's own pages; the service worker sends the same once it controls them. */
export const shellHeaders = JSON.parse(
  readFileSync(new URL('../src/contract/shell-headers.json', import.meta.url), 'utf8'),
);
