type LetterProps = { label: string; children: string };

/** A text to be read before it is given away. Long ones scroll, by keyboard too. */
export function Letter({ label, children }: LetterProps) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
        dir="auto"
        className="max-h-56 overflow-auto rounded-control border border-line bg-sunken p-3 font-ui text-sm leading-normal break-words whitespace-pre-wrap"
      >
        {children}
      </pre>
    </div>
  );
}
