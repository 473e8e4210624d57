import type { AppContext } from './app';

/** What the directory lists in the prompt's own words: "vegan restaurants"; null when it does not say. */
export function readListed({ brief }: AppContext): string | null {
  // "Restaurant directory for Porto": what stands before the word is listed, and a name behind "for" is where.
  const isBefore = /\p{L} director(?:y|ies)\s+(?:for|in)\s+(?:the\s)?\p{Lu}/u.test(brief.prompt);
  const found =
    (isBefore ? null : /\bdirector(?:y|ies)\s+(?:of|for)\s+(?:all\s+|the\s+|local\s+|our\s+|about\s+|\d{1,2}\s+)*(\p{L}[\p{L}' -]{2,32}?)(?=\s+(?:in|with|where|near|around|by|that)\b|[,.;:]|$)/iu.exec(brief.prompt)?.[1]) ??
    /(\p{L}[\p{L}' -]{2,28}?)\s+director(?:y|ies)\b/iu.exec(brief.prompt)?.[1]?.replace(/^(?:a|an|the|my|our|create|make|build|simple)\s+/giu, ''); // prettier-ignore
  return found && !/^(?:a|an|the|simple|online|local)$/iu.test(found) ? found.trim() : null;
}
