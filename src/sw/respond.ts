import type { Problem } from '@/contract/sw-messages';

/** Everything that runs here gets an origin of its own, whatever its type: an SVG without this runs as the app. */
export const sandboxPolicy = 'sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads';

const sealedSources = [
  "default-src 'none'",
  "style-src 'unsafe-inline' data: blob:",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  'connect-src data: blob:',
  'worker-src data: blob:',
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
];

/** Nothing leaves the frame: all that a page may load lies in the page. */
export const sealedPolicy = policyWith("'unsafe-inline' 'unsafe-eval' data: blob:");

/** The same with all scripts off but the one that carries the nonce. */
export function safePolicy(nonce: string): string {
  return policyWith(`'nonce-${nonce}'`);
}

function policyWith(scriptSources: string): string {
  return [sandboxPolicy, ...sealedSources, `script-src ${scriptSources}`].join('; ');
}

export type Answer = {
  readonly status?: number;
  readonly body?: BodyInit | null;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Policy of a sealed page with its scripts off. */
  readonly policy?: string;
};

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  206: 'Partial Content',
  304: 'Not Modified',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  416: 'Range Not Satisfiable',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The one way out: every answer under /projects and /api passes here and gets the headers that keep it sealed. */
export function respond(answer: Answer): Response {
  const status = answer.status ?? 200;
  const headers = new Headers({ 'Cache-Control': 'no-store', ...answer.headers });
  if (answer.type !== undefined) headers.set('Content-Type', answer.type);
  headers.set('Content-Security-Policy', answer.policy ?? sealedPolicy);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('X-DNS-Prefetch-Control', 'off');
  const body = status === 304 ? null : (answer.body ?? null);
  return new Response(body, { status, statusText: statusTexts[status] ?? '', headers });
}

/** JSON that never gets old. */
export function respondJson(value: unknown): Response {
  return respond({ body: JSON.stringify(value), type: 'application/json; charset=utf-8' });
}

/** A problem as JSON (RFC 9457). */
export function respondProblem(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const problem: Problem = { status, title: statusTexts[status] ?? 'Error', detail };
  return respond({
    status,
    body: JSON.stringify(problem),
    type: 'application/problem+json; charset=utf-8',
    headers,
  });
}

/** The same answer without its body, for HEAD. */
export function withoutBody(response: Response): Response {
  return new Response(null, response);
}
