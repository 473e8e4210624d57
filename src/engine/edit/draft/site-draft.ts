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

/**
 * A working copy of a site. Edits change the copy by splices; parsed pages are kept until their text changes.
 * Bytes are never decoded unless a text file is asked for, so files that are not touched stay as they are.
 */
export class SiteDraft {
  private readonly original: ReadonlyMap<string, SiteFile>;
  private current: Map<string, SiteFile>;
  private readonly trees = new Map<string, PageTree>();
  private readonly sheets = new Map<string, StyleSheet>();

  constructor(
    files: readonly SiteFile[] | ReadonlyMap<string, SiteFile>,
    current?: ReadonlyMap<string, SiteFile>,
  ) {
    this.original =
      files instanceof Map ? files : new Map((files as readonly SiteFile[]).map((file) => [file.path, file]));
    this.current = new Map(current ?? this.original);
  }

  /** A copy that can be thrown away; {@link adopt} takes its state over. */
  fork(): SiteDraft {
    const copy = new SiteDraft(this.original, this.current);
    for (const [path, tree] of this.trees) copy.trees.set(path, tree);
    for (const [path, sheet] of this.sheets) copy.sheets.set(path, sheet);
    return copy;
  }

  adopt(fork: SiteDraft): void {
    this.current = new Map(fork.current);
    this.trees.clear();
    this.sheets.clear();
    for (const [path, tree] of fork.trees) this.trees.set(path, tree);
    for (const [path, sheet] of fork.sheets) this.sheets.set(path, sheet);
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
    return file ? textOf(file) : '';
  }

  /** Paths of the pages, `index.html` first, the error page left out. */
  pages(): readonly string[] {
    const pages = this.paths().filter((path) => /\.html?$/i.test(path) && !/(^|\/)404\.html?$/i.test(path));
    return pages.sort((one, other) => Number(other === 'index.html') - Number(one === 'index.html'));
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
    const known = this.trees.get(path);
    if (known) return known;
    const tree = parsePage(this.text(path));
    this.trees.set(path, tree);
    return tree;
  }

  sections(path: string): readonly PageSection[] {
    return findSections(this.tree(path));
  }

  sheet(path: string): StyleSheet {
    const known = this.sheets.get(path);
    if (known) return known;
    const sheet = parseStyleSheet(this.text(path));
    this.sheets.set(path, sheet);
    return sheet;
  }

  /** Changes a file at exact places of its present text. */
  splice(path: string, splices: readonly Splice[]): void {
    if (splices.length === 0) return;
    this.write(path, spliceText(this.text(path), splices));
  }

  write(path: string, content: string): void {
    if (this.current.has(path) && this.text(path) === content) return;
    this.current.set(path, { path, content });
    this.forget(path);
  }

  remove(path: string): void {
    this.current.delete(path);
    this.forget(path);
  }

  /** Moves a file to a new path, keeping its place in the order of files. */
  rename(from: string, to: string): void {
    this.current = new Map(
      [...this.current].map(([path, file]) => (path === from ? [to, { ...file, path: to }] : [path, file])),
    );
    this.forget(from);
    this.forget(to);
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

  /** Changes whenever any file does; equal for equal states of one draft and its forks. */
  fingerprint(): string {
    const { files, deleted } = this.difference();
    return JSON.stringify([files.map((file) => [file.path, textOf(file)]), deleted, this.paths()]);
  }

  private forget(path: string): void {
    this.trees.delete(path);
    this.sheets.delete(path);
  }
}
