/** Calls when the document is parsed; at once when it is already. */
export function whenParsed(call: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', call, { once: true });
  else call();
}
