const costs = /\b(?:costs?|is|are|at|for)\s$/iu;
const verb =
  /\s(?:holds?|runs?|is|are|was|were|costs?|lasts?|takes?|has|have|seats?|sleeps?|starts?|includes?|comes?|can|will|needs?|goes|go|happens?|meets?|opens?)\s/iu;
const pronoun = /^(?:they|it|these|those|each|this|both|all)$/iu;

/** What a sentence speaks of: the words before its verb, without an article; "" for a pronoun or nothing. */
function subjectOf(sentence: string): string {
  const end = verb.exec(sentence)?.index ?? -1;
  const words = end < 0 ? '' : sentence.slice(0, end).trim();
  const plain = words.replace(/^(?:and|but|also|our|the|a|an)\s/iu, '');
  const isShort = plain !== '' && plain.split(/\s+/u).length <= 4 && !/[,:;]/u.test(plain);
  return isShort && !pronoun.test(plain) ? plain : '';
}

/**
 * What has a price that stands behind "costs": the subject of its sentence, or of the one before where it is only "they".
 * Empty when the words before the price are no such sentence.
 */
export function subjectOfPrice(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 400), start);
  if (!costs.test(before)) return '';
  const sentences = before.split(/[.!?]\s+|\n+/u);
  const own = sentences.at(-1) ?? '';
  if (!/\bcosts?\s/iu.test(own)) return '';
  const told = subjectOf(own);
  return told !== '' || !/^\s*(?:they|it|these|this)\b/iu.test(own)
    ? told
    : subjectOf(sentences.at(-2) ?? '');
}
