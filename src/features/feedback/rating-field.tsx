import { useId } from 'react';
import { ratings } from '@/domain/feedback/feedback-form';
import { Button } from '@/ui/button';

type RatingFieldProps = { value: number | null; onChange: (rating: number | null) => void };

/** One to five, by pointer or arrow keys; none is a choice too. */
export function RatingField({ value, onChange }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">How is it to work with Sitewright?</legend>
      <div className="flex flex-wrap items-center gap-2">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded-control border border-edge bg-raised font-semibold tabular-nums transition-colors duration-150 hover:border-ink has-checked:border-blueprint has-checked:bg-blueprint has-checked:text-on-blueprint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueprint"
          >
            <input
              type="radio"
              name={name}
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-label={`${rating} of 5`}
              className="sr-only"
            />
            <span aria-hidden>{rating}</span>
          </label>
        ))}
        {value !== null && (
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            No rating
          </Button>
        )}
      </div>
      <p aria-hidden className="mt-1.5 text-sm text-muted">
        1 is hard work, 5 is a pleasure.
      </p>
    </fieldset>
  );
}
