import { CopyButton } from '@/ui/copy-button';

/** Commands for the chat, one message each, ready to be copied. */
export function SayList({ lines }: { lines: readonly string[] }) {
  return (
    <div className="rounded-card border border-line bg-raised">
      {lines.map((line) => (
        <div
          key={line}
          className="flex items-center justify-between gap-3 border-line py-1.5 ps-4 pe-1.5 not-first:border-t"
        >
          <span className="border-s-2 border-blueprint ps-3 leading-snug">{line}</span>
          <CopyButton label={`Copy: ${line}`} text={() => line} className="shrink-0" />
        </div>
      ))}
    </div>
  );
}
