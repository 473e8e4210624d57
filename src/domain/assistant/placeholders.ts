/** What a prompt can leave open for the assistant to fill, written `{{name}}`. */
export const placeholders = [
  { name: 'message', meaning: 'What the person wrote.' },
  { name: 'site_map', meaning: 'Every page of the site with its sections and their ids.' },
  { name: 'files', meaning: 'The files that matter for the message, whole, each under its path.' },
  { name: 'page', meaning: 'The page the person looks at, such as index.html.' },
  { name: 'picked', meaning: 'The element that was picked, as HTML, with the styles that reach it.' },
  { name: 'tokens', meaning: 'The custom properties of the stylesheet: colours, type, spacing.' },
  { name: 'findings', meaning: 'What the checks found in the last answer, one problem per line.' },
  { name: 'language', meaning: 'Language of the site, as a BCP 47 tag.' },
  { name: 'direction', meaning: 'Reading direction of the site: ltr or rtl.' },
  { name: 'kinds', meaning: 'The kinds of site that the composer knows.' },
  { name: 'sections', meaning: 'The section types that the composer knows.' },
  { name: 'styles', meaning: 'The styles that the composer knows.' },
] as const;

/** A name of the list above. */
export type Placeholder = (typeof placeholders)[number]['name'];

const pattern = /\{\{\s*([a-z_]+)\s*\}\}/g;
const known: ReadonlySet<string> = new Set(placeholders.map(({ name }) => name));

/** The text with its placeholders filled. One without a value, or that nobody knows, stays as it is written. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  const filled: Readonly<Record<string, string | undefined>> = values;
  return text.replace(
    pattern,
    (written, name: string) => (known.has(name) ? filled[name] : undefined) ?? written,
  );
}

/** Names between double braces that nobody fills, each once. */
export function findUnknownPlaceholders(text: string): string[] {
  const names = Array.from(text.matchAll(pattern), ([, name]) => name ?? '');
  return [...new Set(names)].filter((name) => !known.has(name));
}
