/**
 * The headers of the app's own page. A static host cannot send them; the worker can.
 * `connectOrigins`: the addresses of the models that the person set up, and no others.
 */
export function shellHeaders(connectOrigins: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': shellPolicy(connectOrigins),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
  };
}

function shellPolicy(connectOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    // wasm: the key derivation of the accounts.
    "script-src 'self' 'wasm-unsafe-eval'",
    // Inline styles: the code editor writes its own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "media-src 'self' blob: data:",
    ['connect-src', "'self'", ...connectOrigins].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default sealed-page',
  ].join('; ');
}
