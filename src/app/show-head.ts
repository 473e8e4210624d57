import type { PageWords } from './pages';

/**
 * Puts the words of a public page into the head: title, description, its one address, and what link previews show. A
 * screen of the signed-in area has its own name; any other page has the product's until its screen says more, also when
 * the screen was faster than the words. Neither has one address. Resolves to the title, null when the words arrived too late: another page is shown.
 */
export async function showHead(path: string, isShown: () => boolean): Promise<string | null> {
  const before = document.title;
  // The words of all pages are not part of the first load: a drawn page brings its own.
  const [{ allPages }, { documentTitle }] = await Promise.all([import('./all-pages'), import('./pages')]);
  const words = allPages[path];
  const own = path.startsWith('/app') ? (await import('./layouts/shell/crumbs')).areaTitle(path) : null;
  if (!isShown()) return null;
  // An editor that was there before the words has named its project by now.
  const isNamed = own === null && !words && document.title !== before;
  const title = isNamed ? document.title : (own ?? documentTitle(path, words));
  document.title = title;
  if (words) fillHead(path, title, words);
  else document.head.querySelector('link[rel="canonical"]')?.remove();
  return title;
}

function fillHead(path: string, title: string, words: PageWords): void {
  const address = new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, location.origin).href;
  setMeta('name', 'description', words.description);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', words.description);
  setMeta('property', 'og:url', address);
  let canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) {
    canonical = document.createElement('link');
    canonical.rel = 'canonical';
    document.head.append(canonical);
  }
  canonical.href = address;
}

function setMeta(attribute: 'name' | 'property', name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute(attribute, name);
    document.head.append(meta);
  }
  meta.content = content;
}
