type TrustedTypesFactory = {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: {
      createScriptURL?(url: string): string | undefined;
      createHTML?(html: string): string | undefined;
    },
  ): { createHTML(html: string): string };
};

/**
 * Lets the app run under `require-trusted-types-for 'script'`: workers from its own origin may start, text without
 * a tag may be set as HTML (style texts of the interface kit), everything else is refused by the browser.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : undefined),
    createHTML: (html) => (html.includes('<') ? undefined : html),
  });
}

let sealedPolicy: { createHTML(html: string): string } | undefined;

/** A sealed page as the text of a frame that runs no scripts: the one place where markup is set. */
export function trustSealedPage(html: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesFactory };
  sealedPolicy ??= trustedTypes?.createPolicy('sealed-page', { createHTML: (text) => text });
  return sealedPolicy?.createHTML(html) ?? html;
}
