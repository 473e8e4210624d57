import { identifyIn } from '../locate/identify-elements';
import { parsePage, valueOf, type PageElement } from '../locate/page-tree';
import { gatherFiles } from './gather-files';
import { dropAttribute, replaceElement } from './page-seal';
import type { PageSeal } from './page-seal';
import { SealContext } from './seal-context';
import type { ReadSiteFile, SealFinding, SealTheme } from './seal-context';
import { sealMedia } from './seal-media';
import { ModuleGraph } from './seal-modules';
import type { ImportMap } from './seal-modules';
import { sealFrame } from './seal-frames';
import { sealScript } from './seal-scripts';
import { sealUse, spriteMarkup } from './seal-sprites';
import { sealLink, sealSchemeMeta, sealStyleAttribute, sealStyleElement } from './seal-styles';
import { applyEdits, escapeAttribute } from './text-edit';
import { themeProperty } from './theme-media';

/** The attribute that carries an element's identifier, in sealed pages only. */
export const elementAttribute = 'data-sitewright-element';

/** A page to seal. */
export type SealRequest = {
  readonly path: string;
  /** Absolute address of the site's root, ends with a slash. */
  readonly rootUrl: string;
  /** Every path of the site. */
  readonly paths: readonly string[];
  readonly read: ReadSiteFile;
  readonly theme: SealTheme;
  readonly direction: 'ltr' | 'rtl';
  /** Scripts off: they are left as they stand, the document's policy stops them. */
  readonly safe: boolean;
  /** Markup that stands before everything else of the head: the preview script and its configuration. */
  readonly writeHead: (facts: SealedFacts) => string;
  /** The page stands in a frame of another page of the site. */
  readonly isInner?: boolean;
};

/** What is known of a page once it is sealed. */
export type SealedFacts = {
  readonly findings: readonly SealFinding[];
  readonly files: Readonly<Record<string, string>>;
  readonly styles: readonly { readonly path: string; readonly imports: readonly string[] }[];
};

export type SealedPage = SealedFacts & { readonly html: string };

/**
 * Makes one document that needs nothing else: styles, scripts, modules, pictures, fonts and films are in it. Works by
 * exact edits on the source, so what a page gets wrong it still gets wrong, and errors keep their lines.
 * Undefined when the site has no such page.
 */
export async function sealPage(request: SealRequest): Promise<SealedPage | undefined> {
  const context = new SealContext(request);
  const html = await context.readText(request.path);
  if (html === undefined) return undefined;
  const seal: PageSeal = {
    tree: parsePage(html),
    path: request.path,
    context,
    modules: new ModuleGraph(context),
    edits: [],
    styles: [],
    scriptTexts: [],
    sprites: new Map(),
    sealInner: async (path) => {
      if (request.isInner) return '';
      return (await sealPage({ ...request, path, isInner: true, writeHead: () => '' }))?.html;
    },
  };
  markElements(seal);
  await Promise.all(seal.tree.elements.map((element) => sealElement(seal, element, request)));
  const map = request.safe ? undefined : await seal.modules.toImportMap();
  const files = request.safe ? {} : await gatherFiles(seal);
  const styles = seal.styles
    .toSorted((one, other) => one.start - other.start)
    .map(({ path, imports }) => ({ path, imports }));
  const facts: SealedFacts = { findings: context.findings, files, styles };
  setDirection(seal, request.direction);
  placeHead(seal, request.writeHead(facts) + themeStyle(request.theme) + mapMarkup(map));
  placeSprites(seal);
  return { ...facts, html: applyEdits(html, seal.edits) };
}

async function sealElement(seal: PageSeal, element: PageElement, request: SealRequest): Promise<void> {
  dropAttribute(seal, element, elementAttribute);
  if (element.attributes.has('style')) await sealStyleAttribute(seal, element);
  switch (element.tag) {
    case 'base':
      replaceElement(seal, element, '');
      seal.context.report(seal.path, 'The preview ignores the base element: addresses count from the page.');
      break;
    case 'meta':
      sealMeta(seal, element);
      break;
    case 'link':
      await sealLink(seal, element);
      break;
    case 'style':
      await sealStyleElement(seal, element);
      break;
    case 'script':
      if (!request.safe) await sealScript(seal, element);
      break;
    case 'use':
      await sealUse(seal, element);
      break;
    case 'iframe':
      await sealFrame(seal, element);
      break;
    default:
      await sealMedia(seal, element);
  }
}

/** A policy or a redirect of the page's own would work against the frame it is shown in. */
function sealMeta(seal: PageSeal, element: PageElement): void {
  const equivalent = valueOf(element, 'http-equiv').toLowerCase();
  if (equivalent === 'content-security-policy' || equivalent === 'refresh') replaceElement(seal, element, '');
  else sealSchemeMeta(seal, element);
}

function markElements(seal: PageSeal): void {
  for (const { mark } of identifyIn(seal.tree)) {
    const at = mark.startOffset + 1 + mark.tag.length;
    seal.edits.push({
      start: at,
      end: at,
      text: ` ${elementAttribute}="${escapeAttribute(mark.identifier)}"`,
    });
  }
}

function setDirection(seal: PageSeal, direction: 'ltr' | 'rtl'): void {
  const root = seal.tree.elements.find(({ tag }) => tag === 'html');
  if (!root) {
    const start = doctypeLength(seal.tree.html);
    seal.edits.push({ start, end: start, text: `<html dir="${direction}">` });
    return;
  }
  dropAttribute(seal, root, 'dir');
  const at = root.start + 1 + root.tag.length;
  seal.edits.push({ start: at, end: at, text: ` dir="${direction}"` });
}

function placeHead(seal: PageSeal, markup: string): void {
  const find = (wanted: string) => seal.tree.elements.find(({ tag }) => tag === wanted);
  const at = find('head')?.openEnd ?? find('html')?.openEnd ?? doctypeLength(seal.tree.html);
  seal.edits.push({ start: at, end: at, text: markup });
}

/** Where the document type ends, white space and comments before it included; 0 without one. */
function doctypeLength(html: string): number {
  let at = 0;
  for (;;) {
    at += /^[\ufeff\s]*/.exec(html.slice(at, at + 4096))?.[0].length ?? 0;
    if (!html.startsWith('<!--', at)) break;
    const end = html.indexOf('-->', at);
    if (end < 0) return 0;
    at = end + 3;
  }
  if (!/^<!doctype/i.test(html.slice(at, at + 9))) return 0;
  const end = html.indexOf('>', at);
  return end < 0 ? 0 : end + 1;
}

function placeSprites(seal: PageSeal): void {
  if (seal.sprites.size === 0) return;
  const body = seal.tree.elements.find(({ tag }) => tag === 'body');
  const at = body?.closeStart ?? seal.tree.html.length;
  seal.edits.push({ start: at, end: at, text: spriteMarkup(seal.sprites) });
}

function themeStyle(theme: SealTheme): string {
  return `<style data-sitewright-theme>:root{${themeProperty}:${theme}}</style>`;
}

function mapMarkup(map: ImportMap | undefined): string {
  return map ? `<script type="importmap">${JSON.stringify(map).replaceAll('<', '\\u003c')}</script>` : '';
}
