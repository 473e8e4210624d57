import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../../src/preview/index.ts', import.meta.url));
const previewFolder = fileURLToPath(new URL('../../src/preview/', import.meta.url));
const source = fileURLToPath(new URL('../../src', import.meta.url));
const id = 'virtual:preview-script';
const resolvedId = `\0${id}`;

/** Builds src/preview to one classic script and returns its text. */
export async function buildPreviewScript(): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    alias: { '@': source },
    // Inside a page the text stands in a script element: nothing in it may end that element.
    supported: { 'inline-script': false },
    legalComments: 'none',
  });
  const text = result.outputFiles[0]?.text;
  if (text === undefined) throw new Error('The preview script came out empty.');
  return text;
}

/** Vite plugin: `import script from 'virtual:preview-script'` gives the built preview script as text. */
export function previewScript(): Plugin {
  return {
    name: 'sitewright:preview-script',
    resolveId: (asked) => (asked === id ? resolvedId : undefined),
    load: async (asked) =>
      asked === resolvedId ? `export default ${JSON.stringify(await buildPreviewScript())};` : undefined,
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(previewFolder)) return undefined;
      const module = server.moduleGraph.getModuleById(resolvedId);
      if (module) server.moduleGraph.invalidateModule(module);
      return undefined;
    },
  };
}
