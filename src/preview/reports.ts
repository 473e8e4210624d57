import type { Bridge } from './bridge';

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
const maxCharacters = 2000;
const maxBlocked = 40;

/** Console, uncaught errors, rejections and refused requests, reported as they happen. */
export function installReports(bridge: Bridge): void {
  const { path, rootUrl, findings } = bridge.config;
  for (const finding of findings) {
    bridge.send({ kind: 'problem', rule: 'missing-file', message: finding.message, path: finding.path });
  }
  for (const level of levels) {
    const native = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      native(...values);
      bridge.send({ kind: 'console', level, text: cut(values.map(describe).join(' ')) });
    };
  }
  addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) return;
    bridge.send({
      kind: 'problem',
      rule: 'script-error',
      message: cut(event.message),
      path: sourceOf(event.filename, rootUrl, path),
      line: event.lineno,
      column: event.colno,
    });
  });
  addEventListener('unhandledrejection', (event) => {
    bridge.send({ kind: 'problem', rule: 'unhandled-rejection', message: cut(describe(event.reason)), path });
  });
  const blocked = new Set<string>();
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // Files of the site are brought in by other means; only what belongs to other hosts is lost.
    if (!/^(?:https?|wss?):/i.test(blockedURI) || blockedURI.startsWith(rootUrl)) return;
    if (blocked.has(blockedURI) || blocked.size >= maxBlocked) return;
    blocked.add(blockedURI);
    bridge.send({
      kind: 'problem',
      rule: 'blocked-request',
      message: cut(
        `${blockedURI} was not loaded (${effectiveDirective}): a preview asks nothing of other hosts.`,
      ),
      path,
    });
  });
}

/** The file an error names: its source comment is the path inside the site. */
function sourceOf(filename: string, rootUrl: string, pagePath: string): string {
  if (filename === '' || /^(?:data|about|blob):/.test(filename)) return pagePath;
  if (filename.startsWith(rootUrl)) return filename.slice(rootUrl.length).split(/[?#]/)[0] || pagePath;
  return /^[a-z]+:/i.test(filename) ? pagePath : filename;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`;
  try {
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  } catch {
    return Object.prototype.toString.call(value); // a circle, or a value that refuses to be text
  }
}

function cut(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}
