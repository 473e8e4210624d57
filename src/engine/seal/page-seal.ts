import type { PageElement, PageTree } from '../locate/page-tree';
import type { SealContext } from './seal-context';
import type { ModuleGraph } from './seal-modules';
import type { TextEdit } from './text-edit';
import { escapeAttribute } from './text-edit';

/** What all parts that seal one page share. */
export type PageSeal = {
  readonly tree: PageTree;
  readonly path: string;
  readonly context: SealContext;
  readonly modules: ModuleGraph;
  readonly edits: TextEdit[];
  /** Stylesheets that now stand in the page. */
  readonly styles: { path: string; imports: readonly string[]; start: number }[];
  /** Texts of the page's scripts: they name the files that will be asked for. */
  readonly scriptTexts: string[];
  /** Drawings that `use` elements refer to, put at the end of the page. */
  readonly sprites: Map<string, string>;
  /** Seals a page that stands in a frame of this one; undefined when the site has none of that path. */
  readonly sealInner: (path: string) => Promise<string | undefined>;
};

/** Replaces the value of an attribute that stands in the source. */
export function setAttribute(seal: PageSeal, element: PageElement, name: string, value: string): void {
  const attribute = element.attributes.get(name);
  if (!attribute) return;
  const { start, end } = attribute;
  seal.edits.push({ start, end, text: `${name}="${escapeAttribute(value)}"` });
}

/** Takes an attribute out of the source. */
export function dropAttribute(seal: PageSeal, element: PageElement, name: string): void {
  const attribute = element.attributes.get(name);
  if (attribute) seal.edits.push({ start: attribute.start, end: attribute.end, text: '' });
}

/** Puts something in the place of a whole element. */
export function replaceElement(seal: PageSeal, element: PageElement, text: string): void {
  seal.edits.push({ start: element.start, end: element.end, text });
}

/** The text between an element's tags as written. */
export function innerSource(seal: PageSeal, element: PageElement): string {
  return seal.tree.html.slice(element.openEnd, element.closeStart);
}

/** The attributes of an element as written, without the named ones. */
export function attributesExcept(element: PageElement, names: ReadonlySet<string>): string {
  return [...element.attributes.values()]
    .filter(({ name }) => !names.has(name))
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}
