/** A method as the browser made it, to be called with its own `this` after the page's copy was replaced. */
export function nativeMethod<Args extends readonly unknown[]>(
  prototype: object,
  name: string,
): (self: object, ...args: Args) => void {
  const method: unknown = Reflect.get(prototype, name);
  return (self, ...args) => {
    if (typeof method === 'function') Reflect.apply(method, self, args);
  };
}
