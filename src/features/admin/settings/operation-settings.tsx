import { useFormState, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { SettingsForm } from '@/domain/system/settings-form';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { Caution } from './caution';
import { FormSwitch } from './form-switch';

type SettingsSectionProps = {
  control: Control<SettingsForm>;
  register: UseFormRegister<SettingsForm>;
  canChange: boolean;
};

/** Whether it is open, and what plans mean here. */
export function OperationSettings({ control, register, canChange }: SettingsSectionProps) {
  const { errors } = useFormState({ control });
  const [maintenance, limits] = useWatch({ control, name: ['maintenanceMode', 'planLimits'] });
  return (
    <Card title="Operation" description="Whether it is open, and what plans mean here.">
      <FormSwitch
        control={control}
        name="maintenanceMode"
        label="Maintenance mode"
        description="Everybody but administrators sees a page that says to come back later."
        canChange={canChange}
      />
      {maintenance && (
        <Caution>
          Once saved, every other account on this device waits, also in tabs that are open now. What they
          typed is kept as drafts.
        </Caution>
      )}
      <FormSwitch
        control={control}
        name="planLimits"
        label="Plan limits bind"
        description="Projects, team members, storage and history end where the account's plan does."
        canChange={canChange}
      />
      {limits && (
        <Caution>
          What is over a limit already stays and can be opened; only new things are held back.
        </Caution>
      )}
      <TextField
        label="Payment address"
        hint="Where 'Change', 'Buy More' and 'Update Payment' lead. Empty: they say that none is configured."
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
        error={errors.paymentAddress?.message ?? null}
        {...register('paymentAddress')}
      />
    </Card>
  );
}
