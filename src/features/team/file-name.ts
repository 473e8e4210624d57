/** A file's name for what goes to somebody, with whatever is no letter or digit left out. */
export function fileName(kind: 'invitation' | 'answer', person: string): string {
  const name = person
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return `sitewright-${kind}${name === '' ? '' : `-${name}`}.json`;
}
