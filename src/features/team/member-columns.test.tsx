import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TeamMember } from '@/domain/team/team-member';
import { formats } from '@/services/formats';
import { memberColumns, type MemberActs } from './member-columns';

const nothing = () => undefined;
const acts: MemberActs = {
  onRole: nothing,
  onSend: nothing,
  onProjects: nothing,
  onRevoke: nothing,
  onRemove: nothing,
};
const ana: TeamMember = {
  id: 't-1',
  ownerId: 'o',
  name: 'Ana',
  email: 'ana@example.org',
  role: 'editor',
  status: 'pending',
  invitedAt: 0,
  answeredAt: null,
  projectIds: [],
};
const columns = (isNarrow: boolean) => memberColumns(formats.read(), acts, isNarrow);

describe('the columns of people', () => {
  it('keep the address and what became of the invitation in sight on a narrow window', () => {
    const [first, second] = columns(true);
    render(first?.cell(ana));
    expect(screen.getByText('Ana')).toBeTruthy();
    expect(screen.getByText('ana@example.org')).toBeTruthy();
    expect(second?.id).toBe('status');
    expect(columns(true).map(({ id }) => id)).not.toContain('email');
  });

  it('stand for a role and a count of projects in words on paper', () => {
    const printed = columns(false).flatMap(({ printed: say }) => say?.(ana) ?? []);
    expect(printed).toEqual(['Editor', '0']);
  });

  it('file since when as a moment that a spreadsheet reads', () => {
    const since = columns(false).find(({ id }) => id === 'since');
    expect(since?.filed?.(ana)).toBe('1970-01-01T00:00:00.000Z');
  });
});
