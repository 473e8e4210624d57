import type { AppContext } from './app';

/** What the directory lists in the prompt's own words: "vegan restaurants"; null when it does not say. */
export function readListed({ brief }: AppContext): string | null {
  const found =
    /\bdirector(?:y|ies)\s+(?:of|for)\s+(?:all\s+|the\s+|local\s+|our\s+|about\s+|\d{1,2}\s+)*(\p{L}[\p{L}' -]{2,32}?)(?=\s+(?:in|with|where|near|around|by|that)\b|[,.;:]|$)/iu.exec(brief.prompt)?.[1] ??
    /(\p{L}[\p{L}' -]{2,28}?)\s+director(?:y|ies)\b/iu.exec(brief.prompt)?.[1]?.replace(/^(?:a|an|the|my|our|create|make|build|simple)\s+/giu, ''); // prettier-ignore
  return found && !/^(?:a|an|the|simple|online|local)$/iu.test(found) ? found.trim() : null;
}
