import { useLiveQuery } from 'dexie-react-hooks';
import { useFormState, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { SettingsForm } from '@/domain/system/settings-form';
import { hasSecondFactor } from '@/services/admin/admin-access';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { Caution } from './caution';
import { FormSwitch } from './form-switch';

type SettingsSectionProps = {
  control: Control<SettingsForm>;
  register: UseFormRegister<SettingsForm>;
  canChange: boolean;
};

/** Who comes in, for how long, and how much they may ask. */
export function SecuritySettings({ control, register, canChange }: SettingsSectionProps) {
  const { errors } = useFormState({ control });
  const [twoFactor, timeout, rate] = useWatch({
    control,
    name: ['twoFactorForAdmin', 'sessionTimeout', 'rateLimiting'],
  });
  const hasFactor = useLiveQuery(() => hasSecondFactor(), []);
  return (
    <Card title="Security" description="Who comes in, for how long, and how much they may ask.">
      <FormSwitch
        control={control}
        name="twoFactorForAdmin"
        label="Two-factor for admin access"
        description="Administration opens only to accounts that have an authenticator set up."
        canChange={canChange}
      />
      {twoFactor && hasFactor === false && (
        <Caution>
          Your account has no authenticator yet, so these screens would close to you too.{' '}
          <Link to="/app/profile/security" className="text-blueprint underline">
            Set one up first
          </Link>
          .
        </Caution>
      )}
      <FormSwitch
        control={control}
        name="sessionTimeout"
        label="Session timeout auto-logout"
        description="Signs people out when nothing was pressed or typed for a while. Their keys lock with it."
        canChange={canChange}
      />
      {timeout && (
        <TextField
          label="Minutes without activity"
          inputMode="numeric"
          className="max-w-52"
          error={errors.sessionTimeoutMinutes?.message ?? null}
          {...register('sessionTimeoutMinutes')}
        />
      )}
      <FormSwitch
        control={control}
        name="rateLimiting"
        label="API rate limiting"
        description="Holds back requests to models beyond a number per minute and account. The built-in composer has no limit."
        canChange={canChange}
      />
      {rate && (
        <TextField
          label="Requests per minute"
          inputMode="numeric"
          className="max-w-52"
          error={errors.rateLimitPerMinute?.message ?? null}
          {...register('rateLimitPerMinute')}
        />
      )}
    </Card>
  );
}
