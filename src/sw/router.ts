import type { ProjectReader } from '@/domain/project/project-reader';
import { AppError, describeError } from '@/domain/errors';
import { parseRoute, type ProjectRoute } from '@/contract/urls';
import { respondProblem, withoutBody } from './respond';
import type { RouteContext } from './route-context';
import { answerAssets } from './routes/project-assets';
import { answerFile } from './routes/project-file';
import { answerList } from './routes/project-list';
import { answerMeta } from './routes/project-meta';
import { answerMissing } from './routes/not-found';
import { answerPreview, isPreview } from './routes/project-preview';
import { SealedCache } from './sealed-cache';

export type RouterOptions = {
  readonly reader: ProjectReader;
  /** Text of the script that stands first in every sealed page. */
  readonly previewScript: string;
  /** Folder that the app is served from, with a slash at both ends. */
  readonly base: string;
};

/** What a request cannot say of itself: a Node request has no mode. */
export type RouteHints = {
  /** A document is being opened. */
  readonly navigation?: boolean;
  /** The document will stand in a page as text, where no header reaches it. */
  readonly embedded?: boolean;
};

/** Answers a request; undefined when it is not the router's and goes on to the shell or the network. Never rejects. */
export type Router = (request: Request, hints?: RouteHints) => Promise<Response | undefined>;

/** The routes of the app as a function of a request, over any reader of projects. */
export function createRouter(options: RouterOptions): Router {
  const sealed = new SealedCache();
  return async (request, hints = {}) => {
    const url = new URL(request.url);
    const route = parseRoute(url.pathname, options.base);
    if (route.kind === 'outside' || route.kind === 'page') return undefined;
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return respondProblem(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
      }
      const context: RouteContext = { ...options, request, url, hints, sealed };
      const response = await answer(route, context);
      return request.method === 'HEAD' ? withoutBody(response) : response;
    } catch (error: unknown) {
      if (error instanceof AppError && error.code.startsWith('storage-')) {
        return respondProblem(503, error.message);
      }
      const reason = error instanceof Error ? error.message : String(error);
      return respondProblem(500, describeError('unexpected', { reason }));
    }
  };
}

function answer(route: ProjectRoute, context: RouteContext): Promise<Response> | Response {
  switch (route.kind) {
    case 'list':
      return answerList(context);
    case 'meta':
      return answerMeta(context, route.projectId);
    case 'assets':
      return answerAssets(context, route.projectId);
    case 'file':
      return isPreview(context, route.path)
        ? answerPreview(context, route.projectId, route.path)
        : answerFile(context, route.projectId, route.path);
    case 'invalid':
      return respondProblem(400, describeError('path-invalid', { path: context.url.pathname }));
    case 'missing':
    case 'outside':
    case 'page':
      return answerMissing(context);
  }
}
