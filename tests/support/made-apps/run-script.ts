import { runInThisContext } from 'node:vm';

type Callback = (...given: unknown[]) => void;

/**
 * Runs the script of a made page in the test's document. What it puts off ends with the page, as in a browser: test files share
 * a thread and a document, and a timer of one page would fire in the next.
 */
export function runScript(script: string): void {
  const opened = globalThis.document;
  const page = opened.body.firstElementChild;
  const isOpen = (): boolean => globalThis.document === opened && page?.isConnected !== false;
  const whileOpen =
    (run: Callback): Callback =>
    (...given) => {
      if (isOpen()) run(...given);
    };
  const run = runInThisContext(`(function (setTimeout, setInterval) {${script}\n})`) as Callback;
  run(
    (call: Callback, wait: number, ...given: unknown[]) => setTimeout(whileOpen(call), wait, ...given),
    (call: Callback, wait: number, ...given: unknown[]) => setInterval(whileOpen(call), wait, ...given),
  );
}
