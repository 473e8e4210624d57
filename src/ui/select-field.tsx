import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  /** For a row of a table or of tools: low, and the label is for assistive technology only. */
  isCompact?: boolean;
  /** Drawn as a field only under the pointer and the focus: for a column of them. */
  isQuiet?: boolean;
};

/** A labelled choice from a list, in the browser's own way. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, onChange, isCompact = false, isQuiet = false, className, ...rest } = props;
  const id = useId();
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(
            'w-full appearance-none truncate rounded-control border bg-raised text-ink transition-colors duration-150',
            isQuiet
              ? '-ms-3 border-transparent ps-3 pe-8 hover:border-edge'
              : 'border-edge ps-3 pe-9 hover:border-ink',
            isCompact ? 'h-10 text-sm' : 'h-11',
          )}
          {...rest}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
