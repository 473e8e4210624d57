import { keepLatest } from '../../keep-latest';

// What stands before an address that is the site's own; an address without such a word may be anybody's.
const cue =
  /(?:\b(?:domains?|domainname|webaddress|website address|url|canonical|(?:live|hosted|published|online|deployed|found|reachable)\s+(?:at|on|under)|dom[ií]nios?|domaine|dominio|domein(?:naam)?|domena|domen[ęy]|alan ad[ıi]\S*|adresse du site|erreichbar unter|online unter|en l[ií]nea en|publicad[oa] en|en ligne sur|sito online su)|نطاق\S*|النطاق|دومين\S*|דומיין\S*)(?:\s+(?:name|is|will be|es|est|ist|é|è|jest|to|lautet|wird|sera|será|هو|הוא))*\s*[:=–-]?\s*["'“„«]?$/iu;
const address =
  /(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}[a-z]{2,24})(\/[\w./~-]*)?/giu;
// Places where people have a page, not a domain.
const foreign = /(?:^|\.)(?:instagram|facebook|tiktok|youtube|linkedin|twitter|x|pinterest|github)\.com$/i;

/**
 * The address where the site will live, when the prompt says so ("our domain is example.com"): absolute, with a slash
 * at its end. Null when it does not: canonical links, shared pictures and sitemaps need a real one. Every page asks.
 */
export const findSiteAddress = keepLatest(2, (prompt: string): string | null => {
  for (const match of prompt.matchAll(address)) {
    const [, host = '', path = ''] = match;
    if (prompt[match.index - 1] === '@' || foreign.test(host)) continue;
    if (!cue.test(prompt.slice(Math.max(0, match.index - 60), match.index))) continue;
    const folder = path.replace(/[^/]*\.html?$/i, '').replace(/[./]+$/, '');
    return `https://${host.toLowerCase()}${folder}/`;
  }
  return null;
});

/** The absolute address of a page or file of a site that lives at `home`. The first page is the home itself. */
export function absoluteAddress(home: string, path: string): string {
  return path === 'index.html' ? home : home + path.split('/').map(encodeURIComponent).join('/');
}
