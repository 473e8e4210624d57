import type { TeamMember } from '@/domain/team/team-member';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { removeMember, restoreMember, revokeMember } from '@/services/team/team-commands';

/** Takes an invitation back, and offers to undo that. */
export async function revoke(member: TeamMember): Promise<void> {
  await withUndo(
    () => revokeMember(member.id),
    member.status === 'accepted' ? `${member.name} is no longer in your team` : 'The invitation is revoked',
    'What they have on their device already stays there.',
  );
}

/** Takes an invitation off the list, and offers to undo that. */
export async function remove(member: TeamMember): Promise<void> {
  await withUndo(() => removeMember(member.id), `${member.name} is off the list`, '');
}

async function withUndo(act: () => Promise<TeamMember>, title: string, message: string): Promise<void> {
  try {
    const before = await act();
    const undo = () => {
      restoreMember(before).catch(notifyFailure('That was not undone'));
    };
    notify({ type: 'info', title, message, action: { label: 'Undo', run: undo } });
  } catch (error) {
    notifyFailure('The list was not changed')(error);
  }
}
