import type { Extension } from '@codemirror/state';

const loaders: Readonly<Record<string, () => Promise<Extension>>> = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  js: async () => (await import('@codemirror/lang-javascript')).javascript(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  md: async () => (await import('@codemirror/lang-markdown')).markdown(),
};
const aliases: Readonly<Record<string, string>> = {
  htm: 'html',
  svg: 'html',
  xml: 'html',
  mjs: 'js',
  webmanifest: 'json',
  markdown: 'md',
};

/** Loads what CodeMirror needs for a file's language; plain text needs nothing. */
export async function loadLanguage(path: string): Promise<Extension> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const load = loaders[aliases[extension] ?? extension];
  return load ? load() : [];
}
