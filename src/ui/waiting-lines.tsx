/** Where lines of a card will stand while they are read. They come late: mostly there is nothing to wait for. */
export function WaitingLines() {
  return (
    <div role="status" aria-busy className="transition-opacity delay-150 starting:opacity-0">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="grid animate-pulse gap-4">
        {['w-40 h-8', 'w-full h-4', 'w-5/6 h-4', 'w-2/3 h-4'].map((size) => (
          <div key={size} className={`max-w-full rounded-control bg-sunken ${size}`} />
        ))}
      </div>
    </div>
  );
}
