/** Characters read word by word: some 3,000 words. */
const deepCharacters = 20_000;

/** What of a prompt is read word by word; what comes after is searched for quotations only. */
export function deepPart(prompt: string): string {
  if (prompt.length <= deepCharacters) return prompt;
  const space = prompt.lastIndexOf(' ', deepCharacters);
  return prompt.slice(0, space > deepCharacters / 2 ? space : deepCharacters);
}
