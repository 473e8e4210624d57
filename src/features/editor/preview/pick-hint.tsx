import { MousePointer2 } from 'lucide-react';

/** Lies over the preview until the pointer enters it. */
export function PickHint() {
  return (
    <output className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-[4px] bg-paper/70 outline-2 -outline-offset-2 outline-signal outline-dashed backdrop-blur-[1.5px]">
      <p className="flex items-center gap-2.5 rounded-card border border-edge bg-raised px-4 py-2.5 text-[15px] font-semibold shadow-card">
        <MousePointer2 size={18} aria-hidden className="fill-signal text-signal rtl:-scale-x-100" />
        Pick an item you want to work on
        <kbd className="rounded border border-line bg-sunken px-1.5 py-0.5 font-code text-[11px] font-medium text-muted">
          Esc
        </kbd>
      </p>
    </output>
  );
}
