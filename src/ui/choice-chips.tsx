import { useId } from 'react';

type ChoiceChipsProps<Value extends string> = {
  /** The question. */ label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
};

/** One of a few, as a group of radio buttons that look like chips. */
export function ChoiceChips<Value extends string>({
  label,
  value,
  onChange,
  options,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="cursor-pointer rounded-full border border-edge bg-raised px-3.5 py-1.5 text-[14px] transition-colors duration-150 hover:border-ink has-checked:border-blueprint has-checked:bg-blueprint-soft has-checked:font-[550] has-checked:text-blueprint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueprint pointer-coarse:py-2.5"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
