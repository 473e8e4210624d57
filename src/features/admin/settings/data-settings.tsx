import { useLiveQuery } from 'dexie-react-hooks';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { SettingsForm } from '@/domain/system/settings-form';
import { readRetention } from '@/services/admin/retention';
import { Card } from '@/ui/card';
import { formatDay, formatNumber } from '../format-values';
import { Caution } from './caution';
import { FormSwitch } from './form-switch';

type DataSettingsProps = { control: Control<SettingsForm>; canChange: boolean };

/** What is kept, and for how long. */
export function DataSettings({ control, canChange }: DataSettingsProps) {
  const [logging, retention] = useWatch({ control, name: ['queryLogging', 'dataRetention'] });
  const kept = useLiveQuery(() => readRetention(), []);
  return (
    <Card title="Data" description="What is kept, and for how long.">
      <FormSwitch
        control={control}
        name="dailyBackups"
        label="Automatic daily backups"
        description={
          <>
            Packs every project and the settings, without any key, into one zip a day while Sitewright is
            open. The last seven are under{' '}
            <Link to="?tab=backups" className="text-blueprint underline">
              Backups
            </Link>
            .
          </>
        }
        canChange={canChange}
      />
      <FormSwitch
        control={control}
        name="queryLogging"
        label="Query logging"
        description={
          <>
            Keeps every chat message and prompt with what answered, when, and how long it took, under{' '}
            <Link to="?tab=log" className="text-blueprint underline">
              Log
            </Link>
            .
          </>
        }
        canChange={canChange}
      />
      {logging && (
        <Caution>Administrators can read there what people wrote. Tell those who share this device.</Caution>
      )}
      <FormSwitch
        control={control}
        name="dataRetention"
        label="Data retention"
        description="Keeps user data 2 years. Older versions, messages, log lines and notifications go then; current files never do."
        canChange={canChange}
      />
      {retention && kept && (
        <Caution>
          {kept.dueAt === null
            ? 'Nothing here is older than two years yet. Before anything goes, everybody it belongs to is told a week ahead.'
            : `${formatNumber(kept.count)} records older than two years go on ${formatDay(kept.dueAt)}. Their accounts have been told.`}
        </Caution>
      )}
    </Card>
  );
}
