import type { Hello, LoadSeed, Order, Report, SealedConfig } from '@/contract/preview-messages';

type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;
type Listener<Kind extends Order['kind']> = (order: OrderOf<Kind>) => void;

/** The line to the editor: one port, opened by this side before any script of the page runs. */
export class Bridge {
  readonly config: SealedConfig;
  readonly seed: LoadSeed | null;
  readonly #port: MessagePort | null;
  readonly #listeners = new Map<Order['kind'], ((order: Order) => void)[]>();

  constructor(config: SealedConfig) {
    this.config = config;
    this.seed = takeSeed();
    this.#port = parent === window || !this.seed ? null : openPort(this.seed.nonce);
    this.#port?.addEventListener('message', (event: MessageEvent<Order>) => {
      for (const listener of this.#listeners.get(event.data.kind) ?? []) listener(event.data);
    });
    this.#port?.start();
    // A page that sends its own frame elsewhere takes the seed along, so that the next page finds the editor again.
    addEventListener('pagehide', () => this.leaveSeed());
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

  /** What the next document in this frame will read; the storage shim puts its content in. */
  leaveSeed: () => void = () => undefined;
}

/** The frame's name carries the seed: nothing else is there before the first script. The page sees an empty name. */
function takeSeed(): LoadSeed | null {
  const text = window.name;
  if (!text.startsWith('{"nonce"')) return null;
  window.name = '';
  try {
    return JSON.parse(text) as LoadSeed;
  } catch {
    return null; // a name that the page chose for itself
  }
}

function openPort(nonce: string): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const hello: Hello = { kind: 'sitewright-hello', nonce };
  // The parent is the app or nobody: frame-ancestors allows no one else, and this origin has no name to aim from.
  parent.postMessage(hello, '*', [port2]);
  return port1;
}
