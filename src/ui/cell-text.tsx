/** What somebody wrote, in a cell of a table: two lines of it at most, and the rest under the pointer. */
export function CellText({ text, className }: { text: string; className?: string }) {
  return (
    <span
      title={text}
      className="line-clamp-2 leading-snug whitespace-normal wrap-anywhere print:line-clamp-none"
    >
      <bdi className={className}>{text}</bdi>
    </span>
  );
}
