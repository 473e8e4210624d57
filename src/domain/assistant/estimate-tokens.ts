const charactersPerToken = 4;
const perToken: readonly (readonly [RegExp, number])[] = [
  // One sign is one token or more in every common tokenizer.
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 1],
  [/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}]/gu, 2],
  [/\p{Extended_Pictographic}/gu, 0.5],
];

/**
 * About how many tokens a text is: four characters of Latin text or code, fewer of other scripts. Tokenizers differ by
 * a fifth either way, so it is said as "about".
 */
export function estimateTokens(text: string): number {
  let rest = text.length;
  let tokens = 0;
  for (const [signs, share] of perToken) {
    for (const [sign] of text.matchAll(signs)) {
      rest -= sign.length;
      tokens += 1 / share;
    }
  }
  return Math.ceil(tokens + rest / charactersPerToken);
}
