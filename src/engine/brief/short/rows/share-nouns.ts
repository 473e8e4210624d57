const sizes =
  'small|medium|large|big|bigger|tiny|toy|giant|extra large|xl|short|long|long[- ]?haired|single|double|twin|king|queen|half|full|whole|one|two|three|four|both|first|second|third|adult|junior|new|old|basic|deluxe|premium|standard|each extra|extra';
const sizeAlone = new RegExp(`^(?:${sizes})(?:\\s(?:ones?|size))?$`, 'iu');
const sizeOf = new RegExp(`^(?:${sizes})\\s(?<noun>\\p{L}[\\p{L}'’-]*(?:\\s\\p{L}[\\p{L}'’-]*)?)$`, 'iu');

const plural = (noun: string): string =>
  noun.endsWith('s')
    ? noun
    : /(?:ch|sh|x)$/u.test(noun)
      ? `${noun}es`
      : /[^aeiou]y$/u.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : `${noun}s`;

const several = /^(?:both|two|three|four)$/iu;

/** Whether a row tells only which size, age or count it is for: "large", "both". */
export const isSizeAlone = (name: string): boolean => sizeAlone.test(name);

/** "Small dogs", "Large" → "Large dogs"; "One ear", "Both" → "Both ears": the noun that only one of several rows has. */
export function shareNouns(names: readonly string[]): readonly string[] {
  const noun = names.map((name) => sizeOf.exec(name)?.groups?.['noun']).find((found) => found !== undefined);
  if (noun === undefined || /^(?:ones?|size)$/iu.test(noun)) return names;
  return names.map((name) => {
    if (!sizeAlone.test(name)) return name;
    const bare = name.replace(/\s(?:ones?|size)$/iu, '');
    return `${bare} ${several.test(bare) ? plural(noun) : noun}`;
  });
}
