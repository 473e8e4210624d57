/** Shown while a screen's code is read, which is instant once the app is kept on the device. */
export function Loading() {
  return (
    <div role="status" className="grid min-h-60 place-items-center text-muted">
      <span className="sr-only">Loading</span>
      <span aria-hidden className="h-px w-24 animate-pulse bg-blueprint" />
    </div>
  );
}
