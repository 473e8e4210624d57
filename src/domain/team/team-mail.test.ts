import { describe, expect, it } from 'vitest';
import { inviteFormSchema } from './invite-form';
import type { Invitation } from './invitation';
import { writeAcceptanceMail, writeInvitationMail } from './team-mail';

const invitation: Invitation = {
  id: 'i',
  key: 'k',
  team: 'Oven crew',
  from: { accountId: 'ann', name: 'Ann', email: 'ann@example.org' },
  to: { name: 'Bob', email: 'bob@example.org' },
  role: 'editor',
  projects: [],
  invitedAt: 1,
};
const address = 'https://sitewright.example/app/team';

describe('the letters of a team', () => {
  it('invite by name, with role, projects and the way in', () => {
    const mail = writeInvitationMail(
      { ...invitation, projects: [{ id: 'p', name: 'Bakery' }] },
      address,
      'sitewright:abc:end',
    );
    expect(mail).toMatchObject({ to: 'bob@example.org', subject: 'Ann invites you: Oven crew' });
    for (const words of ['Hello Bob,', 'Your role: Editor', '- Bakery', address, 'paste this whole mail']) {
      expect(mail.body).toContain(words);
    }
    expect(mail.body.endsWith('\n\nsitewright:abc:end')).toBe(true);
  });

  it('name a few projects of many, and ask for the file where the code does not fit', () => {
    const projects = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, name: `Site ${at}` }));
    const { body } = writeInvitationMail({ ...invitation, projects }, address, null);
    expect(body).toContain('- Site 11\n- and others');
    expect(body).not.toContain('Site 12');
    expect(body).toContain('choose the attached file');
    expect(writeInvitationMail(invitation, address, null).body).not.toContain('Shared with you');
  });

  it('carry the answer back', () => {
    const mail = writeAcceptanceMail(invitation, 'Bob', 'sitewright:abc:end');
    expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'Bob joins: Oven crew' });
    expect(mail.body).toContain('Bob accepts your invitation.');
  });
});

describe('the form of an invitation', () => {
  const good = { name: 'Bob', email: 'bob@example.org', role: 'viewer', projectIds: [], privacy: 'keep' };
  it.each([
    [good, []],
    [{ ...good, name: ' ' }, ['Say who is invited, so that the letter can greet them.']],
    [{ ...good, email: 'bob' }, ['There is an @ missing, as in name@example.com.']],
    [{ ...good, email: '' }, ['Type their email.']],
  ])('%j is answered with %j', (form, messages) => {
    const issues = inviteFormSchema.safeParse(form).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(messages);
  });
});
