/** Arguments of a command: named options, flags, and what stands alone. */
export type Arguments = {
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly words: readonly string[];
};

/** A command was called in a way it does not know: exit code 2. */
export class UsageError extends Error {}

/** Reads `--name value`, `--name=value` and flags. Throws {@link UsageError} for names that are not known. */
export function readArguments(
  list: readonly string[],
  known: { readonly options: readonly string[]; readonly flags: readonly string[] },
): Arguments {
  const options = new Map<string, string>();
  const flags = new Set<string>();
  const words: string[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at] ?? '';
    if (word === '--') {
      words.push(...list.slice(at + 1));
      break;
    }
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (known.flags.includes(name)) flags.add(name);
    else if (known.options.includes(name)) {
      const value = inline ?? list[at + 1];
      if (value === undefined || (inline === undefined && value.startsWith('--')))
        throw new UsageError(`--${name} needs a value.`);
      if (inline === undefined) at += 1;
      options.set(name, value);
    } else throw new UsageError(`--${name} is not known.`);
  }
  return { options, flags, words };
}
