/** A part of a written page, from one heading to the next. */
export type WrittenSection = {
  /** Id of its heading; empty for what stands before the first. */ readonly anchor: string;
  readonly heading: string;
  /** 2 or 3; 0 for what stands before the first heading. */ readonly level: number;
  /** What can be read in it, without marks. */ readonly text: string;
};

/** The parts of a page in Markdown, with the ids that its headings get. Headings inside code are text. */
export function readSections(markdown: string): readonly WrittenSection[] {
  const nameAnchor = anchorNames();
  const sections: { anchor: string; heading: string; level: number; lines: string[] }[] = [
    { anchor: '', heading: '', level: 0, lines: [] },
  ];
  let isCode = false;
  for (const line of openBlocks(markdown).split('\n')) {
    if (line.startsWith('```')) {
      isCode = !isCode;
      continue;
    }
    const [, marks, title] = (!isCode && /^(#{2,3}) (.+)$/.exec(line)) || [];
    if (marks !== undefined && title !== undefined) {
      const heading = plainText(title);
      sections.push({ anchor: nameAnchor(heading), heading, level: marks.length, lines: [] });
    } else sections.at(-1)?.lines.push(isCode ? line : plainText(line));
  }
  return sections
    .map(({ lines, ...section }) => ({ ...section, text: lines.join(' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ level, text }) => level > 0 || text !== '');
}

/** Gives every heading of one page an id of its own, from its words, in the order of the page. */
export function anchorNames(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}

/** Lists and tables written as tags over several lines, each as one line of what can be read in it. */
function openBlocks(markdown: string): string {
  return markdown.replace(/^<(?:Table|Say)\b[^]*?\/>$/gm, (block) =>
    [...block.replace(/\blabel="[^"]*"/, '').matchAll(/'([^']*)'|>([^<>{}[\]]+)</g)]
      .map(([, quoted, inner]) => (quoted ?? inner ?? '').trim())
      .filter((text) => text !== '')
      .join(' · '),
  );
}

/** A line of Markdown as it is read: without marks, tags, addresses of links. What tags say in `alt`, `text` or `title` stays. */
function plainText(line: string): string {
  return line
    .replace(/^(import|export) .*$/, '')
    .replace(/<[^<>]*?\b(?:alt|text|title|caption)="([^"]*)"[^<>]*>/g, ' $1 ')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
    .replace(/\*\*|[`\\]/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](\S[^*_]*)[*_](?![\p{L}\p{N}])/gu, '$1')
    .trim();
}
