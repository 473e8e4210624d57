import type { SiteFile } from '@/domain/site/site-file';
import type { SitePlan } from '../plan/site-plan';
import { loadBehaviours } from './behaviours/find-behaviour';
import { behavioursOf, finishSite, writePages } from './compose-site';
import type { Say } from './compose-site';
import { readTypeFiles } from './type/read-type-files';
import type { ReadTypeFile } from './type/read-type-files';

/** How the copy is said where visitors are to be spoken to otherwise than it speaks: a German site that says "du". */
async function mannerOf({ brief, language }: SitePlan): Promise<Say | undefined> {
  const said = await loadManner(`${brief.manner ?? ''} ${language}`);
  return said && ((text) => said(text, brief.prompt));
}

/** The copy says Sie, vous, tú, tu and je; each has one other manner. */
async function loadManner(wish: string): Promise<((text: string, own: string) => string) | undefined> {
  switch (wish) {
    case 'close de':
      return (await import('./manner/say-du')).sayDu;
    case 'close fr':
      return (await import('./manner/say-tu')).sayTu;
    case 'polite es':
      return (await import('./manner/say-usted')).sayUsted;
    case 'polite it':
      return (await import('./manner/say-lei')).sayLei;
    case 'polite nl':
      return (await import('./manner/say-u')).sayU;
    default:
      return undefined;
  }
}

/**
 * All files of a site with the typefaces it carries. Where those cannot be read, the site speaks with the system's
 * letters: a site without its typeface is better than none. Behaviours are fetched once the pages show which they need.
 */
export async function composeWithType(
  plan: SitePlan,
  read: ReadTypeFile,
  onFile?: (file: SiteFile) => void,
): Promise<SiteFile[]> {
  const typeFiles = await readTypeFiles(plan.type, read).catch(() => null);
  const spoken = typeFiles ? plan : { ...plan, type: null };
  const say = await mannerOf(spoken);
  const pages = writePages(spoken, onFile, say);
  await loadBehaviours(behavioursOf(spoken, pages));
  const files = finishSite(spoken, pages, onFile, say);
  for (const file of typeFiles ?? []) onFile?.(file);
  return [...files, ...(typeFiles ?? [])];
}
