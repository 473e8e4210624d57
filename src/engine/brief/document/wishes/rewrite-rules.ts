/** What a rule found, by the names of its groups. */
export type Found = Readonly<Record<string, string | undefined>>;

/** A way of asking, and what stands in its place. */
export type Rule = readonly [found: RegExp, said: (found: Found) => string];

export const raise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What opens a statement once the words before it are gone: a comma between two becomes a stop. */
export const stopped = (opens = ''): string => (/^(?:,|;|\s(?:and|but))/u.test(opens) ? '. ' : opens);

/** A text with each of the rules applied in turn. */
export const rewrite = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (told, [found, said]) =>
      told.replace(found, (...parts: unknown[]) => {
        const last = parts.at(-1);
        return said(typeof last === 'object' && last !== null ? (last as Found) : {});
      }),
    text,
  );
