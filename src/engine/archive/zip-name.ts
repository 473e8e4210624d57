/** `{title}.zip`: every character that is not a letter or digit of any script becomes one underscore (specification §7). */
export function zipName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]/gu, '_') || 'site'}.zip`;
}
