import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from '@/services/account/session';
import { inviteMember } from '@/services/team/team-commands';
import { readInvitation } from '@/services/team/team-invitations';
import { listMemberships, listTeam } from '@/services/team/team-queries';
import { saveTeamSettings } from '@/services/team/team-settings';
import { TeamScreen } from './team-screen';

configure({ asyncUtilTimeout: 10_000 });
let count = 0;

function open(search = '') {
  render(
    <MemoryRouter initialEntries={[`/app/team${search}`]}>
      <TeamScreen />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}
const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('the team screen', { timeout: 30_000 }, () => {
  let ann = { id: '', name: 'Ann', email: 'ann@example.org', avatar: '' };
  beforeEach(() => {
    ann = { ...ann, id: `team-ann-${(count += 1)}` };
    storeUser(ann);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('asks whom to invite when the address says so, beginning with the default role', async () => {
    await saveTeamSettings({ name: 'Oven crew', defaultRole: 'viewer', sharedPrivacy: 'keep' });
    const user = open('?invite=1');
    expect(await screen.findByRole('heading', { name: 'Invite Member' })).toBeTruthy();
    await user.type(field('Email'), 'bob{Enter}');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Say who is invited, so that the letter can greet them.',
      'There is an @ missing, as in name@example.com.',
    ]);
    await user.type(field('Name'), 'Bob');
    await user.type(field('Email'), '@example.org{Enter}');
    expect(await screen.findByText(/Ann invites you to work on websites together/)).toBeTruthy();
    expect(await listTeam(ann.id)).toMatchObject([
      { name: 'Bob', email: 'bob@example.org', role: 'viewer', status: 'pending' },
    ]);
    await user.click(await button('Done'));
    expect(
      await screen.findByText('No team members yet. Invite somebody, and open the answer that comes back.'),
    ).toBeTruthy();
    expect(await screen.findByText('Pending')).toBeTruthy();
  });

  it('asks before what was typed is lost', async () => {
    const user = open('?invite=1');
    await screen.findByRole('heading', { name: 'Invite Member' });
    await user.type(field('Name'), 'Bob');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
    await user.click(await button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listTeam(ann.id)).toEqual([]);
  });

  it('asks before a pasted mail is lost', async () => {
    const user = open();
    await user.click(await button('Open an invitation'));
    await user.click(await screen.findByRole('textbox', { name: 'Or the text of the mail' }));
    await user.paste('Hello');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(field('Or the text of the mail')).toHaveProperty('value', 'Hello');
    await user.clear(field('Or the text of the mail'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens an invitation from a mail, shows who invites to what, and accepts it', async () => {
    await saveTeamSettings({ name: 'Oven crew', defaultRole: 'editor', sharedPrivacy: 'keep' });
    const { id } = await inviteMember({
      name: 'Bob',
      email: 'b@x.org',
      role: 'editor',
      projectIds: [],
      privacy: null,
    });
    const { text } = await readInvitation(id);
    const bob = { id: `team-bob-${count}`, name: 'Bob', email: 'bob@home.org', avatar: '' };
    storeUser(bob);
    const user = open();
    await user.click(await button('Open an invitation'));
    const mail = await screen.findByRole('textbox', { name: 'Or the text of the mail' });
    await user.type(mail, 'Hello');
    await user.click(await button('Open'));
    expect((await screen.findByRole('alert')).textContent).toContain('This is no invitation of Sitewright');
    await user.clear(mail);
    await user.click(mail);
    await user.paste(text);
    await user.click(await button('Open'));
    expect(await screen.findByRole('heading', { name: 'Ann invites you to Oven crew' })).toBeTruthy();
    expect(screen.getByText(/You are logged in as/).textContent).toContain('It was made for b@x.org.');
    await user.click(await button('Accept'));
    expect(await screen.findByText(/sees it already/)).toBeTruthy();
    expect(await listMemberships(bob.id)).toMatchObject([{ role: 'editor', from: { name: 'Ann' } }]);
    expect(await listTeam(ann.id)).toMatchObject([{ status: 'accepted' }]);
  });
});
