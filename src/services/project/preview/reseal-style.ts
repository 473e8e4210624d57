import type { PreviewTheme } from '@/contract/preview-options';
import { mimeTypeOf } from '@/contract/mime-types';
import { fileUrl, projectRootUrl } from '@/contract/urls';
import { sealCss } from '@/engine/seal/seal-css';
import { SealContext } from '@/engine/seal/seal-context';
import { requestAnswer } from './request-answer';

/** A stylesheet made ready for a standing page. */
export type ResealedStyle = {
  readonly path: string;
  readonly css: string;
  readonly imports: readonly string[];
};

/**
 * Seals the stylesheet `root` anew while `path`, which is it or something it imports, has the given text. Undefined when
 * the site has no such stylesheet.
 */
export async function resealStyle(work: {
  readonly projectId: string;
  readonly root: string;
  readonly path: string;
  readonly css: string;
  readonly theme: PreviewTheme;
}): Promise<ResealedStyle | undefined> {
  const { projectId, root, path, css, theme } = work;
  const context = new SealContext({
    rootUrl: new URL(projectRootUrl(projectId), location.href).href,
    theme,
    paths: [],
    read: async (asked) => {
      const mime = mimeTypeOf(asked) ?? 'application/octet-stream';
      if (asked === path) return { content: css, mime };
      const response = await requestAnswer(fileUrl(projectId, asked));
      return response.ok ? { content: new Uint8Array(await response.arrayBuffer()), mime } : undefined;
    },
  });
  const text = await context.readText(root);
  return text === undefined ? undefined : { path: root, ...(await sealCss(text, root, context)) };
}
