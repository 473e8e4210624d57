import type { FrameSeed, Hello, Order, Report, SealedConfig } from '@/contract/preview-messages';

type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;
type Listener<Kind extends Order['kind']> = (order: OrderOf<Kind>) => void;

/** The line to the editor: one port, opened by this side before any script of the page runs. */
export class Bridge {
  readonly config: SealedConfig;
  /** Null in a tab of its own. */
  readonly seed: FrameSeed | null;
  readonly #name = new FrameName();
  readonly #port: MessagePort | null;
  readonly #listeners = new Map<Order['kind'], ((order: Order) => void)[]>();

  constructor(config: SealedConfig) {
    this.config = config;
    this.seed = this.#name.read();
    this.#port = parent === window || !this.seed?.nonce ? null : openPort(this.seed.nonce);
    this.#port?.addEventListener('message', (event: MessageEvent<Order>) => {
      for (const listener of this.#listeners.get(event.data.kind) ?? []) listener(event.data);
    });
    this.#port?.start();
  }

  /** Whether an editor listens. */
  get isConnected(): boolean {
    return this.#port !== null;
  }

  send(report: Report): void {
    this.#port?.postMessage(report);
  }

  on<Kind extends Order['kind']>(kind: Kind, listener: Listener<Kind>): void {
    const listeners = this.#listeners.get(kind) ?? [];
    listeners.push((order) => listener(order as OrderOf<Kind>));
    this.#listeners.set(kind, listeners);
  }

  /** Keeps what the next document in this frame will find. */
  leaveSeed(storage: FrameSeed['storage']): void {
    this.#name.write({ nonce: this.seed?.nonce ?? '', storage });
  }
}

/** The name of the frame: the seed for us, an ordinary empty name for the page. */
class FrameName {
  readonly #native = Object.getOwnPropertyDescriptor(window, 'name');

  constructor() {
    // The name that the page sees and sets.
    let shown = this.read() ? '' : window.name;
    Object.defineProperty(window, 'name', {
      configurable: true,
      enumerable: true,
      get: () => shown,
      set: (name: unknown) => {
        shown = String(name);
      },
    });
  }

  read(): FrameSeed | null {
    const text: unknown = this.#native?.get?.call(window);
    if (typeof text !== 'string' || !text.startsWith('{"nonce"')) return null;
    try {
      return JSON.parse(text) as FrameSeed;
    } catch {
      return null; // a name that somebody chose
    }
  }

  write(seed: FrameSeed): void {
    this.#native?.set?.call(window, JSON.stringify(seed));
  }
}

function openPort(nonce: string): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const hello: Hello = { kind: 'sitewright-hello', nonce };
  // The parent is the app or nobody: frame-ancestors allows no one else, and this origin has no name to aim from.
  parent.postMessage(hello, '*', [port2]);
  return port1;
}
