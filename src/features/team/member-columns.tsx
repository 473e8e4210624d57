import { roleWords } from '@/domain/team/role-words';
import { teamRoles, type TeamMember, type TeamRole } from '@/domain/team/team-member';
import type { Formats } from '@/services/formats';
import { filedMoment } from '@/services/project/save-csv';
import { Badge } from '@/ui/badge';
import { CellText } from '@/ui/cell-text';
import type { Column } from '@/ui/data-table';
import { SelectField } from '@/ui/select-field';
import { MemberMenu } from './member-menu';

export type MemberActs = {
  readonly onRole: (member: TeamMember, role: TeamRole) => void;
  readonly onSend: (member: TeamMember) => void;
  readonly onProjects: (member: TeamMember) => void;
  readonly onRevoke: (member: TeamMember) => void;
  readonly onRemove: (member: TeamMember) => void;
};

const roleOptions = teamRoles.map((value) => ({ value, label: roleWords[value].label }));
const statuses = {
  pending: { label: 'Pending', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'good' },
  revoked: { label: 'Revoked', tone: 'plain' },
} as const;

/**
 * The columns of both tables of people. `Since` is when the status of today began. Where a window has no room for all,
 * the address stands below the name, and what an invitation has come to follows at once.
 */
export function memberColumns(
  shown: Formats,
  acts: MemberActs,
  isNarrow: boolean,
): readonly Column<TeamMember>[] {
  const columns = wideColumns(shown, acts);
  if (!isNarrow) return columns;
  return ['person', 'status', 'role', 'projects', 'since', 'actions'].flatMap((id) =>
    id === 'person' ? [personColumn] : columns.filter((column) => column.id === id),
  );
}

const personColumn: Column<TeamMember> = {
  id: 'name',
  label: 'Name',
  width: 'minmax(9.5rem,1fr)',
  value: ({ name }) => name,
  cell: ({ name, email }) => (
    <span className="grid leading-snug">
      <bdi title={name} className="truncate font-medium">
        {name}
      </bdi>
      <span title={email} className="truncate text-[13px] text-muted">
        {email}
      </span>
    </span>
  ),
};

function wideColumns(shown: Formats, acts: MemberActs): readonly Column<TeamMember>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      width: 'minmax(9rem,1.2fr)',
      value: ({ name }) => name,
      cell: ({ name }) => <CellText text={name} className="font-medium" />,
    },
    {
      id: 'email',
      label: 'Email',
      width: 'minmax(12rem,1.6fr)',
      value: ({ email }) => email,
      cell: ({ email, acceptedAs }) => (
        <span
          title={
            acceptedAs && acceptedAs.email !== email
              ? `Accepted as ${acceptedAs.email || acceptedAs.name}`
              : email
          }
          className="line-clamp-2 leading-snug whitespace-normal wrap-anywhere print:line-clamp-none"
        >
          {email}
        </span>
      ),
    },
    {
      id: 'role',
      label: 'Role',
      width: '9rem',
      value: ({ role }) => roleWords[role].label,
      printed: ({ role }) => roleWords[role].label,
      cell: (member) =>
        member.status === 'revoked' ? (
          roleWords[member.role].label
        ) : (
          <SelectField
            isCompact
            isQuiet
            label={`Role of ${member.name}`}
            options={roleOptions}
            value={member.role}
            onChange={(value) => {
              const role = teamRoles.find((other) => other === value);
              if (role) acts.onRole(member, role);
            }}
          />
        ),
    },
    {
      id: 'status',
      label: 'Status',
      width: '7.5rem',
      value: ({ status }) => statuses[status].label,
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
    },
    {
      id: 'projects',
      label: 'Projects',
      width: '7rem',
      value: ({ projectIds }) => projectIds.length,
      printed: ({ projectIds }) => shown.number(projectIds.length),
      cell: (member) =>
        member.status === 'revoked' ? (
          shown.number(member.projectIds.length)
        ) : (
          <button
            type="button"
            aria-label={`Projects shared with ${member.name}: ${shown.number(member.projectIds.length)}`}
            onClick={() => acts.onProjects(member)}
            className="min-h-9 px-1 tabular-nums underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {shown.number(member.projectIds.length)}
          </button>
        ),
    },
    {
      id: 'since',
      label: 'Since',
      width: '12rem',
      value: sinceOf,
      filed: (member) => filedMoment(sinceOf(member)),
      cell: (member) => shown.momentWithYear(sinceOf(member)),
    },
    actionColumn(acts),
  ];
}

function actionColumn(acts: MemberActs): Column<TeamMember> {
  return {
    id: 'actions',
    label: 'Actions',
    width: '4rem',
    isPinned: true,
    cell: (member) => (
      <MemberMenu
        member={member}
        onSend={() => acts.onSend(member)}
        onProjects={() => acts.onProjects(member)}
        onRevoke={() => acts.onRevoke(member)}
        onRemove={() => acts.onRemove(member)}
      />
    ),
  };
}

function sinceOf({ invitedAt, answeredAt }: TeamMember): number {
  return answeredAt ?? invitedAt;
}
