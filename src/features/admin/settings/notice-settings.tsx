import { useState } from 'react';
import { useFormState, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { SettingsForm } from '@/domain/system/settings-form';
import { testMailRelay } from '@/services/notices/test-mail-relay';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { Caution } from './caution';
import { FormSwitch } from './form-switch';

type SettingsSectionProps = {
  control: Control<SettingsForm>;
  register: UseFormRegister<SettingsForm>;
  canChange: boolean;
};

/** How people hear of what happens. */
export function NoticeSettings({ control, register, canChange }: SettingsSectionProps) {
  const { errors } = useFormState({ control });
  const [mails, relay] = useWatch({ control, name: ['emailNotifications', 'mailRelayAddress'] });
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    setTesting(true);
    try {
      const to = await testMailRelay(relay.trim());
      notify({
        type: 'success',
        title: 'The relay took the message',
        message: `A test mail is on its way to ${to}.`,
      });
    } catch (error) {
      notifyFailure('The relay did not take the message')(error);
    } finally {
      setTesting(false);
    }
  };
  return (
    <Card title="Notices" description="How people hear of what happens.">
      <FormSwitch
        control={control}
        name="emailNotifications"
        label="Email notifications"
        description="Mails events to people who want that, through a relay of yours: a device alone sends no mail."
        canChange={canChange}
      />
      {mails && relay.trim() === '' && (
        <Caution>No relay address is set, so nothing can be mailed yet.</Caution>
      )}
      <div className="grid gap-2">
        <TextField
          label="Mail relay address"
          hint="It gets a POST with JSON: to, subject, text. It must allow requests from this address (CORS)."
          placeholder="https://"
          inputMode="url"
          spellCheck={false}
          error={errors.mailRelayAddress?.message ?? null}
          {...register('mailRelayAddress')}
        />
        <div>
          <Button
            size="small"
            disabled={isTesting || relay.trim() === '' || !canChange}
            onClick={() => void test()}
          >
            {isTesting ? 'Sending…' : 'Send a test mail'}
          </Button>
        </div>
      </div>
      <FormSwitch
        control={control}
        name="errorAlerts"
        label="Error alerts"
        description="Tells of errors as they happen, at most once a minute, and keeps them in the log."
        canChange={canChange}
      />
    </Card>
  );
}
