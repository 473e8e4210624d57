import { documentTitle, publicPages } from './pages';

/**
 * Puts the words of a public page into the head: title, description, its one address, and what link previews show. Any
 * other page has the product's name until its screen says more, and no one address.
 */
export function showHead(path: string): void {
  const words = publicPages[path];
  document.title = documentTitle(path);
  if (!words) {
    document.head.querySelector('link[rel="canonical"]')?.remove();
    return;
  }
  const address = new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, location.origin).href;
  setMeta('name', 'description', words.description);
  setMeta('property', 'og:title', documentTitle(path));
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
