/** The time, in milliseconds since 1970. The only clock that the screens and commands read. */
export function now(): number {
  return Date.now();
}
