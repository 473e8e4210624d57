/** A file of the site, with the query and hash behind it. */
export type SiteAddress = { readonly path: string; readonly suffix: string };

/** Tells which addresses lie inside the site, as the page's own scripts and links write them. */
export class SiteAddresses {
  readonly #rootUrl: string;
  readonly #pagePath: string;

  constructor(rootUrl: string, pagePath: string) {
    this.#rootUrl = rootUrl;
    this.#pagePath = pagePath;
  }

  /** The file that an address means; undefined for another host, data:, blob: and what is no address. */
  resolve(address: string, fromPath: string = this.#pagePath): SiteAddress | undefined {
    const written = address.trim();
    // A leading slash is the root of the site, where it will stand when it is published.
    const isRooted = /^[/\\](?![/\\])/.test(written) && !this.#isAppAddress(written);
    const base = this.#rootUrl + fromPath.split('/').map(encodeURIComponent).join('/');
    const text = isRooted ? this.#rootUrl + written.slice(1) : written;
    if (!URL.canParse(text, base)) return undefined;
    const { href, search, hash } = new URL(text, base);
    if (!href.startsWith(this.#rootUrl)) return undefined;
    const encoded = href.slice(this.#rootUrl.length, href.length - search.length - hash.length);
    const path = decode(encoded);
    return { path: path === '' || path.endsWith('/') ? `${path}index.html` : path, suffix: search + hash };
  }

  /** Absolute address of a file of the site. */
  toUrl(path: string): string {
    return this.#rootUrl + path.split('/').map(encodeURIComponent).join('/');
  }

  #isAppAddress(written: string): boolean {
    return written.startsWith(new URL(this.#rootUrl).pathname);
  }
}

/** Whether a path is a page. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign: the name as it is written
  }
}
