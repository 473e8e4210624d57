/** Where the cards of a tab will stand while its code is read. It comes late: mostly there is nothing to wait for. */
export function PanelOutline() {
  return (
    <div role="status" className="transition-opacity delay-150 starting:opacity-0">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="grid animate-pulse gap-4">
        <div className="h-44 rounded-card bg-sunken" />
        <div className="h-72 rounded-card bg-sunken" />
      </div>
    </div>
  );
}
