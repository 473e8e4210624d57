import { useState } from 'react';
import type { Project } from '@/domain/project/project';
import type { TeamMember } from '@/domain/team/team-member';
import { notifyFailure } from '@/services/notices/notify-failure';
import { setMemberProjects } from '@/services/team/team-commands';
import { FormDialog } from '@/ui/form-dialog';
import { ProjectChoice } from './project-choice';

type ProjectsDialogProps = { member: TeamMember; projects: readonly Project[]; onClose: () => void };

/** Changes which projects are shared with somebody. */
export function ProjectsDialog({ member, projects, onClose }: ProjectsDialogProps) {
  const [chosen, setChosen] = useState<string[]>(member.projectIds);
  const before = new Set(member.projectIds);
  const isDirty = chosen.length !== before.size || chosen.some((id) => !before.has(id));
  return (
    <FormDialog
      title={`Projects shared with ${member.name}`}
      description="What you take away here stays on the other device until it is removed there."
      submitLabel="Save Changes"
      onSubmit={(event) => {
        event.preventDefault();
        setMemberProjects(member.id, chosen).then(onClose, notifyFailure('The projects were not changed'));
      }}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={false}
    >
      <ProjectChoice projects={projects} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
