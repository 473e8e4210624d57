import type { Finding } from '@/domain/site/finding';
import { valueOf } from '../locate/page-tree';
import type { PageTree } from '../locate/page-tree';
import { makeLineFinder } from './line-column';
import { isExternal, isLocal, resolveLocal } from './local-path';

/** Attributes that hold a URL, and whether the browser asks for it by itself. */
const urlAttributes: Readonly<Record<string, 'asks' | 'leads'>> = {
  href: 'leads',
  src: 'asks',
  poster: 'asks',
  data: 'asks',
  action: 'leads',
  srcset: 'asks',
  'xlink:href': 'asks',
};

/** A site's pages parsed, and all of its paths. */
export type Surroundings = {
  readonly paths: ReadonlySet<string>;
  readonly idsOf: (page: string) => ReadonlySet<string>;
};

/** Dead local links, missing files and requests to other hosts of one page. */
export function checkLinks(path: string, tree: PageTree, around: Surroundings): Finding[] {
  const findings: Finding[] = [];
  const placeOf = makeLineFinder(tree.html);
  for (const element of tree.elements) {
    for (const [name, use] of Object.entries(urlAttributes)) {
      const attribute = element.attributes.get(name);
      if (!attribute) continue;
      const isAsked = use === 'asks' || (element.tag === 'link' && isFetchedLink(valueOf(element, 'rel')));
      for (const url of name === 'srcset' ? urlsOfSrcset(attribute.value) : [attribute.value]) {
        const at = placeOf(attribute.start);
        if (isExternal(url)) {
          if (isAsked)
            findings.push({
              rule: 'external-request',
              severity: 'warning',
              path,
              ...at,
              message: `The page asks another host: ${url}`,
            });
        } else if (isLocal(url) || url === '') {
          const message = findDeadEnd(path, url, around);
          if (message)
            findings.push({
              rule: isAsked ? 'missing-file' : 'dead-link',
              severity: 'error',
              path,
              ...at,
              message,
            });
        }
      }
    }
  }
  return findings;
}

function isFetchedLink(rel: string): boolean {
  return /\b(stylesheet|icon|preload|modulepreload|manifest|prefetch|preconnect)\b/i.test(rel);
}

function urlsOfSrcset(value: string): readonly string[] {
  return value
    .split(/,\s+|,(?=\S+\s)/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '' && !url.startsWith('data:'));
}

function findDeadEnd(path: string, url: string, around: Surroundings): string | null {
  if (url.trim() === '' || url.trim() === '#') return null;
  const target = resolveLocal(path, url);
  if (!around.paths.has(target)) return `“${url}” leads to ${target}, which is not part of the site.`;
  const hash = /#(.+)$/.exec(url.trim())?.[1];
  if (!hash || hash === 'top' || !/\.html?$/i.test(target)) return null;
  return around.idsOf(target).has(safeDecode(hash))
    ? null
    : `“${url}” leads to a place that ${target} does not have.`;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
