const mention = /(@[\p{L}\p{N}][\p{L}\p{N}_-]*)/u;

/** Behind the draft's text: the same text, unseen, with a mark behind each picked element. */
export function DraftMirror({ draft }: { draft: string }) {
  return (
    <p
      aria-hidden
      dir="auto"
      className="pointer-events-none absolute inset-0 px-3.5 pt-3 pb-2 leading-normal break-words pointer-coarse:text-base whitespace-pre-wrap text-transparent select-none"
    >
      {draft.split(mention).map((part, index) =>
        index % 2 === 1 ? (
          // The parts of a text never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <span
            key={index}
            className="rounded-[3px] bg-blueprint-soft shadow-[0_0_0_2px_var(--blueprint-soft)]"
          >
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}
