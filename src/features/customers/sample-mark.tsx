/** Says of what stands beside it that it is made up. */
export function SampleMark({ children = 'sample' }: { children?: string }) {
  return (
    <span className="rounded-[5px] border border-dashed border-edge px-1.5 py-0.5 font-code text-[11.5px] font-medium text-muted">
      {children}
    </span>
  );
}
