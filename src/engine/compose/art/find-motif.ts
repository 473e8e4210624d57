import { motifWords } from './motif-words';
import { motifNames } from './motifs';

const names = new Set(motifNames);
const folded = motifWords.map(([name, keys]) => [name, keys.map(foldText)] as const);

/**
 * The motif for a word or phrase of any supported language: "falconry" gives `falcon`, "pan de masa madre" gives `loaf`.
 * Null: nothing known in it.
 */
export function findMotif(words: string): string | null {
  const text = foldText(words);
  if (names.has(text)) return text;
  for (const word of text.split(/[\s,;/]+/u)) {
    if (names.has(word)) return word;
    const singular = [word.replace(/s$/u, ''), word.replace(/es$/u, '')].find((one) => names.has(one));
    if (singular) return singular;
  }
  let best: { name: string; length: number } | null = null;
  for (const [name, keys] of folded) {
    for (const key of keys) {
      if (key.length > (best?.length ?? 0) && hasWord(text, key)) best = { name, length: key.length };
    }
  }
  return best?.name ?? null;
}

// A key counts where a word begins with it; short keys must be the whole word, and scripts without cases match anywhere.
function hasWord(text: string, key: string): boolean {
  if (/[\u0590-\u06ff]/u.test(key)) return text.includes(key);
  const at = text.indexOf(key);
  if (at < 0) return false;
  const tail = key.length <= 3 ? '(?![a-z])' : '';
  return new RegExp(`(^|[^a-z])${key.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&')}${tail}`, 'u').test(text);
}

function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
