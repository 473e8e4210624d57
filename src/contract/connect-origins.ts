import { appBase } from './urls';

/** Where the page leaves, for the worker, the origins that the app may talk to beside its own. */
export const connectCache = 'sitewright-connect';
export const connectEntry = `${appBase}connect-origins.json`;

/** The origins in such a note; whatever is not plainly one is left out, for they go into a header. */
export function readOrigins(text: string): string[] {
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return [];
    return found.filter((origin): origin is string => typeof origin === 'string' && plainOrigin.test(origin));
  } catch {
    return []; // not ours
  }
}

const plainOrigin = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
