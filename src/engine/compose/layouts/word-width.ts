const wide = 15;
const wider = 20;

/**
 * The class of a heading or name by its longest word: `wide` from 15 letters on, `wider` from 20 on, else none. A word
 * cannot be laid on two lines as a sentence can, so "Hondenuitlaatservice" has to stand smaller than "Open until noon"
 * (set at poster size a phone would break it anywhere). Scripts that break between any two signs have no long words.
 */
export function wordWidth(text: string): '' | 'wide' | 'wider' {
  const letters = Math.max(0, ...(text.match(/\p{L}+/gu) ?? []).filter(isSpelt).map(({ length }) => length));
  if (letters >= wider) return 'wider';
  return letters >= wide ? 'wide' : '';
}

/** The classes of the site's name; `isLarge` where it stands as a sign, which a word of 15 letters is wide for already. */
export function brandClass(name: string, isLarge = false): string {
  const width = wordWidth(name);
  return width === 'wider' || (width === 'wide' && isLarge) ? `brand ${width}` : 'brand';
}

function isSpelt(word: string): boolean {
  return !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word);
}
