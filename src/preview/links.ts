import type { Bridge } from './bridge';
import { isPage, type SiteAddress, type SiteAddresses } from './site-address';
import type { SiteFiles } from './site-files';

/** Links and forms: pages of the site are opened by the editor, or here when there is none; other sites in a new tab. */
export class Links {
  readonly #bridge: Bridge;
  readonly #addresses: SiteAddresses;
  readonly #files: SiteFiles;

  constructor(bridge: Bridge, addresses: SiteAddresses, files: SiteFiles) {
    this.#bridge = bridge;
    this.#addresses = addresses;
    this.#files = files;
  }

  install(): void {
    // On the window and last: what the page's own scripts prevent stays prevented.
    addEventListener('click', (event) => this.#handleClick(event));
    addEventListener('submit', (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      if (this.#sendForm(event.target, event.submitter)) event.preventDefault();
    });
    const sendForm = (form: HTMLFormElement) => this.#sendForm(form, null);
    // A script that sends a form itself asks no one: the frame would go where it may not.
    HTMLFormElement.prototype.submit = function () {
      sendForm(this);
    };
  }

  #handleClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event
      .composedPath()
      .find(
        (node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hasAttribute('href'),
      );
    const written = link?.getAttribute('href')?.trim() ?? '';
    if (!link || written === '' || written.startsWith('#')) return;
    const target = this.#addresses.resolve(written);
    if (!target) {
      if (link.target === '' && /^https?:/i.test(link.href)) {
        // In the frame itself another site would only be refused.
        event.preventDefault();
        window.open(link.href, '_blank', 'noopener,noreferrer');
      }
      return;
    }
    event.preventDefault();
    if (isPage(target.path) && !link.hasAttribute('download')) this.open(target);
    else void this.#save(target.path, link.download);
  }

  /** False when the form does not leave the page, which is the browser's business. */
  #sendForm(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
    if (form.method === 'dialog') return false;
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const target = action === '' ? this.#here() : this.#addresses.resolve(action);
    if (target && isPage(target.path) && form.method === 'get') {
      const fields = new FormData(form, submitter);
      const query = new URLSearchParams();
      for (const [name, value] of fields) query.append(name, typeof value === 'string' ? value : value.name);
      this.open({ path: target.path, suffix: `?${query.toString()}` });
      return true;
    }
    this.#bridge.send({
      kind: 'problem',
      rule: 'not-in-preview',
      message:
        'The form was filled in and sent. A preview sends nothing: connect the form to a service when the site is published.',
      path: this.#bridge.config.path,
    });
    return true;
  }

  /** Opens a page of the site. Without an editor the tab goes there itself and keeps how the page is shown. */
  open({ path, suffix }: SiteAddress): void {
    const { config } = this.#bridge;
    const { query, hash } = splitSuffix(suffix);
    if (path === config.path && query === '' && hash !== '') {
      location.hash = hash;
    } else if (this.#bridge.isConnected) {
      this.#bridge.send({ kind: 'navigate', path, suffix });
    } else {
      const shown = new URLSearchParams(location.search);
      for (const [name, value] of new URLSearchParams(query)) if (!shown.has(name)) shown.append(name, value);
      const search = shown.toString();
      location.href = this.#addresses.toUrl(path) + (search && `?${search}`) + hash;
    }
  }

  #here(): SiteAddress {
    return { path: this.#bridge.config.path, suffix: '' };
  }

  async #save(path: string, name: string): Promise<void> {
    const url = this.#files.find(path) ?? (await this.#files.load(path))?.url;
    if (url === undefined) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = name || path.slice(path.lastIndexOf('/') + 1);
    link.click();
  }
}

function splitSuffix(suffix: string): { query: string; hash: string } {
  const cut = suffix.indexOf('#');
  return cut < 0 ? { query: suffix, hash: '' } : { query: suffix.slice(0, cut), hash: suffix.slice(cut) };
}
