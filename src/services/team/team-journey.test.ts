import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/domain/account/account';
import { addAccount } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { listNotifications } from '../notices/notification-centre';
import { createProject } from '../project/project-commands';
import { findProject } from '../project/project-queries';
import { storeUser } from '../account/session';
import { inviteMember, removeMember, restoreMember, revokeMember, setMemberRole } from './team-commands';
import { writeTeamCode } from './team-files';
import { acceptInvitation, leaveTeam, openTeamText, readInvitation } from './team-invitations';
import { listMemberships, listTeam } from './team-queries';
import { readTeamSettings, saveTeamSettings } from './team-settings';

let count = 0;
async function signUp(name: string): Promise<User> {
  const id = `${name.toLowerCase()}-${(count += 1)}`;
  const user = { id, name, email: `${id}@example.org`, avatar: '' };
  const account = { ...user, guest: false, createdAt: 1, password: null, recovery: null };
  await withDatabase((database) => addAccount(database, account));
  storeUser(user);
  return user;
}
const bob = { name: 'Bob', role: 'editor', projectIds: [] as string[], privacy: null } as const;

/** The inviter's own row is put away while `work` runs, as on another device. */
async function elsewhere<T>(id: string, work: () => Promise<T>): Promise<T> {
  const row = await withDatabase((database) => database.team.get(id));
  await withDatabase((database) => database.team.delete(id));
  const answer = await work();
  if (row) await withDatabase((database) => database.team.put(row));
  return answer;
}

