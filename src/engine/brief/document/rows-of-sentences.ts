const fewest = 4;
const mostWords = 6;
const verbal =
  /\b(?:is|are|was|were|am|have|has|had|do|does|don['’]t|can|can['’]t|will|we|i|he|she|please|closed|bring|call|ring)\b|[£$€@\d]/iu;

/** "Unfair dismissal. Redundancy. Equal pay. Contracts." in a line of its own: entries of a list, each with a stop behind it. */
export const rowsOfSentences = (text: string): string =>
  text
    .split('\n')
    .map((line, at, all) => {
      const parts = line
        .trim()
        .split(/(?<=\p{L})\.\s+|\.$/u)
        .filter(Boolean);
      const isHeaded = /^\p{L}[^.!?£$€@\d]{2,40}:?$/u.test(all[at - 1]?.trim() ?? '');
      const isList =
        isHeaded &&
        parts.length >= fewest &&
        parts.every((part) => part.split(/\s+/u).length <= mostWords && !verbal.test(part));
      return isList ? parts.map((part) => `- ${part}`).join('\n') : line;
    })
    .join('\n');
