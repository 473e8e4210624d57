// What every realm has and ES2023 does not name. Nothing here may need a document, a clock or a network.
interface TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare const TextEncoder: { new (): TextEncoder };
interface TextDecoder {
  decode(input?: ArrayBufferView | ArrayBuffer): string;
}
declare const TextDecoder: {
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder;
};
interface URLSearchParams {
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: { new (init?: string | Record<string, string>): URLSearchParams };
interface URL {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hash: string;
  readonly search: string;
  pathname: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };
declare function btoa(data: string): string;
declare function atob(data: string): string;
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
}
