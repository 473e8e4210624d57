import type { SiteDraft } from '../draft/site-draft';
import { valueOf } from '../../locate/page-tree';

/** The path that a local URL of a page points to, without query and hash; null for other hosts and empty ones. */
export function localPath(page: string, url: string): string | null {
  const bare = url.trim().split(/[?#]/)[0] ?? '';
  if (!bare || /^[a-z][a-z\d+.-]*:|^\/\//i.test(bare)) return null;
  const folders = bare.startsWith('/') ? [] : page.split('/').slice(0, -1);
  for (const step of bare.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.' && step !== '') folders.push(decodeOrKeep(step));
  }
  const path = folders.join('/');
  return bare.endsWith('/') ? (path ? `${path}/index.html` : 'index.html') : path;
}

function decodeOrKeep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** The stylesheets of a site, those that its first page links first. */
export function styleSheetPaths(draft: SiteDraft): readonly string[] {
  const linked = draft.pages().flatMap((page) =>
    draft.tree(page).elements.flatMap((element) => {
      const isSheet = element.tag === 'link' && /\bstylesheet\b/i.test(valueOf(element, 'rel'));
      const path = isSheet ? localPath(page, valueOf(element, 'href')) : null;
      return path && draft.has(path) ? [path] : [];
    }),
  );
  const loose = draft.paths().filter((path) => path.endsWith('.css'));
  return [...new Set([...linked, ...loose])];
}

/** The stylesheet that edits go to. A site without one gets `style.css`, linked on every page. */
export function mainStyleSheet(draft: SiteDraft): string {
  const known = styleSheetPaths(draft)[0];
  if (known) return known;
  const path = 'style.css';
  draft.write(path, '');
  for (const page of draft.everyPage()) {
    const depth = page.split('/').length - 1;
    const head = draft.tree(page).elements.find((element) => element.tag === 'head');
    const body = draft.tree(page).elements.find((element) => element.tag === 'body');
    const at = head ? head.closeStart : (body?.start ?? 0);
    draft.splice(page, [
      { start: at, end: at, text: `  <link rel="stylesheet" href="${'../'.repeat(depth)}${path}">\n` },
    ]);
  }
  return path;
}
