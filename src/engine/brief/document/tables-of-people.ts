const rule = /^[\s|:-]*-{2,}[\s|:-]*$/u;
const named =
  /^(?:name|who|person|people|tutor|teacher|coach|therapist|stylist|artist|speaker|member|staff)s?$/iu;
const priced = /[£$€₹]\s?\d|\b(?:price|cost|fee|rate)s?\b/iu;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

/** A table of people row by row: "Col Bassett – Physics. 11 years an engineer" under the heading that it has. */
export const tablesOfPeople = (text: string): string => {
  if (!text.includes('|')) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const heads = cellsOf(line);
    const isHead = heads.length > 1 && named.test(heads[0] ?? '') && rule.test(lines[at + 1] ?? '');
    if (!isHead || priced.test(line)) {
      out.push(line);
      continue;
    }
    at += 1;
    while ((lines[at + 1] ?? '').includes('|')) {
      at += 1;
      const [name = '', ...rest] = cellsOf(lines[at] ?? '');
      if (name !== '') out.push(`- ${[name, rest.filter(Boolean).join(', ')].filter(Boolean).join(' – ')}`);
    }
  }
  return out.join('\n');
};
