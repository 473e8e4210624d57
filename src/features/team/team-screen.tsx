import { useLiveQuery } from 'dexie-react-hooks';
import { FileUp, UserPlus } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formats } from '@/services/formats';
import { notifyFailure } from '@/services/notices/notify-failure';
import { listOwnProjects } from '@/services/project/project-queries';
import { session } from '@/services/account/session';
import { setMemberRole } from '@/services/team/team-commands';
import { openTeamText } from '@/services/team/team-invitations';
import { listMemberships, listTeam } from '@/services/team/team-queries';
import { readTeamSettings } from '@/services/team/team-settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { useMedia } from '@/ui/use-media';
import { remove, revoke } from './member-actions';
import { memberColumns, type MemberActs } from './member-columns';
import { MembershipsCard } from './memberships-card';
import { PeopleCard } from './people-card';
import { readSmallFile } from './read-small-file';
import { stepAfter, TeamDialogs, type TeamStep } from './team-dialogs';
import { TeamSettingsCard } from './team-settings-card';
import { useFileDrop } from './use-file-drop';

/** The people of an account's team, and the teams it joined. `?invite=1` opens the invitation. */
export function TeamScreen() {
  const accountId = useSyncExternalStore(session.subscribe, session.read)?.id ?? '';
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const team = useLiveQuery(() => listTeam(accountId), [accountId]);
  const memberships = useLiveQuery(() => listMemberships(accountId), [accountId]);
  const settings = useLiveQuery(() => readTeamSettings(accountId), [accountId]);
  const projects = useLiveQuery(
    async () => (await listOwnProjects(accountId)).filter(({ share }) => share === undefined),
    [accountId],
  );
  const [search, setSearch] = useSearchParams();
  const [step, setStep] = useState<TeamStep>({ kind: 'none' });
  const asked = search.get('invite') === '1';
  const go = (next: TeamStep) => {
    if (asked) setSearch({}, { replace: true });
    setStep(next);
  };
  const isOver = useFileDrop(
    useCallback((file: File) => {
      readSmallFile(file)
        .then(openTeamText)
        .then(
          (opened) => setStep(stepAfter(opened)),
          (error: unknown) =>
            setStep({ kind: 'open', problem: error instanceof Error ? error.message : null }),
        );
    }, []),
  );
  const acts: MemberActs = {
    onRole: (member, role) => {
      setMemberRole(member.id, role).catch(notifyFailure('The role was not changed'));
    },
    onSend: (member) => setStep({ kind: 'send', member }),
    onProjects: (member) => setStep({ kind: 'projects', member }),
    onRevoke: (member) => void revoke(member),
    onRemove: (member) => void remove(member),
  };
  const columns = memberColumns(shown, acts, useMedia('(width < 64rem)'));
  const csvColumns = memberColumns(shown, acts, false);
  return (
    <Screen
      title="Team"
      lead="People work along by invitations: files that you send, and that they open on their own device."
      actions={
        <>
          <Button onClick={() => go({ kind: 'open', problem: null })}>
            <FileUp size={16} aria-hidden />
            Open an invitation
          </Button>
          <Button variant="signal" onClick={() => go({ kind: 'invite' })}>
            <UserPlus size={16} aria-hidden />
            Invite Member
          </Button>
        </>
      }
    >
      {isOver && (
        <p className="pointer-events-none fixed inset-4 z-40 grid place-items-center rounded-card border-2 border-dashed border-blueprint bg-blueprint-soft/90 text-lg font-semibold text-blueprint">
          Let go to open the invitation
        </p>
      )}
      <div className="grid gap-5">
        <PeopleCard
          title="Team Members"
          description="Those who accepted your invitation."
          people={team?.filter(({ status }) => status === 'accepted')}
          columns={columns}
          csvColumns={csvColumns}
          empty="No team members yet. Invite somebody, and open the answer that comes back."
          csvName="team-members"
          sorting={{ column: 'name', direction: 'ascending' }}
        />
        <PeopleCard
          title="Invitations"
          description="Those that wait for an answer, and those you took back."
          people={team?.filter(({ status }) => status !== 'accepted')}
          columns={columns}
          csvColumns={csvColumns}
          empty="No pending invitations."
          csvName="invitations"
          sorting={{ column: 'status', direction: 'ascending' }}
        />
        {memberships && memberships.length > 0 && (
          <MembershipsCard
            memberships={memberships}
            onAnswer={({ id }) => setStep({ kind: 'answer', membershipId: id, isKnownThere: false })}
          />
        )}
        {settings && <TeamSettingsCard settings={settings} />}
      </div>
      {settings && projects && memberships && (
        <TeamDialogs
          step={asked && step.kind === 'none' ? { kind: 'invite' } : step}
          settings={settings}
          projects={projects}
          memberships={memberships}
          onStep={go}
          accountId={accountId}
        />
      )}
    </Screen>
  );
}
