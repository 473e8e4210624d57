/** A tag of the protocol at the beginning of a line, with whatever follows it on that line. */
export type OpenTag = {
  readonly name: 'file' | 'edit' | 'search' | 'replace' | 'rename' | 'delete' | 'note' | 'think';
  readonly attributes: Readonly<Record<string, string>>;
  readonly isClosed: boolean;
  readonly rest: string;
};

/** Names under which models write the same tags, from other tools that they learned from. */
const names: Readonly<Record<string, OpenTag['name']>> = {
  file: 'file',
  boltaction: 'file',
  'dyad-write': 'file',
  edit: 'edit',
  'dyad-search-replace': 'edit',
  search: 'search',
  replace: 'replace',
  rename: 'rename',
  'dyad-rename': 'rename',
  delete: 'delete',
  'dyad-delete': 'delete',
  note: 'note',
  think: 'think',
  thinking: 'think',
};
const tag = /^\s*<([a-z][a-z-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/i;

/** The tag that a line begins with; null when it begins with none of the protocol. */
export function readTag(line: string): OpenTag | null {
  const match = tag.exec(line);
  const name = names[match?.[1]?.toLowerCase() ?? ''];
  if (!match || !name) return null;
  const attributes: Record<string, string> = {};
  for (const [, key = '', double, single] of (match[2] ?? '').matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    attributes[key.toLowerCase()] = double ?? single ?? '';
  return { name, attributes, isClosed: match[3] === '/', rest: line.slice(match[0].length) };
}

/** The path that a tag names, as the site writes it: without `./` or a slash in front, folders set apart by `/`. */
export function pathOf({ attributes }: OpenTag, key: 'path' | 'from' | 'to' = 'path'): string {
  const given =
    attributes[key] ?? (key === 'path' ? (attributes['filepath'] ?? attributes['name']) : undefined);
  return (given ?? '')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
}

/** Whether a line looks like a tag with a path that the protocol does not know. */
export function findUnknownTag(line: string): string | null {
  return /^\s*<\/?([a-z][\w-]*)\b[^>]*\b(?:path|filepath|from)\s*=\s*["']/i.exec(line)?.[1] ?? null;
}
