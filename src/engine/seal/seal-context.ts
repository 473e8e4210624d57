import { isTextMime, toDataUrl } from './data-url';
import type { SealContent } from './data-url';
import { resolveReference } from './resolve-reference';

/** Reads one file of the site as it stands now; undefined when there is none. */
export type ReadSiteFile = (path: string) => Promise<SealContent | undefined>;

/** Something in the page that a preview cannot show as written. */
export type SealFinding = { readonly path: string; readonly message: string };

/** The scheme that the visitor is shown with. */
export type SealTheme = 'light' | 'dark';

const maxInlineBytes = 24 * 1024 * 1024;

/** What all parts of one seal share: reading with memory, findings, theme. */
export class SealContext {
  readonly rootUrl: string;
  readonly theme: SealTheme;
  readonly paths: readonly string[];
  readonly findings: SealFinding[] = [];
  readonly #read: ReadSiteFile;
  readonly #texts = new Map<string, Promise<string | undefined>>();
  readonly #urls = new Map<string, Promise<string | undefined>>();

  constructor(options: { rootUrl: string; theme: SealTheme; paths: readonly string[]; read: ReadSiteFile }) {
    this.rootUrl = options.rootUrl;
    this.theme = options.theme;
    this.paths = options.paths;
    this.#read = options.read;
  }

  /** The text of a file, undefined when the site has none of that path. */
  readText(path: string): Promise<string | undefined> {
    return remember(this.#texts, path, async () => {
      const file = await this.#read(path);
      if (!file) return undefined;
      return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
    });
  }

  /** A data address of a file, undefined when the site has none of that path or it is too large to carry. */
  readDataUrl(path: string): Promise<string | undefined> {
    return remember(this.#urls, path, async () => {
      const file = await this.#read(path);
      if (!file) return undefined;
      if (file.content.length > maxInlineBytes) {
        this.report(path, `${path} is too large to be shown in the preview.`);
        return undefined;
      }
      const isText = isTextMime(file.mime) && typeof file.content !== 'string';
      return toDataUrl(
        isText ? { ...file, content: new TextDecoder().decode(file.content as Uint8Array) } : file,
      );
    });
  }

  /**
   * What stands in the place of a reference: the file's data address with the hash kept, an empty data address for a
   * missing file (nothing is ever asked of the network), undefined when the reference stays as it is.
   */
  async inline(reference: string, fromPath: string): Promise<string | undefined> {
    const target = resolveReference(reference, fromPath, this.rootUrl);
    if (target.kind !== 'site') return undefined;
    const url = await this.readDataUrl(target.path);
    if (url === undefined) {
      this.reportMissing(target.path, fromPath);
      return 'data:,';
    }
    return url + (/#.*$/s.exec(target.suffix)?.[0] ?? '');
  }

  /** Notes a file that is referred to and does not exist; once per place. */
  reportMissing(path: string, fromPath: string): void {
    this.report(fromPath, `${fromPath} refers to ${path}, which does not exist.`);
  }

  report(path: string, message: string): void {
    if (!this.findings.some((finding) => finding.message === message)) this.findings.push({ path, message });
  }
}

function remember<Value>(memory: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
