import { isCancelled } from '@/domain/errors';
import { readDesign, type DesignNotes } from '@/engine/reference/read-design';
import { logger } from '../logger';
import { readLimited } from './read-limited';
import { readSecret } from '../account/vault';

export type FigmaReference =
  | { readonly kind: 'read'; readonly notes: DesignNotes }
  /** Kept as a link; `reason` is a whole sentence. */
  | { readonly kind: 'kept'; readonly reason: string };

const mostBytes = 20_000_000;
const api = 'https://api.figma.com/v1/files/';

/**
 * Reads colours, type and frame names of a Figma file, with the person's own token from the vault. Without one, or when
 * Figma refuses, the link is kept and the reason said. Rejects only with an AbortError, when cancelled.
 */
export async function readFigma(link: string, signal?: AbortSignal): Promise<FigmaReference> {
  const key = figmaKeyOf(link);
  if (!key) return kept('It is no link to a Figma file, so it is kept as a note.');
  const token = await readSecret('figma').catch((error: unknown) => {
    logger.warn('figma token not read', error);
    return undefined;
  });
  if (token === undefined) return kept('Your vault is locked, so the design was not read. The link is kept.');
  if (!token) {
    return kept('There is no Figma token in your settings, so the design was not read. The link is kept.');
  }
  try {
    const { text } = await readLimited(`${api}${key}?depth=6`, {
      mostBytes,
      headers: { 'X-Figma-Token': token },
      signal,
    });
    return { kind: 'read', notes: readDesign(JSON.parse(text)) };
  } catch (error) {
    if (isCancelled(error) && signal?.aborted) throw error;
    return kept(
      navigator.onLine
        ? 'Figma did not hand out this file with your token. The link is kept.'
        : 'This device is offline, so the design was not read. The link is kept.',
    );
  }
}

/** The key of the file that a link of Figma's leads to; null when it leads nowhere of the kind. */
export function figmaKeyOf(link: string): string | null {
  return (
    /^(?:https?:\/\/)?(?:www\.)?figma\.com\/(?:file|design|proto|board)\/([A-Za-z0-9]{10,64})(?:[/?#]|$)/i.exec(
      link.trim(),
    )?.[1] ?? null
  );
}

function kept(reason: string): FigmaReference {
  return { kind: 'kept', reason };
}
