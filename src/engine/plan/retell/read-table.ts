type Stretch = { readonly text: string; readonly start: number };

/** The line under the heads of a table: "|---|---|". */
const rule = /^[\s|:-]*-{2,}[\s|:-]*$/u;

/** A row of a table without the bars around it; null for its heads, over which nothing is told. */
export const partTable = ({ text, start }: Stretch, after: string): Stretch | null => {
  if (after.includes('|') && rule.test(after)) return null;
  const lead = /^[\s|]*/u.exec(text)?.[0].length ?? 0;
  const bare = text.slice(lead).replace(/[\s|]+$/u, '');
  return bare === '' ? null : { text: bare, start: start + lead };
};
