import { mimeTypeOf } from '@/contract/mime-types';
import { sealPage, type SealRequest, type SealedPage } from '@/engine/seal/seal-page';

export const rootUrl = 'https://app.test/projects/p1/';

/** Seals a page of a site given as paths and contents. The head that the preview script takes is `<!--head-->`. */
export async function sealFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<SealRequest> = {},
): Promise<SealedPage> {
  const sealed = await sealPage({
    path: 'index.html',
    rootUrl,
    paths: Object.keys(files),
    theme: 'light',
    direction: 'ltr',
    safe: false,
    read: (path) => {
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      const mime = mimeTypeOf(path) ?? 'application/octet-stream';
      return Promise.resolve(content === undefined ? undefined : { content, mime });
    },
    writeHead: () => '<!--head-->',
    ...options,
  });
  if (!sealed) throw new Error('The site has no such page.');
  return sealed;
}
