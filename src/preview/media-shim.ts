import { nativeMethod } from './native-method';
import type { SiteAddresses } from './site-address';
import type { SiteFiles } from './site-files';

/** Properties that load something when a script sets them. */
const loading: readonly (readonly [prototype: object, name: string])[] = [
  [HTMLImageElement.prototype, 'src'],
  [HTMLMediaElement.prototype, 'src'],
  [HTMLSourceElement.prototype, 'src'],
  [HTMLVideoElement.prototype, 'poster'],
  [HTMLScriptElement.prototype, 'src'],
  [HTMLLinkElement.prototype, 'href'],
];
const loadingTags: Readonly<Record<string, string>> = {
  IMG: 'src',
  AUDIO: 'src',
  VIDEO: 'src',
  SOURCE: 'src',
  SCRIPT: 'src',
  LINK: 'href',
};
const watched = 'img[src],audio[src],video[src],source[src],video[poster],link[href],[style*="url("]';

/** Files of the site that scripts bring into the page later: pictures of a rendered list, a lightbox, a sound. */
export class MediaShim {
  readonly #addresses: SiteAddresses;
  readonly #files: SiteFiles;
  readonly #setAttribute = nativeMethod<[name: string, value: string]>(Element.prototype, 'setAttribute');

  constructor(addresses: SiteAddresses, files: SiteFiles) {
    this.#addresses = addresses;
    this.#files = files;
  }

  install(): void {
    for (const [prototype, name] of loading) this.#wrapProperty(prototype, name);
    this.#wrapSetAttribute();
    window.Audio = class extends Audio {
      constructor(source?: string) {
        super();
        if (source !== undefined) this.src = source;
      }
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, attributeName } of records) {
        if (attributeName !== null && target instanceof Element) this.#translateElement(target);
        for (const node of addedNodes) if (node instanceof Element) this.#translateTree(node);
      }
    }).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['src', 'poster', 'style'],
    });
  }

  #wrapProperty(prototype: object, name: string): void {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    if (!native?.get || !native.set) return;
    const written = new WeakMap<object, { value: string; shown: string }>();
    const place = (element: object, value: string) =>
      this.#translate(value, (shown) => {
        written.set(element, { value, shown });
        native.set?.call(element, shown);
      });
    Object.defineProperty(prototype, name, {
      ...native,
      get(this: object) {
        const shown: unknown = native.get?.call(this);
        const known = written.get(this);
        // A script that reads its address back finds the one it wrote.
        return known?.shown === shown && known ? new URL(known.value, document.baseURI).href : shown;
      },
      set(this: object, value: unknown) {
        if (!place(this, String(value))) native.set?.call(this, value);
      },
    });
  }

  #wrapSetAttribute(): void {
    const native = this.#setAttribute;
    const translate = (value: string, apply: (shown: string) => void) => this.#translate(value, apply);
    Element.prototype.setAttribute = function (name: string, value: string) {
      const isLoading =
        loadingTags[this.tagName] === name.toLowerCase() || (this.tagName === 'VIDEO' && name === 'poster');
      if (isLoading && translate(String(value), (shown) => native(this, name, shown))) return;
      native(this, name, value);
    };
  }

  #translateTree(root: Element): void {
    this.#translateElement(root);
    for (const element of root.querySelectorAll(watched)) this.#translateElement(element);
  }

  #translateElement(element: Element): void {
    for (const name of [loadingTags[element.tagName], element.tagName === 'VIDEO' ? 'poster' : undefined]) {
      const value = name === undefined ? null : element.getAttribute(name);
      if (name === undefined || value === null || /^(?:data|blob):/.test(value)) continue;
      // A script that stands in the page has been fetched or refused already; setting it again runs nothing.
      if (element.tagName === 'SCRIPT') continue;
      // Only what is translated is set: setting an attribute brings us back here.
      this.#translate(value, (shown) => this.#setAttribute(element, name, shown));
    }
    const style = element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;
    const image = style?.backgroundImage ?? '';
    const address = /url\("(?!data:|blob:)([^"]+)"\)/.exec(image)?.[1];
    if (style && address !== undefined) {
      this.#translate(address, (shown) => (style.backgroundImage = image.replace(address, shown)));
    }
  }

  /** Uses the address of the file itself when it belongs to the site, now or once it came; false when it does not. */
  #translate(value: string, apply: (shown: string) => void): boolean {
    if (value === '' || /^(?:data|blob):/.test(value)) return false;
    const target = this.#addresses.resolve(value);
    if (!target) return false;
    const embedded = this.#files.find(target.path);
    if (embedded !== undefined) apply(embedded);
    else void this.#files.load(target.path).then((file) => apply(file?.url ?? 'data:,'));
    return true;
  }
}
