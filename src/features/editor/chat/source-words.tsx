import type { Span } from '@/domain/site/brief';
import { excerptWords } from './excerpt-words';

/** The words of the prompt that something was read from, marked among what stands around them. */
export function SourceWords({ prompt, spans }: { prompt: string; spans: readonly Span[] }) {
  const parts = excerptWords(prompt, spans);
  if (parts.length === 0) {
    return <p className="text-[13px] text-muted">Your prompt does not say this, so it was chosen for you.</p>;
  }
  return (
    <p
      dir="auto"
      className="border-s-2 border-dashed border-blueprint ps-2.5 text-[13px] leading-relaxed break-words text-muted"
    >
      {parts.map(({ text, isMarked }, index) =>
        isMarked ? (
          // The runs of one excerpt never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={index} className="rounded-[3px] bg-blueprint-soft px-0.5 font-medium text-blueprint">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
