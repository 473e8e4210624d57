import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { findSections } from '../../locate/find-sections';
import type { PageSection } from '../../locate/find-sections';
import { parsePage } from '../../locate/page-tree';
import type { PageTree } from '../../locate/page-tree';
import { parseStyleSheet } from '../../locate/style-sheet';
import type { StyleSheet } from '../../locate/style-sheet';
import { spliceText } from './splice-text';
import type { Splice } from './splice-text';

const textNames = /\.(html?|css|m?js|json|xml|svg|txt|md|webmanifest)$/i;

// What was read from files, for as long as they are about: a changed file is another object.
const texts = new WeakMap<SiteFile, string>();
const trees = new WeakMap<SiteFile, PageTree>();
const sections = new WeakMap<SiteFile, readonly PageSection[]>();
const sheets = new WeakMap<SiteFile, StyleSheet>();

/** Files of typefaces at hand for a site, by their name in the app, and the names that an edit asked for in vain. */
export type TypeShelf = { readonly files: ReadonlyMap<string, Uint8Array>; readonly missing: Set<string> };

function remember<T>(known: WeakMap<SiteFile, T>, file: SiteFile, read: () => T): T {
  const before = known.get(file);
  if (before !== undefined) return before;
  const fresh = read();
  known.set(file, fresh);
  return fresh;
}

/**
 * A working copy of a site. Edits change the copy by splices; parsed pages are kept until their text changes.
 * Bytes are never decoded unless a text file is asked for, so files that are not touched stay as they are.
 */
export class SiteDraft {
  private readonly original: ReadonlyMap<string, SiteFile>;
  private current: Map<string, SiteFile>;
  private readonly shelf: TypeShelf;

  constructor(
    files: readonly SiteFile[] | ReadonlyMap<string, SiteFile>,
    current?: ReadonlyMap<string, SiteFile>,
    shelf?: TypeShelf,
  ) {
    this.shelf = shelf ?? { files: new Map(), missing: new Set() };
    this.original =
      files instanceof Map ? files : new Map((files as readonly SiteFile[]).map((file) => [file.path, file]));
    this.current = new Map(current ?? this.original);
  }

  /** A copy that can be thrown away; {@link adopt} takes its state over. */
  fork(): SiteDraft {
    return new SiteDraft(this.original, this.current, this.shelf);
  }

  /** The site as it was at the start, with an empty shelf. */
  reread(): SiteDraft {
    return new SiteDraft(this.original);
  }

  adopt(fork: SiteDraft): void {
    this.current = new Map(fork.current);
  }

  paths(): readonly string[] {
    return [...this.current.keys()];
  }

  has(path: string): boolean {
    return this.current.has(path);
  }

  /** The text of a file; an empty string when there is none. */
  text(path: string): string {
    const file = this.current.get(path);
    if (!file) return '';
    if (typeof file.content === 'string') return file.content;
    return remember(texts, file, () => textOf(file));
  }

  /** Paths of the pages, `index.html` first, the error page left out. */
  pages(): readonly string[] {
    const pages = this.paths().filter((path) => /\.html?$/i.test(path) && !/(^|\/)404\.html?$/i.test(path));
    return pages.sort((one, other) => Number(other === 'index.html') - Number(one === 'index.html'));
  }

  /** The first page of the folder that a page lies in, else of the site: `fr/index.html` for `fr/menu.html`. */
  firstPage(page: string): string {
    const own = page.replace(/[^/]*$/, 'index.html');
    return [own, 'index.html'].find((path) => this.has(path)) ?? page;
  }

  /** Pages and the error page. */
  everyPage(): readonly string[] {
    return [...this.pages(), ...this.paths().filter((path) => /(^|\/)404\.html?$/i.test(path))];
  }

  /** Paths of the text files that match. */
  textPaths(pattern: RegExp = textNames): readonly string[] {
    return this.paths().filter((path) => textNames.test(path) && pattern.test(path));
  }

  tree(path: string): PageTree {
    const file = this.current.get(path);
    return file ? remember(trees, file, () => parsePage(this.text(path))) : parsePage('');
  }

  sections(path: string): readonly PageSection[] {
    const file = this.current.get(path);
    return file ? remember(sections, file, () => findSections(this.tree(path))) : [];
  }

  sheet(path: string): StyleSheet {
    const file = this.current.get(path);
    return file ? remember(sheets, file, () => parseStyleSheet(this.text(path))) : parseStyleSheet('');
  }

  /** Changes a file at exact places of its present text. */
  splice(path: string, splices: readonly Splice[]): void {
    if (splices.length === 0) return;
    this.write(path, spliceText(this.text(path), splices));
  }

  write(path: string, content: string): void {
    if (this.current.has(path) && this.text(path) === content) return;
    this.current.set(path, { path, content });
  }

  /** Puts a file of bytes in place, unless the very same stands there. */
  writeBytes(path: string, content: Uint8Array): void {
    const before = this.current.get(path)?.content;
    if (before instanceof Uint8Array && before.length === content.length) return;
    this.current.set(path, { path, content });
  }

  /** A file of the app's typefaces; null when the caller has not loaded it, which is noted. */
  typeFile(name: string): Uint8Array | null {
    const file = this.shelf.files.get(name);
    if (!file) this.shelf.missing.add(name);
    return file ?? null;
  }

  remove(path: string): void {
    this.current.delete(path);
  }

  /** Moves a file to a new path, keeping its place in the order of files. */
  rename(from: string, to: string): void {
    this.current = new Map(
      [...this.current].map(([path, file]) => (path === from ? [to, { ...file, path: to }] : [path, file])),
    );
  }

  /** Files that are new or differ from the start, and paths that are gone. */
  difference(): { readonly files: readonly SiteFile[]; readonly deleted: readonly string[] } {
    const files = [...this.current.values()].filter((file) => {
      const before = this.original.get(file.path);
      return !before || (before !== file && textOf(before) !== textOf(file));
    });
    const deleted = [...this.original.keys()].filter((path) => !this.current.has(path));
    return { files, deleted };
  }

  hasChanged(): boolean {
    const { files, deleted } = this.difference();
    return files.length + deleted.length > 0;
  }

  /** Whether this copy holds the same files with the same text as another. */
  isSameAs(other: SiteDraft): boolean {
    if (this.current.size !== other.current.size) return false;
    for (const [path, file] of this.current) {
      const twin = other.current.get(path);
      if (!twin || (twin !== file && textOf(twin) !== textOf(file))) return false;
    }
    return true;
  }
}
