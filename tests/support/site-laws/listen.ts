import type { Page } from '@playwright/test';
import type { Law } from './fault';

/** What a page did that it must not: errors, console warnings, requests that leave its folder or fail. */
export type Noise = { readonly law: Law; readonly detail: string };

/** Listens to a tab for good. `take(base)` hands over what happened since the last call on a page under that address. */
export function listenTo(tab: Page): { take: (base: string) => Noise[] } {
  let heard: Noise[] = [];
  let requests: string[] = [];
  // A page's icon may be asked for when the next page is open already.
  const bases = new Set<string>();
  tab.on('pageerror', (error) => heard.push({ law: 'page-error', detail: error.message }));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push({ law: 'console', detail: message.text().slice(0, 200) });
  });
  tab.on('request', (request) => requests.push(request.url()));
  tab.on('requestfailed', (request) => {
    // Opening the next page ends what the last one still waited for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      heard.push({ law: 'request', detail: `failed: ${request.url().slice(0, 160)}` });
  });
  return {
    take: (base) => {
      bases.add(base);
      const isOwn = (url: string) =>
        [...bases].some((one) => url.startsWith(one)) || /^(data|blob):/.test(url);
      const outside = requests.filter((url) => !isOwn(url));
      const noise = [
        ...heard,
        ...outside.map((url) => ({ law: 'request' as const, detail: `outside: ${url.slice(0, 160)}` })),
      ];
      heard = [];
      requests = [];
      return noise;
    },
  };
}
