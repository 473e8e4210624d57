import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { SettingsForm } from '@/domain/system/settings-form';
import { SwitchRow } from '@/ui/switch-row';

type Toggles = {
  [Name in keyof SettingsForm]: SettingsForm[Name] extends boolean ? Name : never;
}[keyof SettingsForm];

type FormSwitchProps = {
  control: Control<SettingsForm>;
  name: Toggles;
  label: string;
  description: ReactNode;
  canChange: boolean;
};

/** One toggle of the settings. */
export function FormSwitch({ control, name, label, description, canChange }: FormSwitchProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <SwitchRow
          label={label}
          description={description}
          checked={value}
          onChange={onChange}
          disabled={!canChange}
        />
      )}
    />
  );
}
