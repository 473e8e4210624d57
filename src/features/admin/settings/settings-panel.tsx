import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  settingsForm,
  settingsFormSchema,
  settingsOfForm,
  type SettingsForm,
} from '@/domain/system/settings-form';
import type { SystemSettings } from '@/domain/system/system-settings';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { changeSettings, resetSettings } from '@/services/admin/settings-commands';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { DataSettings } from './data-settings';
import { NoticeSettings } from './notice-settings';
import { OperationSettings } from './operation-settings';
import { SecuritySettings } from './security-settings';

type SettingsPanelProps = { settings: SystemSettings; canChange: boolean };

/** The nine toggles of the specification and what goes with them, saved together. */
export function SettingsPanel({ settings, canChange }: SettingsPanelProps) {
  const { control, register, handleSubmit, reset, formState } = useForm<SettingsForm>({
    resolver: zodResolver(settingsFormSchema),
    defaultValues: settingsForm(settings),
  });
  const { isDirty, isSubmitting } = formState;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const guard = useLeaveGuard(isDirty, (address) => void navigate(address));
  // Saved in another tab: shown here too, unless something is being changed here.
  useEffect(() => {
    if (!isDirty) reset(settingsForm(settings));
  }, [settings, isDirty, reset]);
  const save = handleSubmit(async (form) => {
    try {
      await changeSettings(settingsOfForm(form));
      reset(form);
      notify({ type: 'success', title: 'Changes saved', message: 'They hold from now on, in every tab.' });
    } catch (error) {
      notifyFailure('The settings were not saved')(error);
    }
  });
  const toDefaults = async () => {
    await resetSettings();
    notify({ type: 'success', title: 'Reset to defaults', message: 'Every system setting is as it came.' });
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <fieldset disabled={!canChange} className="grid items-start gap-6 lg:grid-cols-2">
        <legend className="sr-only">System settings</legend>
        <div className="grid gap-6">
          <SecuritySettings control={control} register={register} canChange={canChange} />
          <OperationSettings control={control} register={register} canChange={canChange} />
        </div>
        <div className="grid gap-6">
          <DataSettings control={control} canChange={canChange} />
          <NoticeSettings control={control} register={register} canChange={canChange} />
        </div>
      </fieldset>
      {canChange && (
        <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper py-3">
          <p role="status" className="me-auto text-sm text-muted max-sm:not-empty:basis-full">
            {isDirty ? 'Changes are not saved yet.' : ''}
          </p>
          <Button onClick={() => setAsking(true)}>Reset to Defaults</Button>
          <Button type="submit" variant="signal" disabled={!isDirty || isSubmitting}>
            Save Changes
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Reset every system setting?"
        description="All switches, numbers and addresses on this screen go back to how they came, at once. Backups, the log and projects stay."
        confirmLabel="Reset to Defaults"
        danger
        onConfirm={() => {
          reset(settingsForm(settings));
          void toDefaults().catch(notifyFailure('The settings were not reset'));
        }}
      />
      {guard}
    </form>
  );
}
