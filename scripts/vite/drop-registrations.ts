import type { Plugin } from 'vite';

/**
 * Vite plugin: leaves out the block by which Tailwind sets its custom properties where `@property` is not known. No browser
 * that it supports itself (Safari 16.4, Firefox 128) needs it, and every page would carry it.
 */
export function dropRegistrations(): Plugin {
  return {
    name: 'sitewright:drop-registrations',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
          file.source = withoutRegistrations(file.source);
    },
  };
}

/** The stylesheet without its `properties` layer. */
export function withoutRegistrations(css: string): string {
  return css.replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/u, '');
}
