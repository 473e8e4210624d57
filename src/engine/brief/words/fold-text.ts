const singles: Readonly<Record<string, string>> = {
  ł: 'l', ø: 'o', đ: 'd', ı: 'i', İ: 'i', '’': "'", '‘': "'", 'ʼ': "'", '´': "'",
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي', ئ: 'ي', ؤ: 'و',
}; // prettier-ignore
const known = new Map<string, string>(Object.entries(singles));

function foldCharacter(character: string): string {
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  const lower = character.toLowerCase();
  const code = character.codePointAt(0) ?? 0;
  // Only scripts with letter case lose their accents: a Hangul syllable would fall apart into its letters.
  const isCased = code < 0x590 || (code >= 0x1e00 && code < 0x2000);
  const base = isCased ? (lower.normalize('NFD')[0] ?? lower) : lower;
  const folded = singles[base] ?? base;
  const result = folded.length === character.length ? folded : character;
  known.set(character, result);
  return result;
}

/** Lower case without accents, of exactly the same length, so that offsets stay those of the text given. */
export function foldText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** "IRON TEMPLE", "iron temple" -> "Iron Temple". */
export function capitaliseWords(text: string): string {
  return text.toLocaleLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase());
}
