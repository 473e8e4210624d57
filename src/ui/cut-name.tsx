import { clsx } from 'clsx';

/** A name that somebody gave, on one line: cut at its own end, whichever way it reads, and whole under the pointer. */
export function CutName({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={clsx('flex min-w-0', className)}>
      <bdi className="truncate">{text}</bdi>
    </span>
  );
}
