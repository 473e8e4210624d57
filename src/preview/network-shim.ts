import { nativeMethod } from './native-method';
import type { SiteAddresses } from './site-address';
import type { SiteFiles } from './site-files';

/** `fetch` and XMLHttpRequest for files of the site, answered from what came with the page or by the editor. */
export function installNetwork(addresses: SiteAddresses, files: SiteFiles): void {
  installFetch(addresses, files);
  installXhr(addresses, files);
  installWorker(addresses, files);
  installServiceWorkerStub();
  // Would reach other hosts past every policy of the document.
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  Reflect.deleteProperty(window, 'webkitRTCPeerConnection');
}

function installFetch(addresses: SiteAddresses, files: SiteFiles): void {
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input instanceof URL ? input.href : input;
    const target = addresses.resolve(address);
    if (!target) return nativeFetch(input, init);
    const embedded = files.find(target.path);
    if (embedded !== undefined) return nativeFetch(embedded);
    const file = await files.load(target.path);
    if (!file) return new Response(null, { status: 404, statusText: 'Not Found' });
    return new Response(file.blob, {
      status: 200,
      statusText: 'OK',
      headers: { 'Content-Type': file.blob.type },
    });
  };
}

function installXhr(addresses: SiteAddresses, files: SiteFiles): void {
  const { prototype } = XMLHttpRequest;
  const nativeOpen = nativeMethod<[method: string, url: string, isAsync: boolean]>(prototype, 'open');
  const nativeSend = nativeMethod<[body: XMLHttpRequestBodyInit | Document | null]>(prototype, 'send');
  const waiting = new WeakMap<XMLHttpRequest, string>();
  prototype.open = function (method: string, url: string | URL, isAsync: boolean = true) {
    const target = addresses.resolve(String(url));
    const embedded = target && files.find(target.path);
    if (target && embedded === undefined) waiting.set(this, target.path);
    // An address that opens at once, so that headers can be set; the real one comes with send.
    const address = target ? (embedded ?? 'data:,') : String(url);
    nativeOpen(this, target ? 'GET' : method, address, isAsync);
  };
  prototype.send = function (body) {
    const path = waiting.get(this);
    if (path === undefined) {
      nativeSend(this, body ?? null);
      return;
    }
    waiting.delete(this);
    void files.load(path).then((file) => {
      const { responseType } = this;
      nativeOpen(this, 'GET', file?.url ?? 'blob:null/missing', true);
      this.responseType = responseType;
      nativeSend(this, null);
    });
  };
}

/** A worker of the site starts from the text that came with the page. */
function installWorker(addresses: SiteAddresses, files: SiteFiles): void {
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const target = addresses.resolve(String(url));
      super((target && files.find(target.path)) ?? url, options);
    }
  };
}

/** `navigator.serviceWorker` throws here; sites that register one should learn that there is none, not break. */
function installServiceWorkerStub(): void {
  const refuse = () =>
    Promise.reject(new DOMException('A preview has no service worker.', 'NotSupportedError'));
  const stub = Object.assign(new EventTarget(), {
    controller: null,
    ready: new Promise<never>(() => undefined),
    register: refuse,
    getRegistration: () => Promise.resolve(undefined),
    getRegistrations: () => Promise.resolve([]),
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => stub });
}
