import { clsx } from 'clsx';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  /** Accessible name; also what is shown when there is no content. */
  readonly label: string;
  /** Icon or short text shown in place of the label. */
  readonly content?: ReactNode;
};

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  className?: string;
};

/** A row of toggle buttons of which exactly one is pressed; arrow keys move between them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, className } = props;
  // "multiple" keeps them buttons with aria-pressed; a press on the pressed one changes nothing.
  const handleChange = (values: string[]) => {
    const next = options.find((option) => option.value !== value && values.includes(option.value));
    if (next) onChange(next.value);
  };
  return (
    <ToggleGroup.Root
      type="multiple"
      aria-label={label}
      value={[value]}
      onValueChange={handleChange}
      className={clsx('flex shrink-0 rounded-lg border border-line bg-sunken p-0.5', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.label}
          title={option.content ? option.label : undefined}
          className={clsx(
            'grid h-7.5 min-w-8.5 place-items-center rounded-control px-2.5 text-[13px] font-[550] transition-colors duration-150',
            'text-muted hover:text-ink pointer-coarse:h-10 pointer-coarse:min-w-10',
            'data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]',
          )}
        >
          {option.content ?? option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
