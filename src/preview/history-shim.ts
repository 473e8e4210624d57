import { nativeMethod } from './native-method';

/** A document without an origin may not change its address; scripts that keep state there go on with the state alone. */
export function installHistory(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = nativeMethod<[state: unknown, unused: string, url?: string | URL | null]>(
      History.prototype,
      name,
    );
    History.prototype[name] = function (state: unknown, unused: string, url?: string | URL | null) {
      try {
        native(this, state, unused, url);
      } catch {
        native(this, state, unused);
      }
    };
  }
}
