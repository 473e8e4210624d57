const chapter =
  /^\s*(?:#+\s*)?\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?<title>\p{L}[\p{L}\d\s&/’'(),-]{1,50}?)\s*:?\s*$/u;
const deep = /^\s*(?:#+\s*)?\d{1,2}\.\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{L})/u;
/** "8.30 Arrivals": an hour of the day. */
const hour = /^\s*(?:[01]?\d|2[0-3])\.(?:[0-5][05])\s+(?=\p{L})/u;
const meta =
  /^\s*(?:\*\*)?(?:project|version|status|author|prepared (?:by|for)|doc(?:ument)?(?: (?:no|ref|title))?|owner|ref(?:erence)?|revision|draft|last updated|date|due|budget|deadline)(?:\*\*)?\s*:\s.*$/iu;
const client =
  /^\s*(?:\*\*)?client(?:\*\*)?\s*:\s*(?<name>[^(\n,–—]{2,60}?)\s*(?:\((?<what>[^()\n]{4,90})\)|[,–—]\s*(?<more>[^\n]{4,90}))?\s*$/iu;
const pages = /^(?:site ?map|pages|page list|navigation|structure|menu)$/iu;
const empty = /^(?:content|contents|copy|page content|content by page|text|details)$/iu;
const titleLines = 8;

const isChapter = (line: string | undefined): boolean =>
  line !== undefined && chapter.test(line) && !hour.test(line);
const nextOf = (lines: readonly string[], at: number): string | undefined =>
  lines.slice(at + 1).find((line) => line.trim() !== '');

/**
 * A specification without the numbers of its chapters and its title block: "3.2 Work: three case studies" is a line about
 * the page of that name, "2. Sitemap" stands over the titles of the pages.
 */
export const withoutNumbers = (text: string): string => {
  const lines = text.split('\n');
  const isSpec = lines.filter((line) => deep.test(line) && !hour.test(line)).length > 1;
  const heads = lines.filter((line, at) => isChapter(line) && !isChapter(nextOf(lines, at)));
  const hasTitle = lines.slice(0, titleLines).some((line) => client.test(line));
  if (!isSpec && !(hasTitle && heads.length > 1) && !isCounted(lines)) return text;
  return told(lines, hasTitle).join('\n').trimStart();
};

/** "1. Meetings", "2. Councillors", each over what is told of it: the numbers run on, and no two stand side by side. */
const isCounted = (lines: readonly string[]): boolean => {
  const counted = lines.filter((line) => isChapter(line));
  return (
    counted.length > 2 &&
    counted.every((line, at) => Number.parseInt(line.replace(/^[\s#]+/u, ''), 10) === at + 1) &&
    lines.every((line, at) => !isChapter(line) || !/^\s*\d{1,2}[.)](?=\s|$)/u.test(nextOf(lines, at) ?? '1.'))
  );
};

const told = (lines: readonly string[], hasTitle: boolean): string[] => {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (at < titleLines && hasTitle) {
      const own = client.exec(line)?.groups;
      if (own) out.push(`Website for ${sayClient(own)}.`);
      if (own || meta.test(line)) continue;
    }
    const title = hour.test(line) ? undefined : chapter.exec(line)?.groups?.['title']?.trim();
    if (title === undefined || isChapter(lines[at + 1])) {
      out.push(hour.test(line) ? line : line.replace(deep, ''));
      continue;
    }
    const next = nextOf(lines, at);
    const row = pages.test(title) ? rowOf(next ?? '') : null;
    if (row !== null) {
      out.push(`Pages: ${row.join(', ')}.`);
      at = lines.indexOf(next ?? '', at + 1);
    } else if (!(empty.test(title) || (next !== undefined && deep.test(next) && !hour.test(next))))
      out.push('', `## ${title}`);
  }
  return out;
};

/** "Home / Work / Approach / Studio / Contact" */
const rowOf = (line: string): string[] | null => {
  const cells = line
    .trim()
    .split(/\s*[/|>·•]\s*|,\s+/u)
    .filter(Boolean);
  return cells.length > 2 && cells.every((cell) => /^\p{L}[\p{L}\s&’'-]{1,30}$/u.test(cell)) ? cells : null;
};

/** "Torrent & Pine Ltd (brand strategy studio, Edinburgh)" */
const sayClient = ({ name = '', what, more }: Record<string, string | undefined>): string => {
  const bare = name.trim().replace(/,?\s(?:ltd|limited|llc|llp|inc|gmbh|plc|bv|pty ltd)\.?$/iu, '');
  const said = (what ?? more)?.replace(/,\s+(?=\p{Lu}[\p{L}\s-]+$)/u, ' in ');
  return said === undefined
    ? bare
    : `${bare}, ${/^an?\s|^the\s/iu.test(said) ? said : `${/^[aeiou]/iu.test(said) ? 'an' : 'a'} ${said}`}`;
};
