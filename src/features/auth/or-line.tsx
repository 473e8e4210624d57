/** Parts one way in from the other. */
export function OrLine() {
  return (
    <div className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-['']">
      or
    </div>
  );
}
