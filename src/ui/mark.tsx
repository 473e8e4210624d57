/** The mark: a wright's square drawn in one line whose last corner lifts into a cursor. Decorative beside the name. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M15 27H5V5h22v10" />
      <path d="m17 17 11 4-5 2-2 5z" className="fill-signal stroke-signal" />
    </svg>
  );
}
