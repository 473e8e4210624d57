import { clsx } from 'clsx';
import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type SwitchRowProps = {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** A setting that is on or off, with what it does; the whole row presses the switch. */
export function SwitchRow({ label, description, checked, onChange, disabled, className }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={clsx('flex items-start justify-between gap-6', className)}>
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="max-w-[60ch] text-sm text-muted">
            {description}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={checked}
        onChange={onChange}
        disabled={disabled ?? false}
        {...(description ? { describedBy: `${id}-description` } : {})}
      />
    </div>
  );
}

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its name, when no label element names it. */
  label?: string;
  id?: string;
  describedBy?: string;
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ checked, onChange, label, id, describedBy, disabled }: SwitchProps) {
  return (
    <Radix.Root
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled ?? false}
      className="relative mt-0.5 h-6 w-10.5 shrink-0 rounded-full border border-edge bg-sunken transition-colors duration-150 hover:border-ink data-[disabled]:opacity-50 data-[state=checked]:border-blueprint data-[state=checked]:bg-blueprint"
    >
      <Radix.Thumb className="block size-4 translate-x-[3px] rounded-full bg-edge transition-transform duration-150 data-[state=checked]:translate-x-[21px] data-[state=checked]:bg-on-blueprint rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[21px]" />
    </Radix.Root>
  );
}
