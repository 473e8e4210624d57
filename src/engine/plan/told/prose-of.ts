const doing =
  /\p{L}{3}(?:ing|ed)(?!\p{L})|(?<!\p{L})(?:is|are|was|we|i|he|she|they|it|who|that|which|where|since|run|made|built|grown|based|for|from|by|without|every|de|del|des|du|da|di|para|pour|per|che|que|qui)(?!\p{L})/iu;
const enumeration = /^(?:[^,;:]{2,30},\s)*[^,;:]{2,30},?\s(?:and|&|or|y|et|e|ou|o)\s[^,;:]*$/iu;

/**
 * The line as far as it reads as a sentence: keywords set off by commas ("…, home visits, Mon-Thu") are no prose, an
 * enumeration that ends in "and" is.
 */
export function proseOf(line: string): string {
  for (const match of line.matchAll(/[,;:]\s/gu)) {
    const rest = line.slice(match.index + match[0].length);
    const segment = rest.split(/[,;:]\s/u, 1)[0] ?? '';
    const isListed = match[0].startsWith(',') && enumeration.test(rest);
    if (!isListed && (segment.split(/\s+/u).length < 3 || !doing.test(segment)))
      return line.slice(0, match.index);
    if (isListed) return line;
  }
  return line;
}

/** Whether words are a row of wishes and no sentence: "My story, results, faq, book a call". */
export function isKeywords(text: string): boolean {
  const short = text.split(/[,;]\s/u).filter((segment) => segment.trim().split(/\s+/u).length <= 3);
  return short.length >= 3 && !enumeration.test(text);
}
