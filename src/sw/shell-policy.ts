import headers from '@/contract/shell-headers.json';

const policyHeader = 'Content-Security-Policy';

/**
 * The headers of the app's own page. Many static hosts cannot send them; the worker can. It also adds what only it
 * knows: `connectOrigins` are plain addresses of other machines at which models were set up.
 */
export function shellHeaders(connectOrigins: readonly string[] = []): Readonly<Record<string, string>> {
  const policy = headers[policyHeader].replace(
    "connect-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
  );
  return {
    ...headers,
    [policyHeader]: `${policy}; require-trusted-types-for 'script'; trusted-types default sealed-page`,
  };
}
