import type { ReactNode } from 'react';

type ToggleRowProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly content: ReactNode }[];
  onChange: (value: Value) => void;
};

/** Buttons in a row of which one is pressed. */
export function ToggleRow<Value extends string>({ label, value, options, onChange }: ToggleRowProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid h-11 auto-cols-fr grid-flow-col rounded-lg border border-line bg-sunken p-1"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-label={option.label}
          title={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="grid min-w-10 place-items-center rounded-control px-2.5 text-[13px] font-[550] text-muted transition-colors hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]"
        >
          {option.content}
        </button>
      ))}
    </div>
  );
}
