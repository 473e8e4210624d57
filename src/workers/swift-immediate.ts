/**
 * JSZip gives way to the event loop after every 16 KB, by a message to itself: thousands of turns for a site with
 * pictures, half of the time of its zip. Nobody waits for this thread, so here it goes on at once. Imported before JSZip,
 * which takes a `setImmediate` that is there already.
 */
Object.assign(globalThis, {
  setImmediate: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
    queueMicrotask(() => work(...given)),
});
