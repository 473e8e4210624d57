import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

type CopyButtonProps = {
  /** What is copied, read when it is pressed. */
  text: () => string;
  /** Accessible name, e.g. "Copy the code". */
  label: string;
  className?: string;
  /** Told when the text is in the clipboard. */
  onCopied?: () => void;
};
const shownMilliseconds = 2000;
const words = { idle: 'Copy', done: 'Copied', failed: 'Select it and copy it by hand' } as const;

/** Copies text to the clipboard and says whether it did. */
export function CopyButton({ text, label, className, onCopied }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    // Undefined where the page is not on a secure address.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) setState('failed');
    else
      clipboard.writeText(text()).then(
        () => {
          setState('done');
          onCopied?.();
        },
        () => setState('failed'),
      );
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={state === 'idle' ? label : words[state]}
      className={clsx(
        'inline-flex h-8 items-center gap-1.5 rounded-control px-2 font-ui text-[13px] font-[550] text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:h-10',
        className,
      )}
    >
      {state === 'done' ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
