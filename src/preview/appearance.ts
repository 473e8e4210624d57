import type { PreviewTheme } from '@/contract/preview-options';
import type { Bridge } from './bridge';

type Query = EventTarget & {
  readonly media: string;
  readonly matches: boolean;
  onchange: ((event: Event) => void) | null;
  addListener(listener: EventListener): void;
  removeListener(listener: EventListener): void;
};

/** Theme and direction of the standing page: changed in place, without a reload. */
export class Appearance {
  readonly #marks: Readonly<Record<PreviewTheme, string>>;
  readonly #nativeMatchMedia = window.matchMedia.bind(window);
  readonly #queries = new Set<() => void>();
  #theme: PreviewTheme;

  constructor(bridge: Bridge) {
    this.#marks = bridge.config.themeMarks;
    this.#theme = bridge.config.theme;
    bridge.on('theme', ({ theme }) => this.#setTheme(theme));
    bridge.on('direction', ({ direction }) => (document.documentElement.dir = direction));
  }

  install(): void {
    window.matchMedia = (text: string) => this.#makeQuery(String(text)) as unknown as MediaQueryList;
  }

  /** The condition with the chosen scheme in it: its width is true as a minimum, false as a maximum. */
  settle(media: string): string {
    const settled = media.replace(
      /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi,
      (_, asked: string) => {
        const scheme = asked.toLowerCase() === 'dark' ? 'dark' : 'light';
        return `(${scheme === this.#theme ? 'min' : 'max'}-width:${this.#marks[scheme]})`;
      },
    );
    return settled.replace(/\((min|max)-width:\s*(0?\.01[12]px)\)/g, (whole, _, width: string) => {
      const scheme = (['light', 'dark'] as const).find(
        (each) => Number.parseFloat(this.#marks[each]) === Number.parseFloat(width),
      );
      return scheme ? `(${scheme === this.#theme ? 'min' : 'max'}-width:${width})` : whole;
    });
  }

  #setTheme(theme: PreviewTheme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    const style = document.querySelector('style[data-sitewright-theme]');
    if (style) style.textContent = `:root{--sitewright-theme:${theme}}`;
    for (const sheet of document.styleSheets) {
      this.#turnList(sheet.media);
      this.#turnRules(sheet.cssRules);
    }
    for (const source of document.querySelectorAll('source[media]')) {
      const media = source.getAttribute('media') ?? '';
      const settled = this.settle(media);
      if (settled !== media) source.setAttribute('media', settled);
    }
    for (const tell of this.#queries) tell();
  }

  #turnRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) this.#turnList(rule.media);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) this.#turnRules(rule.cssRules);
    }
  }

  #turnList(list: MediaList): void {
    const settled = this.settle(list.mediaText);
    if (settled !== list.mediaText) list.mediaText = settled;
  }

  #makeQuery(text: string): Query {
    const ask = () => this.#nativeMatchMedia(this.settle(text));
    const target = new EventTarget();
    let native = ask();
    let last = native.matches;
    const query: Query = Object.assign(target, {
      media: text,
      matches: last,
      onchange: null,
      addListener: (listener: EventListener) => target.addEventListener('change', listener),
      removeListener: (listener: EventListener) => target.removeEventListener('change', listener),
    });
    Object.defineProperty(query, 'matches', { get: () => ask().matches });
    const tell = () => {
      native.removeEventListener('change', tell);
      native = ask();
      native.addEventListener('change', tell);
      if (native.matches === last) return;
      last = native.matches;
      const event = Object.assign(new Event('change'), { matches: last, media: text });
      target.dispatchEvent(event);
      query.onchange?.(event);
    };
    native.addEventListener('change', tell);
    this.#queries.add(tell);
    return query;
  }
}
