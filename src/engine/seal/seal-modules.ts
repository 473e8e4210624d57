import { toDataUrl } from './data-url';
import { addressOf, resolveSpecifier, rewriteScript } from './rewrite-script';
import type { SealContext } from './seal-context';

/** The names that modules may use, each with the data address of its module. */
export type ImportMap = { readonly imports: Readonly<Record<string, string>> };

const scriptType = 'text/javascript';

/** Collects what the scripts of a page import, and packs all of it into one import map. */
export class ModuleGraph {
  readonly #context: SealContext;
  readonly #roots = new Set<string>();
  /** Names from the page's own import map, each with the site path it means. */
  readonly #names = new Map<string, string>();

  constructor(context: SealContext) {
    this.#context = context;
  }

  /** Adds a module that a page or a script names. */
  add(path: string): void {
    this.#roots.add(path);
  }

  /** Every script file of the site: something is imported by a computed name. */
  addAll(): void {
    for (const path of this.#context.paths) if (/\.m?js$/i.test(path)) this.#roots.add(path);
  }

  /** Takes over the page's own import map. Addresses of other hosts are left out: nothing is fetched from there. */
  addImportMap(text: string, pagePath: string): void {
    for (const [name, address] of Object.entries(readImports(text))) {
      const target = resolveSpecifier(address, pagePath, this.#context);
      if (target === undefined) {
        this.#context.report(
          pagePath,
          `The import map of ${pagePath} takes ${name} from ${address}, which the preview does not load.`,
        );
      } else if (name.endsWith('/')) {
        this.#addFolder(name, target);
      } else {
        this.#names.set(name, target);
        this.#roots.add(target);
      }
    }
  }

  /** The map of everything that can be reached; undefined when the page has no modules. */
  async toImportMap(): Promise<ImportMap | undefined> {
    if (this.#roots.size === 0) return undefined;
    const imports: Record<string, string> = Object.create(null) as Record<string, string>;
    const waiting = [...this.#roots];
    const seen = new Set(waiting);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const address = await this.#pack(path, (found) => {
        if (seen.has(found)) return;
        seen.add(found);
        waiting.push(found);
      });
      if (address !== undefined) imports[addressOf(path, this.#context)] = address;
    }
    for (const [name, path] of this.#names) {
      const address = imports[addressOf(path, this.#context)];
      if (address !== undefined) imports[name] = address;
    }
    return { imports };
  }

  async #pack(path: string, onImport: (path: string) => void): Promise<string | undefined> {
    if (!/\.(?:m?js|jsx|ts)$/i.test(path)) return this.#context.readDataUrl(path);
    const text = await this.#context.readText(path);
    if (text === undefined) return undefined;
    const script = rewriteScript(text, path, 'module', this.#context);
    for (const found of script.imports) {
      if ((await this.#context.readText(found)) === undefined) this.#context.reportMissing(found, path);
      onImport(found);
    }
    if (script.hasComputedImport)
      this.#context.paths.filter((each) => /\.m?js$/i.test(each)).forEach(onImport);
    return toDataUrl({ content: `${script.text}\n//# sourceURL=${path}`, mime: scriptType });
  }

  #addFolder(name: string, folder: string): void {
    const start = folder.replace(/index\.html$/, '');
    for (const path of this.#context.paths) {
      if (!path.startsWith(start)) continue;
      this.#names.set(name + path.slice(start.length), path);
      this.#roots.add(path);
    }
  }
}

function readImports(text: string): Readonly<Record<string, string>> {
  try {
    const map: unknown = JSON.parse(text);
    const imports = typeof map === 'object' && map !== null && 'imports' in map ? map.imports : undefined;
    if (typeof imports !== 'object' || imports === null) return {};
    return Object.fromEntries(
      Object.entries(imports).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {}; // not JSON: a browser ignores it too
  }
}
