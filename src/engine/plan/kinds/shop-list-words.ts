/** A common word inside a sentence; "iPhone 13, 64 GB" and a maker's name keep their capitals. */
export const softened = (title: string): string =>
  /\p{L}\p{Lu}|\p{Lu}{2}|\d\s\p{Lu}/u.test(title) || (!title.includes(' ') && /[^s]$/iu.test(title))
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);

/** The first goods of a shelf: "Monstera, rubber plant and more." */
export const listOf = ([first = '', second, ...rest]: readonly string[]): string =>
  second === undefined
    ? first
    : `${first}${/[,]/u.test(first + second) ? '; ' : ', '}${softened(second)}${rest.length > 0 ? ' and more' : ''}.`;
