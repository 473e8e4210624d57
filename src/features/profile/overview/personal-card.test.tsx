import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountView } from '@/services/account/account-view';
import { AppError } from '@/domain/errors';
import { dismissAll, notifications } from '@/services/notices/notifications';
import { PersonalCard } from './personal-card';

const saveProfile = vi.hoisted(() => vi.fn<(change: object) => Promise<void>>());
vi.mock('@/services/account/profile-commands', () => ({ saveProfile }));

const account: AccountView = {
  id: 'a',
  name: 'ann Lee',
  email: 'ann@example.org',
  avatar: '',
  guest: false,
  role: 'member',
  createdAt: 0,
  plan: 'free',
  twoFactor: null,
};
function open(changes: Partial<AccountView> = {}) {
  render(
    <MemoryRouter>
      <PersonalCard account={{ ...account, ...changes }} />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');
const press = (name: string) => screen.getByRole('button', { name });

describe('personal information', () => {
  beforeEach(() => {
    saveProfile.mockReset().mockResolvedValue();
    dismissAll();
  });

  it.each([
    ['ann Lee', 'A'],
    ['  ', 'U'],
    ['élise', 'É'],
  ])('draws %j as %s', (name, letter) => {
    open({ name });
    expect(screen.getByText(letter)).toBeTruthy();
  });

  it('changes the name in its place; Escape leaves it and gives the pencil the focus', async () => {
    const user = open();
    await user.click(press('Edit name'));
    await user.clear(screen.getByLabelText('Full Name'));
    expect(screen.getByText('Type your name.')).toBeTruthy();
    await user.keyboard('{Enter}{Escape}');
    expect(saveProfile).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(press('Edit name'));
    await user.click(press('Edit name'));
    await user.clear(screen.getByLabelText('Full Name'));
    await user.keyboard('Mara{Enter}');
    expect(saveProfile).toHaveBeenCalledWith({ name: 'Mara' });
  });

  it('keeps a typed name that was not saved, and asks before it is lost', async () => {
    const user = open();
    await user.click(press('Edit name'));
    await user.clear(screen.getByLabelText('Full Name'));
    saveProfile.mockRejectedValue(new AppError('storage-full'));
    await user.keyboard('Mara{Enter}');
    expect(notifications.read()).toMatchObject([{ type: 'error', title: 'The name was not saved' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Mara');
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('sends nothing by the press that opens the form', async () => {
    const user = open();
    expect(email().disabled).toBe(true);
    await user.click(press('Edit Profile'));
    expect(email().disabled).toBe(false);
    expect(saveProfile).not.toHaveBeenCalled();
    await user.click(press('Cancel'));
    expect(email().disabled).toBe(true);
  });

  it('says at the email what is wrong with it, and saves a right one', async () => {
    const user = open();
    await user.click(press('Edit Profile'));
    await user.clear(email());
    await user.type(email(), 'mara{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('There is an @ missing');
    saveProfile.mockRejectedValue(new AppError('email-taken'));
    await user.type(email(), '@example.org{Enter}');
    expect(await screen.findByText('Another account on this device has this email.')).toBeTruthy();
    saveProfile.mockResolvedValue();
    await user.click(press('Save Changes'));
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy();
    expect(notifications.read()).toMatchObject([{ type: 'success', title: 'Profile saved' }]);
  });

  it('gives a guest no email to edit', () => {
    open({ guest: true, name: 'Guest', email: '' });
    expect(screen.queryByLabelText('Email Address')).toBeNull();
  });
});
