import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Project } from '@/domain/project/project';
import { inviteFormSchema, type InviteForm } from '@/domain/team/invite-form';
import { roleWords } from '@/domain/team/role-words';
import { teamRoles, type TeamMember } from '@/domain/team/team-member';
import type { TeamSettings } from '@/domain/team/team-settings';
import { inviteMember } from '@/services/team/team-commands';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { ProjectChoice } from './project-choice';
import { privacyOptions } from './privacy-options';

type InviteDialogProps = {
  settings: TeamSettings;
  projects: readonly Project[];
  onClose: () => void;
  onInvited: (member: TeamMember) => void;
};

const roleOptions = teamRoles.map((value) => ({
  value,
  label: `${roleWords[value].label}: ${roleWords[value].may}`,
}));

/** Asks whom to invite, as what, and to which projects. It starts with what the team's settings say. */
export function InviteDialog({ settings, projects, onClose, onInvited }: InviteDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm<InviteForm>({
    resolver: zodResolver(inviteFormSchema),
    defaultValues: {
      name: '',
      email: '',
      role: settings.defaultRole,
      projectIds: [],
      privacy: settings.sharedPrivacy,
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const shared = useWatch({ control, name: 'projectIds' });
  const send = handleSubmit(async ({ privacy, ...form }) => {
    setProblem(null);
    try {
      onInvited(await inviteMember({ ...form, privacy: privacy === 'keep' ? null : privacy }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The reason is not known.');
    }
  });
  return (
    <FormDialog
      title="Invite Member"
      description="An invitation is a file, and a letter to go with it. You send it; another device opens it."
      submitLabel="Make the invitation"
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message ?? null}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message ?? null}
          {...register('email')}
        />
      </div>
      <Controller
        control={control}
        name="role"
        render={({ field: { ref: _ref, ...field } }) => (
          <SelectField label="Role" options={roleOptions} {...field} />
        )}
      />
      <Controller
        control={control}
        name="projectIds"
        render={({ field: { value, onChange } }) => (
          <ProjectChoice projects={projects} chosen={value} onChange={onChange} />
        )}
      />
      {shared.length > 0 && (
        <Controller
          control={control}
          name="privacy"
          render={({ field: { ref: _ref, ...field } }) => (
            <SelectField label="Privacy of the shared projects" options={privacyOptions} {...field} />
          )}
        />
      )}
      {problem !== null && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
