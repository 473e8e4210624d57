/** The mark's square, its line broken off. */
export function BrokenLine() {
  return (
    <svg
      width="72"
      height="56"
      viewBox="0 0 72 56"
      fill="none"
      aria-hidden
      className="mx-auto stroke-danger"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M30 48H8V6h56v14" />
      <path d="M64 34v14H44" strokeDasharray="3 4" />
      <path d="m59 23 10 4m-10 2 6 5" />
    </svg>
  );
}
