import type { Reading } from '../reading';

/** The section that "Gallery with 12 works" or "portfolio of 6 weddings" hangs its things in; null where none stands before. */
export const shownIn = ({ folded, tokens }: Reading, at: number): 'gallery' | 'portfolio' | null => {
  const before = folded.slice(0, tokens[at]?.start ?? 0);
  const [, section] =
    /\b(gallery|portfolio) (?:with|of|showing|for) (?:[\p{L}\d]+ ){0,3}$/u.exec(before) ?? [];
  return section === 'gallery' || section === 'portfolio' ? section : null;
};

/** What hangs in a gallery is no part of a page beside it. */
export const isShownInGallery = (reading: Reading, at: number): boolean => shownIn(reading, at) === 'gallery';
