/** One file of a site: a path relative to the site's root, with `/` between folders, and its content. */
export type SiteFile = {
  readonly path: string;
  readonly content: string | Uint8Array;
};

/** The text of a file; bytes are decoded as UTF-8. */
export function textOf(file: SiteFile): string {
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}

/** The bytes of a file; text is encoded as UTF-8. */
export function bytesOf(file: SiteFile): Uint8Array {
  return typeof file.content === 'string' ? new TextEncoder().encode(file.content) : file.content;
}
