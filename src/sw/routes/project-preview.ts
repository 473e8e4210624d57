import { isPagePath, mimeTypeOf } from '@/contract/mime-types';
import { parsePreviewOptions, type PreviewOptions } from '@/contract/preview-options';
import { projectRootUrl } from '@/contract/urls';
import type { SealContent } from '@/engine/seal/data-url';
import { sealPage, type SealedFacts } from '@/engine/seal/seal-page';
import { themeMarks } from '@/engine/seal/theme-media';
import { policyMeta, previewHead } from '../preview-head';
import { respond, safePolicy, sealedPolicy } from '../respond';
import { readVisibleProject, type RouteContext } from '../route-context';
import { answerMissing } from './not-found';

const pageType = 'text/html; charset=utf-8';
const missingPage = '404.html';

/** Whether a page is asked for to be shown: by its query, or because a document is being opened. */
export function isPreview({ url, hints, request }: RouteContext, path: string): boolean {
  if (!isPagePath(path)) return false;
  const navigates = hints.navigation ?? request.mode === 'navigate';
  return navigates || url.searchParams.get('preview') === 'true';
}

/** GET of a page to be shown: one document that needs nothing else, drafts included. */
export async function answerPreview(
  context: RouteContext,
  projectId: string,
  path: string,
): Promise<Response> {
  const project = await readVisibleProject(context, projectId);
  if (!project) return answerMissing(context);
  const site = await readSite(context, projectId);
  const options = parsePreviewOptions(context.url.searchParams);
  const nonce = crypto.randomUUID();
  const policy = options.safe ? safePolicy(nonce) : sealedPolicy;
  const rootUrl = new URL(projectRootUrl(projectId, context.base), context.url).href;
  const seal = (page: string) => sealOnce({ context, site, options, rootUrl, page, nonce, policy });
  const html = await seal(path);
  if (html !== undefined) return respond({ body: html, type: pageType, policy });
  const fallback = await seal(missingPage);
  if (fallback === undefined) return answerMissing(context);
  return respond({ status: 404, body: fallback, type: pageType, policy });
}

type PreviewedSite = {
  readonly paths: readonly string[];
  /** Changes with the content of a path; undefined for what does not exist. */
  readonly markOf: (path: string) => string | undefined;
  readonly read: (path: string) => Promise<SealContent | undefined>;
};

/** The site as the editor shows it now: saved files with unsaved text over them. */
async function readSite({ reader }: RouteContext, projectId: string): Promise<PreviewedSite> {
  const [files, drafts] = await Promise.all([reader.listFiles(projectId), reader.listDrafts(projectId)]);
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  const texts = new Map(drafts.map(({ path, text }) => [path, text]));
  const paths = [...new Set([...hashes.keys(), ...texts.keys()])].toSorted();
  const treeMark = paths.join('\n');
  return {
    paths,
    markOf: (path) => (path === '' ? treeMark : (texts.get(path) ?? hashes.get(path))),
    read: async (path) => {
      const mime = mimeTypeOf(path) ?? 'application/octet-stream';
      const text = texts.get(path);
      if (text !== undefined) return { content: text, mime };
      const hash = hashes.get(path);
      const content = hash === undefined ? undefined : await reader.readBlob(hash);
      return content && { content, mime };
    },
  };
}

async function sealOnce(work: {
  readonly context: RouteContext;
  readonly site: PreviewedSite;
  readonly options: PreviewOptions;
  readonly rootUrl: string;
  readonly page: string;
  readonly nonce: string;
  readonly policy: string;
}): Promise<string | undefined> {
  const { context, site, options, rootUrl, page } = work;
  const { direction, theme, safe } = options;
  const key = [rootUrl, page, direction, theme].join(' ');
  // A safe or embedded page carries what is true for one answer only.
  const isKept = !safe && !context.hints.embedded;
  const known = isKept ? context.sealed.find(key, site.markOf) : undefined;
  if (known !== undefined) return known;
  // The empty path stands for the list of paths.
  const ingredients = new Map<string, string | undefined>([['', site.markOf('')]]);
  const sealed = await sealPage({
    path: page,
    rootUrl,
    paths: site.paths,
    theme,
    direction,
    safe,
    read: (path) => {
      ingredients.set(path, site.markOf(path));
      return site.read(path);
    },
    writeHead: (facts) => writeHead(work, facts),
  });
  if (sealed && isKept) context.sealed.keep(key, sealed.html, ingredients);
  return sealed?.html;
}

function writeHead(work: Parameters<typeof sealOnce>[0], facts: SealedFacts): string {
  const { context, options, rootUrl, page, nonce, policy } = work;
  const { findings, files, styles } = facts;
  const { direction, theme, safe } = options;
  const config = { path: page, rootUrl, direction, theme, themeMarks, findings, files, styles };
  if (context.hints.embedded) return policyMeta(policy);
  return previewHead(context.previewScript, config, safe ? nonce : undefined);
}
