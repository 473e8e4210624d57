import type { Reading } from '../reading';

/** "Gallery with 12 works", "a gallery of recent work": what hangs in it, and no part of a page beside it. */
export const isShownInGallery = ({ folded, tokens }: Reading, at: number): boolean =>
  /\bgallery (?:with|of|showing|for) (?:[\p{L}\d]+ ){0,3}$/u.test(folded.slice(0, tokens[at]?.start ?? 0));
