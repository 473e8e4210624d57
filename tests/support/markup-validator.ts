import { HtmlValidate, StaticConfigLoader, type ConfigData, type ResolvedConfig } from 'html-validate';

/** Reads its settings once. The library's own loader builds its table of elements anew for every page: 20 ms each. */
class SettledLoader extends StaticConfigLoader {
  #settled: ResolvedConfig | Promise<ResolvedConfig> | null = null;

  override getConfigFor(handle: string, override?: ConfigData): ResolvedConfig | Promise<ResolvedConfig> {
    if (override) return super.getConfigFor(handle, override);
    this.#settled ??= super.getConfigFor(handle);
    return this.#settled;
  }
}

/** An html-validate of the given presets for many pages, which may not carry settings of their own. */
export function makeMarkupValidator(...presets: readonly string[]): HtmlValidate {
  return new HtmlValidate(new SettledLoader({ root: true, extends: [...presets] }));
}
