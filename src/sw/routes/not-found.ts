import { describeError } from '@/domain/errors';
import { respondProblem } from '../respond';
import type { RouteContext } from '../route-context';

/** 404 for whatever is not there, or not there for this account. */
export function answerMissing({ url }: RouteContext): Response {
  return respondProblem(404, describeError('not-found', { path: url.pathname }));
}
