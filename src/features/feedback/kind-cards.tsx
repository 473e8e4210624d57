import { Bug, Lightbulb, MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { feedbackKinds, type FeedbackKind } from '@/domain/feedback/feedback';
import { feedbackWords } from '@/domain/feedback/feedback-letter';

const icons = { feature: Lightbulb, bug: Bug, general: MessageSquare };
const order: readonly FeedbackKind[] = feedbackKinds;

type KindCardsProps = { value: FeedbackKind; onChange: (kind: FeedbackKind) => void };

/** What a feedback is: three cards, of which one is chosen. */
export function KindCards({ value, onChange }: KindCardsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">What is it?</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {order.map((kind) => {
          const Icon = icons[kind];
          return (
            <label
              key={kind}
              htmlFor={`${id}-${kind}`}
              className="grid cursor-pointer content-start gap-1 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-edge has-checked:border-blueprint has-checked:bg-blueprint-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueprint"
            >
              <input
                id={`${id}-${kind}`}
                type="radio"
                name={id}
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
                aria-describedby={`${id}-${kind}-about`}
                className="peer sr-only"
              />
              <span className="flex items-center gap-2 font-semibold peer-checked:text-blueprint">
                <Icon size={18} aria-hidden />
                {feedbackWords[kind].label}
              </span>
              <span id={`${id}-${kind}-about`} aria-hidden className="text-sm text-muted">
                {feedbackWords[kind].about}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
