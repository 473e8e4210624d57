import type { StorageArea } from '@/contract/preview-messages';
import type { Bridge } from './bridge';

const maxCharacters = 256_000;
const maxKeys = 500;

/**
 * Storage for a document that may have none: kept in memory, filled from the seed, mirrored to the editor, so that a
 * cart survives a reload of the preview.
 */
export function installStorage(bridge: Bridge): void {
  const local = new Map(Object.entries(bridge.seed?.storage.local ?? {}));
  const session = new Map(Object.entries(bridge.seed?.storage.session ?? {}));
  const cookie = new Map(Object.entries(bridge.seed?.storage.cookie ?? {}));
  const leave = () =>
    bridge.leaveSeed({
      local: Object.fromEntries(local),
      session: Object.fromEntries(session),
      cookie: Object.fromEntries(cookie),
    });
  const reportFor = (area: StorageArea) => new StorageReport(bridge, area, leave);
  const cookieReport = reportFor('cookie');
  defineValue(window, 'localStorage', makeStorage(reportFor('local'), local));
  defineValue(window, 'sessionStorage', makeStorage(reportFor('session'), session));
  // Pages ask whether it is there before they use it; half a database would be worse than none.
  defineValue(window, 'indexedDB', undefined);
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookie].map(([name, value]) => (name ? `${name}=${value}` : value)).join('; '),
    set: (text: unknown) => {
      writeCookie(cookieReport, cookie, String(text));
    },
  });
}

function defineValue(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get: () => value });
}

/** Tells the editor of changes, all that one task made at once. */
class StorageReport {
  readonly #bridge: Bridge;
  readonly #area: StorageArea;
  readonly #leave: () => void;
  #changes: Record<string, string | null> | null = null;

  constructor(bridge: Bridge, area: StorageArea, leave: () => void) {
    this.#bridge = bridge;
    this.#area = area;
    this.#leave = leave;
  }

  add(key: string, value: string | null): void {
    if (!this.#changes) {
      this.#changes = Object.create(null) as Record<string, string | null>;
      queueMicrotask(() => this.#send());
    }
    this.#changes[key] = value;
  }

  clear(): void {
    this.#changes = null;
    this.#bridge.send({ kind: 'storage-cleared', area: this.#area });
    this.#leave();
  }

  #send(): void {
    if (this.#changes)
      this.#bridge.send({ kind: 'storage', area: this.#area, changes: { ...this.#changes } });
    this.#changes = null;
    this.#leave();
  }
}

function makeStorage(report: StorageReport, entries: Map<string, string>): Storage {
  const set = (key: string, value: string) => {
    const others = [...entries].reduce(
      (sum, [name, text]) => (name === key ? sum : sum + name.length + text.length),
      0,
    );
    if (
      others + key.length + value.length > maxCharacters ||
      (entries.size >= maxKeys && !entries.has(key))
    ) {
      throw new DOMException(`Setting the value of '${key}' exceeded the quota.`, 'QuotaExceededError');
    }
    entries.set(key, value);
    report.add(key, value);
  };
  const remove = (key: string) => {
    if (entries.delete(key)) report.add(key, null);
  };
  const methods: Record<string, unknown> = {
    getItem: (key: unknown) => entries.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => set(String(key), String(value)),
    removeItem: (key: unknown) => remove(String(key)),
    key: (index: number) => [...entries.keys()][index] ?? null,
    clear: () => {
      entries.clear();
      report.clear();
    },
  };
  const own = (key: string | symbol): key is string => typeof key === 'string' && entries.has(key);
  return new Proxy(Object.create(Storage.prototype) as Storage, {
    get: (target, key) => {
      if (key === 'length') return entries.size;
      if (typeof key === 'string' && Object.hasOwn(methods, key)) return methods[key];
      return own(key) ? entries.get(key) : Reflect.get(target, key);
    },
    set: (_, key, value) => {
      if (typeof key === 'string') set(key, String(value));
      return true;
    },
    deleteProperty: (_, key) => {
      if (typeof key === 'string') remove(key);
      return true;
    },
    has: (target, key) => own(key) || Reflect.has(target, key),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      own(key)
        ? { value: entries.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}

function writeCookie(report: StorageReport, cookies: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split(';');
  const cut = pair.indexOf('=');
  const name = cut < 0 ? '' : pair.slice(0, cut).trim();
  const value = pair.slice(cut + 1).trim();
  const isExpired = attributes.some((attribute) => {
    const [key = '', setting = ''] = attribute.split('=');
    const word = key.trim().toLowerCase();
    if (word === 'max-age') return Number(setting) <= 0;
    return word === 'expires' && Date.parse(setting) <= Date.now();
  });
  if (isExpired) cookies.delete(name);
  else if (name.length + value.length <= 4096 && cookies.size < maxKeys) cookies.set(name, value);
  report.add(name, cookies.get(name) ?? null);
}
