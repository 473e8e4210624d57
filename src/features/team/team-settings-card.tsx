import { useState } from 'react';
import { roleWords } from '@/domain/team/role-words';
import { teamRoles } from '@/domain/team/team-member';
import { teamSettingsSchema, type TeamSettings } from '@/domain/team/team-settings';
import { notifyFailure } from '@/services/notices/notify-failure';
import { saveTeamSettings } from '@/services/team/team-settings';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { privacyOptions } from './privacy-options';

const nameMaxCharacters = 80;
const roleOptions = teamRoles.map((value) => ({ value, label: roleWords[value].label }));

/** What new invitations start with. Each setting is saved when it is changed, so nothing waits to be saved. */
export function TeamSettingsCard({ settings }: { settings: TeamSettings }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState('');
  const name = typed ?? settings.name;
  const save = (change: Partial<Record<keyof TeamSettings, string>>) => {
    const next = teamSettingsSchema.safeParse({ ...settings, ...change });
    if (!next.success) return;
    saveTeamSettings(next.data).then(() => setState('Saved.'), notifyFailure('The settings were not saved'));
  };
  const saveName = () => {
    const wanted = name.trim();
    if (wanted === '' || wanted === settings.name) return;
    setTyped(null);
    save({ name: wanted });
  };
  return (
    <Card
      title="Team Settings"
      description="What a new invitation starts with. Changes are saved at once."
      trailing={
        <p role="status" className="text-sm font-medium text-moss">
          {state}
        </p>
      }
    >
      <div className="grid items-start gap-4 md:max-xl:*:first:col-span-2 md:grid-cols-2 xl:grid-cols-3">
        <TextField
          label="Team name"
          hint="Stands in every invitation."
          maxLength={nameMaxCharacters}
          value={name}
          error={name.trim() === '' ? 'A team needs a name.' : null}
          onChange={(event) => {
            setTyped(event.target.value);
            setState('');
          }}
          onBlur={saveName}
          onKeyDown={(event) => event.key === 'Enter' && saveName()}
        />
        <SelectField
          label="Default role"
          options={roleOptions}
          value={settings.defaultRole}
          onChange={(defaultRole) => save({ defaultRole })}
        />
        <SelectField
          label="Default privacy of shared projects"
          options={privacyOptions}
          value={settings.sharedPrivacy}
          onChange={(sharedPrivacy) => save({ sharedPrivacy })}
        />
      </div>
    </Card>
  );
}
