/** The lines of a file as a model wrote them, without the fence that many put around code, ending in one line break. */
export function cleanFile(path: string, lines: readonly string[]): string {
  const bare = dropFence(lines);
  const text = bare.join('\n').replace(/^\n+/, '').replace(/\s+$/, '');
  return text === '' ? '' : `${restoreSigns(path, text)}\n`;
}

/** The lines of a search or replace text: inner and outer spaces count, a fence and empty lines around it do not. */
export function cleanPiece(path: string, lines: readonly string[]): string {
  const text = dropFence(lines)
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .replace(/(?:\n[ \t]*)+$/, '');
  return restoreSigns(path, text.trim() === '' ? '' : text);
}

function dropFence(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isFenced =
    first >= 0 &&
    last > first &&
    /^\s*```[\w-]*\s*$/.test(lines[first] ?? '') &&
    lines[last]?.trim() === '```';
  return isFenced ? lines.slice(first + 1, last) : lines;
}

/** Some models escape a whole page. One that holds a real tag was written as it is meant. */
function restoreSigns(path: string, text: string): string {
  if (!/\.(?:html?|svg|xml)$/i.test(path) || text.includes('<') || !text.includes('&lt;')) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
