import { parsePage, valueOf, type PageElement } from '../locate/page-tree';
import { resolveReference } from './resolve-reference';
import { setAttribute } from './page-seal';
import type { PageSeal } from './page-seal';
import { applyEdits, escapeAttribute } from './text-edit';
import type { TextEdit } from './text-edit';

/**
 * `<use href="icons.svg#cart">`: no browser takes a drawing for `use` from a data address, so the whole file comes into
 * the page once, unseen, its names made its own, and `use` points there.
 */
export async function sealUse(seal: PageSeal, element: PageElement): Promise<void> {
  const name = element.attributes.has('href') ? 'href' : 'xlink:href';
  const target = resolveReference(valueOf(element, name), seal.path, seal.context.rootUrl);
  const wanted = /#(.+)$/s.exec(target.kind === 'site' ? target.suffix : '')?.[1];
  if (target.kind !== 'site' || wanted === undefined) return;
  const text = await seal.context.readText(target.path);
  if (text === undefined) {
    seal.context.reportMissing(target.path, seal.path);
    setAttribute(seal, element, name, '#');
    return;
  }
  const prefix = prefixOf(target.path);
  if (!seal.sprites.has(target.path)) seal.sprites.set(target.path, ownNames(text, prefix));
  setAttribute(seal, element, name, `#${prefix}${decodeName(wanted)}`);
}

/** The markup of the drawings that the page takes in, for the end of its body. */
export function spriteMarkup(sprites: ReadonlyMap<string, string>): string {
  return [...sprites.values()]
    .map(
      (svg) =>
        `<div aria-hidden="true" data-sitewright-sprite style="position:absolute;inline-size:0;block-size:0;overflow:hidden">${svg}</div>`,
    )
    .join('');
}

function prefixOf(path: string): string {
  return `sprite-${path.replace(/[^a-z0-9]+/gi, '-')}-`;
}

/** The `svg` element of a file with every id, and every reference to one, prefixed. */
function ownNames(text: string, prefix: string): string {
  const svg = parsePage(text).elements.find((element) => element.tag === 'svg');
  if (!svg) return '';
  const source = text.slice(svg.start, svg.end);
  const edits: TextEdit[] = [];
  for (const element of parsePage(source).elements) {
    // A drawing that is taken in by `use` never runs scripts; taken into the page it must not either.
    if (element.tag === 'script' || element.tag === 'foreignObject') {
      edits.push({ start: element.start, end: element.end, text: '' });
      continue;
    }
    for (const { name, value, start, end } of element.attributes.values()) {
      const owned = ownValue(name, value, prefix);
      if (name.startsWith('on')) edits.push({ start, end, text: '' });
      else if (owned !== value) edits.push({ start, end, text: `${name}="${escapeAttribute(owned)}"` });
    }
  }
  return applyEdits(source, edits);
}

function ownValue(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value;
  if (name === 'href' || name === 'xlink:href')
    return value.startsWith('#') ? `#${prefix}${value.slice(1)}` : value;
  return value.replace(/url\(\s*(["']?)#/g, `url($1#${prefix}`);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray per cent sign: the name as it is written
  }
}
