import type { Reading } from '../reading';

/** "Blue Badge guide", "Green Flag park": a distinction is no colour of the page. */
export function isBadge({ text, tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    /^\s(?:Badge|Flag|Plaque|Cross|Peter|Belt|Apple|Tourism)(?!\p{L})/u.test(
      text.slice(token.end, token.end + 10),
    )
  );
}
