import { useEffect, useState } from 'react';
import type { Project } from '@/domain/project/project';
import type { Invitation } from '@/domain/team/invitation';
import { writeInvitationMail } from '@/domain/team/team-mail';
import type { TeamMember } from '@/domain/team/team-member';
import { writeTeamCode } from '@/services/team/team-files';
import { readInvitation } from '@/services/team/team-invitations';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { HandOver } from './hand-over';
import { ShareFiles } from './share-files';
import { teamAddress } from './team-address';
import { fileName } from './file-name';

type SendDialogProps = { member: TeamMember; projects: readonly Project[]; onClose: () => void };

/** Hands an invitation over, as it stands now. */
export function SendDialog({ member, projects, onClose }: SendDialogProps) {
  const [made, setMade] = useState<{ invitation: Invitation; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    readInvitation(member.id).then(setMade, (error: unknown) =>
      setProblem(error instanceof Error ? error.message : 'The reason is not known.'),
    );
  }, [member.id]);
  const shared = projects.filter(({ id }) => member.projectIds.includes(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Send the invitation to ${member.name}`}
      description={
        member.status === 'accepted'
          ? `${member.name} has accepted. Opening the invitation again brings the role and projects of today.`
          : `It waits as pending until you open the answer that ${member.name} sends back.`
      }
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {problem !== null && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {made && (
        <HandOver
          mail={writeInvitationMail(made.invitation, teamAddress(), writeTeamCode(made.text))}
          shortMail={writeInvitationMail(made.invitation, teamAddress(), null)}
          file={{ name: fileName('invitation', member.name), text: made.text }}
        />
      )}
      {shared.length > 0 && <ShareFiles projects={shared} role={member.role} />}
    </Dialog>
  );
}
