import { raise } from './wishes/rewrite-rules';

/** "How it works in three steps: hang it, sleep, read. Hang it: …" */
const listed =
  /(?<before>^|\n[ \t]*|[.!?]["”’)]*\s+)(?<label>\p{Lu}[^.:\n]{2,48}?):\s+(?<list>\p{L}[^.:\n]{4,100})\.\s+(?=\p{Lu}[^.:\n]{0,30}:\s)/gu;
const commas = /,\s+(?:and\s+)?|\s+and\s+/u;
const fewest = 2;

/** Things named in a row and then told one by one under their names, as one list: "1. Hang it: strap it to a branch". */
export const namedThenTold = (text: string): string => {
  let said = '';
  let at = 0;
  for (const match of text.matchAll(listed)) {
    const { before = '', label = '', list = '' } = match.groups ?? {};
    if (match.index < at) continue;
    const from = match.index + match[0].length;
    let end = from;
    const rows: string[] = [];
    for (const name of list.split(commas)) {
      const rest = text.slice(end);
      const lead = `${raise(name.trim())}: `;
      const told = rest.startsWith(lead) ? /^[^\n]*?[.!?](?=\s+\p{Lu}|\s*\n|\s*$)/u.exec(rest.slice(lead.length))?.[0] : undefined; // prettier-ignore
      if (told === undefined) break;
      rows.push(`${rows.length + 1}. ${lead}${told}`);
      end += lead.length + told.length;
      end += /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
    }
    if (rows.length < fewest || rows.length < list.split(commas).length) continue;
    said += `${text.slice(at, match.index)}${before.trimEnd()}\n\n${label}:\n${rows.join('\n')}\n\n`;
    at = end;
  }
  return said + text.slice(at);
};
