import type { Phrase } from '../words/read-command';

/** A title as written, with a capital at the start when it was typed small. */
export function titleOf(name: Phrase): string {
  const text = name.text
    .replace(/^(?:called|named|titled)\s+/i, '')
    .replace(/[.!]+$/, '')
    .replace(/^(?:an?\s+|(?:the|our)\s+(?=\p{Ll}))/u, '');
  return name.isQuoted ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
