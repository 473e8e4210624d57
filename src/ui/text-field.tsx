import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Stands inside the field at its end, e.g. a show/hide button. */
  trailing?: ReactNode;
};

/** A labelled input; hint and error are tied to it for assistive technology. */
export function TextField({ label, hint, error, trailing, className, id, ...rest }: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const described = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={inputId} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={inputId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={clsx(
            'h-11 w-full rounded-control border bg-raised px-3 text-ink transition-colors duration-150 disabled:border-line disabled:bg-sunken disabled:text-muted',
            error ? 'border-danger' : 'border-edge hover:border-ink',
            trailing && 'pe-12',
          )}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 end-1 grid place-items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
