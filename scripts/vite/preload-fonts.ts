import type { Plugin } from 'vite';

/** Vite plugin: the two fonts of the first paint (plain English, display and interface) are asked for with the page itself. */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'sitewright:preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /(?:bricolage-grotesque|instrument-sans)-plain-[^/]+\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `${base}${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}
