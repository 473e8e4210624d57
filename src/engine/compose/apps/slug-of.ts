/** A name as part of a file name or storage key: lower case letters and digits with hyphens, never empty. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return slug === '' ? 'site' : slug;
}
