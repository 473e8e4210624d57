import type { EditChange } from '@/domain/site/edit';

/** What an edit did, line by line, along a dashed blueprint edge. */
export function ChangeList({ changes }: { changes: readonly EditChange[] }) {
  return (
    <ul
      aria-label="Changes"
      className="ms-1.5 mt-2 mb-2.5 border-s border-dashed border-blueprint ps-3.5 text-[13px] text-muted"
    >
      {changes.map(({ label, detail }) => (
        <li key={`${label} ${detail}`} className="flex flex-wrap justify-between gap-x-3 py-px">
          <span className="min-w-0">{label}</span>
          <code className="max-w-full truncate font-code text-xs leading-relaxed font-medium" title={detail}>
            {detail}
          </code>
        </li>
      ))}
    </ul>
  );
}
