type LineCountsProps = { added: number; removed: number };

/** `+2 −2`, said in words to assistive technology. */
export function LineCounts({ added, removed }: LineCountsProps) {
  return (
    <span dir="ltr" className="inline-flex shrink-0 gap-1.5 font-code text-xs tabular-nums">
      {(added > 0 || removed === 0) && (
        <span className="text-moss">
          <span className="sr-only">{added} lines added</span>
          <span aria-hidden>+{added}</span>
        </span>
      )}
      {removed > 0 && (
        <span className="text-danger">
          <span className="sr-only">{removed} lines removed</span>
          <span aria-hidden>−{removed}</span>
        </span>
      )}
    </span>
  );
}
