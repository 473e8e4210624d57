import type { PagePlan, SitePlan } from '../plan/site-plan';

/** What is known of a site's pages when a link is made. */
export type LinkMap = Pick<SitePlan, 'pages'>;

/**
 * Where `target` leads from `page`: a section type or id, a page's role, title or file, or a ready address
 * (`tel:`, `mailto:`). Null when the site has no such place.
 */
export function findLink(map: LinkMap, page: PagePlan, target: string): string | null {
  if (/^(?:tel|mailto|sms):|^https:\/\/wa\.me\//.test(target)) return target;
  const [file = '', anchor = ''] = target.split('#');
  if (file === '' && anchor === '') return null;
  const word = file === '' ? anchor : file.replace(/\.html$/, '');
  if (anchor === 'main') return '#main';
  const bySection = findSection(page, anchor || word);
  if (bySection && (file === '' || !anchor)) return `#${bySection}`;
  const other = findPage(map, word);
  if (other) {
    const inside = anchor ? findSection(other, anchor) : null;
    if (other === page) return inside ? `#${inside}` : '#main';
    return inside ? `${other.path}#${inside}` : other.path;
  }
  for (const candidate of map.pages) {
    const inside = findSection(candidate, anchor || word);
    if (inside) return candidate === page ? `#${inside}` : `${candidate.path}#${inside}`;
  }
  return null;
}

function findPage(map: LinkMap, word: string): PagePlan | undefined {
  const wanted = word.toLowerCase();
  return (
    map.pages.find(({ path }) => path === `${wanted}.html`) ??
    map.pages.find(({ role }) => role === wanted) ??
    map.pages.find(({ title }) => title.toLowerCase() === wanted)
  );
}

function findSection(page: PagePlan, word: string): string | null {
  const found =
    page.sections.find(({ id }) => id === word) ?? page.sections.find(({ type }) => type === word);
  return found ? found.id : null;
}
