import { valueOf } from '../locate/page-tree';
import type { PageSeal } from './page-seal';
import { resolveReference } from './resolve-reference';

const maxFileCharacters = 96 * 1024;
const maxAllCharacters = 640 * 1024;
/** Attributes whose files stand in the page already. */
const inlinedAttributes = new Set([
  'src',
  'srcset',
  'poster',
  'style',
  'class',
  'id',
  'alt',
  'title',
  'content',
]);

/**
 * The small files that scripts of the page are likely to ask for, as data addresses by path: those that a script or an
 * attribute names, and those in a folder that a script names. Anything else is asked for when it is needed.
 */
export async function gatherFiles(seal: PageSeal): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = Object.create(null) as Record<string, string>;
  if (seal.scriptTexts.length === 0) return files;
  const names = new ScriptNames(seal.scriptTexts.join('\n'));
  const named = namedByAttributes(seal);
  let total = 0;
  for (const path of seal.context.paths) {
    if (path === seal.path || !(named.has(path) || names.has(path))) continue;
    const address = await seal.context.readDataUrl(path);
    if (address === undefined || address.length > maxFileCharacters) continue;
    if (total + address.length > maxAllCharacters) break;
    total += address.length;
    files[path] = address;
  }
  return files;
}

/** What a script may name, taken out of its text once: whole paths are too many to look for each. */
class ScriptNames {
  readonly #names: ReadonlySet<string>;
  readonly #folders: ReadonlySet<string>;
  readonly #loadsSource: boolean;

  constructor(scripts: string) {
    this.#names = new Set(scripts.match(/[^\s"'`()<>{}[\],;:=?&|+*/\\]+\.[a-z0-9]{2,11}/gi));
    this.#folders = new Set(
      [...scripts.matchAll(/(?:\.{0,2}\/)*((?:[^\s"'`()<>{}[\],;:=?&|+*/\\]+\/)+)/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    this.#loadsSource = /\bfetch\b|XMLHttpRequest|\bWorker\b/.test(scripts);
  }

  has(path: string): boolean {
    if (/\.(?:html?|css|m?js)$/i.test(path) && !this.#loadsSource) return false;
    const cut = path.lastIndexOf('/') + 1;
    // `'assets/' + name + '.svg'` names the folder alone.
    return this.#names.has(path.slice(cut)) || (cut > 0 && this.#folders.has(path.slice(0, cut)));
  }
}

function namedByAttributes(seal: PageSeal): ReadonlySet<string> {
  const paths = new Set(seal.context.paths);
  const named = new Set<string>();
  for (const element of seal.tree.elements) {
    if (element.tag === 'link' || element.tag === 'script') continue;
    for (const { name } of element.attributes.values()) {
      if (inlinedAttributes.has(name)) continue;
      const target = resolveReference(valueOf(element, name), seal.path, seal.context.rootUrl);
      if (target.kind === 'site' && paths.has(target.path) && !/\.html?$/i.test(target.path))
        named.add(target.path);
    }
  }
  return named;
}
