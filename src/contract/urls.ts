import type { PreviewOptions } from './preview-options';
import { encodeSitePath, parseSitePath } from './site-path';

/** The folder that the app is served from, with a slash at both ends. Set by the bundler; `/` everywhere else. */
export const appBase: string =
  (import.meta as { readonly env?: { readonly BASE_URL?: string } }).env?.BASE_URL ?? '/';

/** What an address under the app's base asks for. */
export type ProjectRoute =
  | { readonly kind: 'list' }
  /** The app's own full-window preview page. */
  | { readonly kind: 'page'; readonly projectId: string }
  | { readonly kind: 'meta'; readonly projectId: string }
  | { readonly kind: 'assets'; readonly projectId: string }
  | { readonly kind: 'file'; readonly projectId: string; readonly path: string }
  /** Under /projects or /api, and nothing we have. */
  | { readonly kind: 'missing' }
  /** A path that does not canonicalise. */
  | { readonly kind: 'invalid' }
  /** Not ours to answer. */
  | { readonly kind: 'outside' };

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Address of the project list; `most` asks for the newest few only. */
export function listUrl(base = appBase, most?: number): string {
  return `${base}api/projects${most === undefined ? '' : `?most=${most}`}`;
}

/** Address of the app's full-window preview of a project. */
export function projectPageUrl(projectId: string, base = appBase): string {
  return `${base}projects/${encodeURIComponent(projectId)}`;
}

/** Address of a project's root; ends with a slash. */
export function projectRootUrl(projectId: string, base = appBase): string {
  return `${projectPageUrl(projectId, base)}/`;
}

/** Address of a project's meta. */
export function metaUrl(projectId: string, base = appBase): string {
  return `${projectRootUrl(projectId, base)}meta.json`;
}

/** Address of the listing of a project's assets. */
export function assetsUrl(projectId: string, base = appBase): string {
  return `${projectRootUrl(projectId, base)}assets/`;
}

/** Address of a saved file as it is. */
export function fileUrl(projectId: string, path: string, base = appBase): string {
  return `${projectRootUrl(projectId, base)}${encodeSitePath(path)}`;
}

/** Address of the sealed document of a page. */
export function previewUrl(
  page: { readonly projectId: string; readonly path: string } & Omit<PreviewOptions, 'safe'> & {
      readonly safe?: boolean | undefined;
    },
  base = appBase,
): string {
  const query = `preview=true&device=${page.device}&direction=${page.direction}&theme=${page.theme}`;
  return `${fileUrl(page.projectId, page.path, base)}?${query}${page.safe ? '&safe=true' : ''}`;
}

/** Reads the path of an address (as the browser gives it: encoded, without query). */
export function parseRoute(pathname: string, base = appBase): ProjectRoute {
  if (!pathname.startsWith(base)) return { kind: 'outside' };
  const rest = pathname.slice(base.length);
  if (rest === 'api/projects') return { kind: 'list' };
  // `/api` itself is a public page of the app.
  if (rest.startsWith('api/') && rest !== 'api/') return { kind: 'missing' };
  if (!rest.startsWith('projects/')) return { kind: 'outside' };
  return parseProjectPath(rest.slice('projects/'.length));
}

function parseProjectPath(rest: string): ProjectRoute {
  const slash = rest.indexOf('/');
  const projectId = slash < 0 ? rest : rest.slice(0, slash);
  if (!idPattern.test(projectId)) return { kind: /[%\\]|^\.{1,2}$/.test(projectId) ? 'invalid' : 'missing' };
  if (slash < 0) return { kind: 'page', projectId };
  const parsed = parseSitePath(rest.slice(slash + 1));
  if (!parsed.ok) return { kind: 'invalid' };
  if (parsed.path === 'meta.json') return { kind: 'meta', projectId };
  if (parsed.path === 'assets/') return { kind: 'assets', projectId };
  // A folder means its index page, as on every static host.
  return { kind: 'file', projectId, path: parsed.isFolder ? `${parsed.path}index.html` : parsed.path };
}
