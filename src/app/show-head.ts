import { documentTitle, publicPages, type PageWords } from './pages';

/**
 * Puts the words of a public page into the head: title, description, its one address, and what link previews show. Any
 * other page has the product's name until its screen says more, and no one address. Resolves to the title, null when
 * the words arrived too late: another page is shown.
 */
export async function showHead(path: string, isShown: () => boolean): Promise<string | null> {
  const isBelow = /^\/(docs|guides|blog|templates)\//.test(path);
  const words = publicPages[path] ?? (isBelow ? await findBelow(path) : undefined);
  if (!isShown()) return null;
  document.title = documentTitle(path, words);
  if (words) fillHead(path, words);
  else document.head.querySelector('link[rel="canonical"]')?.remove();
  return document.title;
}

/** The words of a document, guide, article or template: their tables are not part of the first load. */
async function findBelow(path: string): Promise<PageWords | undefined> {
  const [{ templatePages }, { writtenPages }] = await Promise.all([
    import('./template-pages'),
    import('./written-pages'),
  ]);
  return templatePages[path] ?? writtenPages[path];
}

function fillHead(path: string, words: PageWords): void {
  const address = new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, location.origin).href;
  setMeta('name', 'description', words.description);
  setMeta('property', 'og:title', documentTitle(path, words));
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
