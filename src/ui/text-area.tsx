import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: string;
  error?: string | null;
};

/** A labelled field for several lines, which grows with its text; hint and error are tied to it. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const described = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={fieldId} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={fieldId}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className={clsx(
          'field-sizing-content max-h-[60dvh] min-h-36 w-full resize-y rounded-control border bg-raised px-3 py-2.5 leading-normal text-ink transition-colors duration-150',
          error ? 'border-danger' : 'border-edge hover:border-ink',
        )}
        {...rest}
      />
      {hint && (
        <p id={`${fieldId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
