import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { dismissAll, notifications } from '@/services/notices/notifications';
import { PasswordCard } from './password-card';

type Proof = { outcome: string; waitSeconds?: number };
const changePassword = vi.hoisted(() => vi.fn<(typed: object) => Promise<Proof>>());
vi.mock('@/services/account/change-password', () => ({ changePassword }));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
function open() {
  render(
    <MemoryRouter>
      <PasswordCard email="ann@example.org" />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
async function fill(user: ReturnType<typeof userEvent.setup>, confirm = 'lamp river biscuit') {
  await user.type(field('Current Password'), 'old one');
  await user.type(field('New Password'), 'lamp river biscuit');
  await user.type(field('Confirm New Password'), `${confirm}{Enter}`);
}

describe('changing the password', () => {
  beforeEach(() => {
    changePassword.mockReset().mockResolvedValue({ outcome: 'ok' });
    dismissAll();
  });

  it('shows and hides each field on its own', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(
      ['Current Password', 'New Password', 'Confirm New Password'].map((label) => field(label).type),
    ).toEqual(['password', 'text', 'password']);
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Type your password.',
      'Choose a password.',
      'Type the password once more.',
    ]);
    await fill(user, 'something else');
    expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('hints at the strength of what is typed', async () => {
    const user = open();
    await user.type(field('New Password'), 'password1');
    expect(screen.getByText('Long enough, but among the first that anybody would try.')).toBeTruthy();
  });

  it('changes it, says so, and is empty then', async () => {
    const user = open();
    await fill(user);
    await vi.waitFor(() => expect(notifications.read()).toMatchObject([{ title: 'Password updated' }]));
    expect(changePassword).toHaveBeenCalledWith({ current: 'old one', next: 'lamp river biscuit' });
    await vi.waitFor(() => expect(field('Current Password').value).toBe(''));
  });

  it.each<[string, () => Promise<Proof>, string, string]>([
    [
      'wrong',
      () => Promise.resolve({ outcome: 'wrong' }),
      'That is not your current password.',
      'Current Password',
    ],
    [
      'paused',
      () => Promise.resolve({ outcome: 'paused', waitSeconds: 30 }),
      'Several wrong tries in a row. Try again in 30 seconds.',
      'Current Password',
    ],
    [
      'the same',
      () => Promise.reject(new AppError('password-same')),
      'That is the password you have already.',
      'New Password',
    ],
  ])('shows at its field that it was %s', async (_what, answer, words, label) => {
    changePassword.mockImplementation(answer);
    const user = open();
    await fill(user);
    const error = await screen.findByText(words);
    expect(field(label).getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(document.activeElement).toBe(field(label));
  });
});
