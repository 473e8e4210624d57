type CopyRules = {
  /** What stands between the words of a name: a space, or a hyphen in an ID. */
  readonly joint: ' ' | '-';
  /** The most characters that it may have. */
  readonly most: number;
};

/** What a copy is called: the name with "copy" behind it, and a number where that is taken already. */
export function nameCopy(name: string, taken: readonly string[], { joint, most }: CopyRules): string {
  const original = name.replace(joint === '-' ? /-copy(?:-\d+)?$/ : / copy(?: \d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const ending = `${joint}copy${number === 1 ? '' : `${joint}${number}`}`;
    const stem = original.slice(0, most - ending.length).replace(/[\s-]+$/, '');
    const copy = stem + ending;
    if (!taken.includes(copy)) return copy;
  }
}
