import { useRef, type ReactNode } from 'react';
import { CopyButton } from './copy-button';

type CodeBlockProps = {
  children?: ReactNode;
  /** What stands in the bar: a language, a file's name. */
  title?: string;
};

/** Code in a frame with a bar that names and copies it. Lines that are too long scroll. */
export function CodeBlock({ children, title }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex h-10 items-center justify-between gap-3 border-b border-line ps-4 pe-1 pointer-coarse:h-11">
        <span className="font-code text-[12.5px] text-muted">{title}</span>
        <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
      </div>
      {/* It scrolls: the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={code} tabIndex={0} dir="ltr" className="overflow-x-auto px-4 py-3.5">
        <code className="font-code text-[13.5px] leading-[1.65]">{children}</code>
      </pre>
    </div>
  );
}