describe('an invitation', () => {
  let ann: User = { id: '', name: '', email: '', avatar: '' };
  let guest = ann;
  beforeEach(async () => {
    guest = await signUp('Bob');
    ann = await signUp('Ann');
  });
  const asAnn = () => storeUser(ann);
  const asGuest = () => storeUser(guest);

  it('goes to another device, is accepted there, and the answer is taken here', async () => {
    const projectId = await createProject({ name: 'Bakery' });
    await saveTeamSettings({ ...(await readTeamSettings(ann.id)), name: 'Oven crew' });
    const { id } = await inviteMember({
      ...bob,
      email: ` ${guest.email.toUpperCase()} `,
      projectIds: [projectId],
      privacy: 'private',
    });
    expect((await findProject(projectId))?.privacy).toBe('private');
    const { text } = await readInvitation(id);
    asGuest();
    const answer = await elsewhere(id, async () => {
      const opened = await openTeamText(
        `Dear Bob,\n> ${writeTeamCode(text).replace(/.{60}/g, '$&\n> ')}\nBye`,
      );
      if (opened.kind !== 'invitation') throw new Error('not an invitation');
      expect(opened.invitation).toMatchObject({
        team: 'Oven crew',
        from: { name: 'Ann', email: ann.email },
        role: 'editor',
        projects: [{ name: 'Bakery' }],
      });
      return acceptInvitation(opened.invitation);
    });
    expect(answer.isKnownThere).toBe(false);
    expect(await listMemberships(guest.id)).toMatchObject([{ team: 'Oven crew', role: 'editor' }]);
    asAnn();
    expect(await openTeamText(answer.text)).toMatchObject({
      kind: 'accepted',
      member: { status: 'accepted' },
    });
    expect(await listTeam(ann.id)).toMatchObject([
      { status: 'accepted', email: guest.email, acceptedAs: { name: 'Bob' } },
    ]);
    const titles = (await listNotifications(ann.id)).map(({ title }) => title);
    expect(titles).toContain('Bob is invited');
    expect(titles).toContain('Bob accepted your invitation');
    // Opened twice, it is told once.
    await openTeamText(answer.text);
    expect(await listNotifications(ann.id)).toHaveLength(titles.length);
  });

  it('between two accounts of one device needs no answer carried back', async () => {
    const { id } = await inviteMember({ ...bob, email: guest.email });
    const { invitation, text } = await readInvitation(id);
    asGuest();
    expect((await acceptInvitation(invitation)).isKnownThere).toBe(true);
    expect(await listTeam(ann.id)).toMatchObject([{ status: 'accepted' }]);
    expect((await listNotifications(ann.id)).map(({ title }) => title)).toContain(
      'Bob accepted your invitation',
    );
    // Opened again after a change of role it brings the change.
    asAnn();
    await setMemberRole(id, 'viewer');
    const again = await readInvitation(id);
    expect(again.text).not.toBe(text);
    asGuest();
    expect(await openTeamText(again.text)).toMatchObject({
      invitation: { role: 'viewer' },
      known: { role: 'editor' },
    });
    await acceptInvitation(again.invitation);
    const [membership] = await listMemberships(guest.id);
    expect(membership).toMatchObject({ role: 'viewer' });
    await leaveTeam(membership?.id ?? '');
    expect(await listMemberships(guest.id)).toEqual([]);
  });

  it.each([
    ['is not ours', () => 'Hello', 'invitation-unreadable'],
    ['is other JSON', () => '{"a":1}', 'invitation-unreadable'],
    ['is far too long', () => 'x'.repeat(300_000), 'invitation-unreadable'],
    ['is of a newer Sitewright', (text) => text.replace('"version": 1', '"version": 2'), 'invitation-newer'],
    ['was changed', (text) => text.replace('"editor"', '"admin"'), 'invitation-damaged'],
    ['lost a part', (text) => text.replace(/"check".*/, '"nothing": 1'), 'invitation-damaged'],
    ['was cut in the mail', (text) => writeTeamCode(text).slice(0, -20), 'invitation-damaged'],
  ] satisfies [string, (text: string) => string, string][])(
    'that %s is refused',
    async (_what, spoil, code) => {
      const { id } = await inviteMember({ ...bob, email: guest.email });
      const { text } = await readInvitation(id);
      asGuest();
      await expect(openTeamText(spoil(text))).rejects.toMatchObject({ code });
    },
  );

  it('is not for its sender, not for the same person twice, and not for oneself', async () => {
    const { id } = await inviteMember({ ...bob, email: guest.email });
    await expect(openTeamText((await readInvitation(id)).text)).rejects.toMatchObject({
      code: 'invitation-own',
    });
    await expect(inviteMember({ ...bob, email: guest.email })).rejects.toMatchObject({
      code: 'member-known',
    });
    await expect(inviteMember({ ...bob, email: ann.email })).rejects.toMatchObject({ code: 'member-self' });
    await revokeMember(id);
    await inviteMember({ ...bob, email: guest.email });
    expect(
      (await listTeam(ann.id)).map(({ status }) => status).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['pending', 'revoked']);
  });

  it('that was revoked is not accepted any more, wherever it lies', async () => {
    const { id } = await inviteMember({ ...bob, email: guest.email });
    const { invitation } = await readInvitation(id);
    asGuest();
    const { text } = await elsewhere(id, () => acceptInvitation(invitation));
    asAnn();
    const before = await revokeMember(id);
    await expect(openTeamText(text)).rejects.toMatchObject({ code: 'acceptance-revoked' });
    asGuest();
    await expect(acceptInvitation(invitation)).rejects.toMatchObject({ code: 'invitation-revoked' });
    await expect(openTeamText(text)).rejects.toMatchObject({ code: 'acceptance-foreign' });
    asAnn();
    await restoreMember(before);
    expect(await openTeamText(text)).toMatchObject({ kind: 'accepted' });
    const removed = await removeMember(id);
    expect(await listTeam(ann.id)).toEqual([]);
    await restoreMember(removed);
    expect(await listTeam(ann.id)).toHaveLength(1);
  });

  it('takes no answer that its key did not make', async () => {
    const { id } = await inviteMember({ ...bob, email: guest.email });
    const { invitation } = await readInvitation(id);
    asGuest();
    const forged = { ...invitation, key: 'A'.repeat(43) };
    const { text } = await elsewhere(id, () => acceptInvitation(forged));
    asAnn();
    await expect(openTeamText(text)).rejects.toMatchObject({ code: 'acceptance-forged' });
    expect(await listTeam(ann.id)).toMatchObject([{ status: 'pending' }]);
  });
});
