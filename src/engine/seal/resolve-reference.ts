/** Where a reference in a site's file leads. */
export type Reference =
  /** A file of the site; `suffix` is the query and hash behind it. */
  | { readonly kind: 'site'; readonly path: string; readonly suffix: string }
  /** Another host. */
  | { readonly kind: 'external'; readonly url: string }
  /** Nothing that is fetched: data:, mailto:, a hash, an empty string. */
  | { readonly kind: 'inert' };

const inert: Reference = { kind: 'inert' };

/**
 * Resolves a reference as a browser would for a site served from `rootUrl`. A leading slash means the site's root:
 * that is where the site will stand when it is published. Steps above the root stay at the root.
 */
export function resolveReference(reference: string, fromPath: string, rootUrl: string): Reference {
  // A browser strips tabs and line ends anywhere and spaces at both ends.
  const text = reference.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '');
  if (text === '' || text.startsWith('#')) return inert;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    if (text.startsWith(rootUrl)) return siteReference(text.slice(rootUrl.length), 'index.html');
    return ['http', 'https', 'ws', 'wss', 'ftp'].includes(scheme) ? { kind: 'external', url: text } : inert;
  }
  if (/^[/\\]{2}/.test(text)) return { kind: 'external', url: `https:${text}` };
  if (/^[/\\]/.test(text)) return siteReference(text.slice(1), 'index.html');
  return siteReference(text, fromPath);
}

function siteReference(reference: string, fromPath: string): Reference {
  const [, pathPart = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(reference) ?? [];
  // Only a query or a hash: the page itself.
  if (pathPart === '') return { kind: 'site', path: fromPath, suffix };
  const segments: string[] = fromPath.split('/').slice(0, -1);
  const steps = decodeOnce(pathPart).replaceAll('\\', '/').split('/');
  for (const step of steps) {
    if (step === '..') segments.pop();
    else if (step !== '.' && step !== '') segments.push(step);
  }
  const last = steps.at(-1);
  const isFolder = last === '' || last === '.' || last === '..';
  const path = segments.join('/');
  return { kind: 'site', path: isFolder ? joinPath(path, 'index.html') : path, suffix };
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign: take the name as it is written
  }
}
