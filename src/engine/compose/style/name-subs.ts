/**
 * What a rule says of a third level it says of a second one that is set like it (`.sub`), and what it says of a second
 * level only of titles.
 */
export function nameSubs(css: string): string {
  return css
    .replace(/(?<![\w-])h3(?![\w-])/gu, ':is(h3, .sub)')
    .replace(/(?<![\w-])h2(?![\w-])/gu, 'h2:not(.sub)');
}
