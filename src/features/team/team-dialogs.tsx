import type { Project } from '@/domain/project/project';
import type { Invitation } from '@/domain/team/invitation';
import type { Membership } from '@/domain/team/membership';
import type { TeamMember } from '@/domain/team/team-member';
import type { TeamSettings } from '@/domain/team/team-settings';
import { notify } from '@/services/notices/notifications';
import type { Opened } from '@/services/team/team-invitations';
import { AcceptDialog } from './accept-dialog';
import { AnswerDialog } from './answer-dialog';
import { InviteDialog } from './invite-dialog';
import { OpenDialog } from './open-dialog';
import { ProjectsDialog } from './projects-dialog';
import { SendDialog } from './send-dialog';

/** Which dialog of the team screen is open. */
export type TeamStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'send'; readonly member: TeamMember }
  | { readonly kind: 'projects'; readonly member: TeamMember }
  | { readonly kind: 'open'; readonly problem: string | null }
  | { readonly kind: 'accept'; readonly invitation: Invitation; readonly known: Membership | null }
  | { readonly kind: 'answer'; readonly membershipId: string; readonly isKnownThere: boolean };

type TeamDialogsProps = {
  step: TeamStep;
  settings: TeamSettings;
  projects: readonly Project[];
  memberships: readonly Membership[];
  onStep: (step: TeamStep) => void;
  /** Whose account is signed in. */
  accountId: string;
};

/** The step that follows what was opened: an invitation is shown, an answer was taken already and is told. */
export function stepAfter(opened: Opened): TeamStep {
  if (opened.kind === 'invitation') {
    return { kind: 'accept', invitation: opened.invitation, known: opened.known };
  }
  const { name, acceptedAs } = opened.member;
  notify({
    type: 'success',
    title: `${acceptedAs?.name ?? name} is in your team`,
    message: 'The answer to your invitation was taken.',
  });
  return { kind: 'none' };
}

/** The dialogs of the team screen, one at a time. */
export function TeamDialogs(props: TeamDialogsProps) {
  const { step, settings, projects, memberships, onStep, accountId } = props;
  const close = () => onStep({ kind: 'none' });
  if (step.kind === 'invite') {
    return (
      <InviteDialog
        settings={settings}
        projects={projects}
        onClose={close}
        onInvited={(member) => onStep({ kind: 'send', member })}
      />
    );
  }
  if (step.kind === 'send') return <SendDialog member={step.member} projects={projects} onClose={close} />;
  if (step.kind === 'projects') {
    return <ProjectsDialog member={step.member} projects={projects} onClose={close} />;
  }
  if (step.kind === 'open') {
    return (
      <OpenDialog problem={step.problem} onClose={close} onOpened={(opened) => onStep(stepAfter(opened))} />
    );
  }
  if (step.kind === 'accept') {
    const { invitation, known } = step;
    const membershipId = `${invitation.id}:${accountId}`;
    return (
      <AcceptDialog
        invitation={invitation}
        known={known}
        onClose={close}
        onAccepted={(isKnownThere) => onStep({ kind: 'answer', membershipId, isKnownThere })}
      />
    );
  }
  const joined = step.kind === 'answer' && memberships.find(({ id }) => id === step.membershipId);
  return joined ? (
    <AnswerDialog membership={joined} isKnownThere={step.isKnownThere} onClose={close} />
  ) : null;
}
