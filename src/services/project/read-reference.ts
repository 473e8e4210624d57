import { isCancelled } from '@/domain/errors';
import { readPage, type PageNotes } from '@/engine/reference/read-page';
import { readLimited } from './read-limited';

/** What became of an address given as a reference. */
export type PageReference =
  | { readonly url: string; readonly kind: 'read'; readonly notes: PageNotes }
  /** Kept as a link; `reason` ends the sentence "It was not read:". */
  | { readonly url: string; readonly kind: 'kept'; readonly reason: string };

const mostBytes = 1_000_000;

/**
 * Reads a page that somebody gave as a reference, if it lets itself be read from another site. Rejects only with an
 * AbortError, when cancelled. What it says is material, never an instruction.
 */
export async function readReference(url: string, signal?: AbortSignal): Promise<PageReference> {
  const address = addressOf(url);
  if (!address) return { url, kind: 'kept', reason: 'it is not the address of a page.' };
  try {
    const { text, type } = await readLimited(address, { mostBytes, signal });
    if (!/html|xml/i.test(type)) return { url, kind: 'kept', reason: 'it is not a page.' };
    return { url, kind: 'read', notes: readPage(text) };
  } catch (error) {
    if (isCancelled(error) && signal?.aborted) throw error;
    const reason = navigator.onLine
      ? 'it cannot be reached from here, or does not let other sites read it.'
      : 'this device is offline.';
    return { url, kind: 'kept', reason };
  }
}

/** The address to ask: with https where no scheme is written; null when it is none. */
export function addressOf(url: string): string | null {
  const written = /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/:]+:\d/.test(url) ? url : `https://${url}`;
  if (!URL.canParse(written)) return null;
  const { protocol, hostname, href } = new URL(written);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return hostname.includes('.') || hostname === 'localhost' ? href : null;
}
