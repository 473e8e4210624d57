const lead =
  /\b(?:words|spellings|palabras|mots|wörter|palavras|parole|woorden|słowa|kelimeler)\b\s*(?:(?:like|such as|are|como|comme|wie|come|zoals)\b\s*)?[:(-]?\s*(?=[\p{L}"“])/giu;
const joint = /\s*[,;،/]\s*(?:(?:and|y|et|und|e|en|i|ve)\s+)?|\s+(?:and|y|et|und|en|i|ve)\s+/u;
const other =
  /^(?:about|from|on|with|for|that|which|to|by|a|an|of|in|the|per|each|every|should|can|will|and|or)$/iu;

/** The words that a prompt lists for a game or an exercise: "with the words: because, friend, Wednesday". */
export function readToldWords(prompt: string): readonly string[] {
  for (const match of prompt.matchAll(lead)) {
    const rest =
      prompt.slice(match.index + match[0].length).split(/[.!?)\n]|\s(?:with|for|and then|using)\s/u)[0] ?? '';
    const words: string[] = [];
    for (const piece of rest.split(joint)) {
      const word = piece.replace(/^["“„«']|["”»'.]$/gu, '').trim();
      if (word === '' || word.length > 30 || word.split(/\s+/u).length > 3) break;
      if (words.length === 0 && other.test(word.split(/\s+/u)[0] ?? '')) break;
      words.push(word);
    }
    if (words.length > 1) return words.slice(0, 60);
  }
  return [];
}
