import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ForgotScreen } from './forgot-screen';
import { ResetScreen } from './reset-screen';

const resetPassword = vi.hoisted(() => vi.fn<(typed: object) => Promise<boolean>>());
vi.mock('@/services/account/account-commands', () => ({ resetPassword }));

function Where() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}
function open() {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/forgot', state: { from: '/app/team' } }]}>
      <Routes>
        <Route path="/forgot" element={<ForgotScreen />} />
        <Route path="/reset" element={<ResetScreen />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });

describe('a lost password', () => {
  beforeEach(() => {
    resetPassword.mockReset().mockResolvedValue(true);
  });

  it('needs an email to go on', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.getByRole('alert').textContent).toBe('Type your email.');
  });

  it('is replaced with the recovery code, and where somebody was going is not forgotten', async () => {
    const user = open();
    await user.type(field('Email'), ' ann@example.org {Enter}');
    expect(document.activeElement?.textContent).toBe('No link was sent');
    await user.click(screen.getByRole('link', { name: 'Use the recovery code' }));
    expect(field('Email').value).toBe('ann@example.org');
    await user.type(field('Recovery code'), '7k3qd 9xw2m 00000 11111');
    await user.type(field('New password'), 'correct horse');
    await user.type(field('Confirm password'), 'correct horse{Enter}');
    expect(await screen.findByText('/login {"from":"/app/team","email":"ann@example.org"}')).toBeTruthy();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith({
      email: 'ann@example.org',
      recoveryCode: '7k3qd 9xw2m 00000 11111',
      password: 'correct horse',
    });
  });

  it('stays when the code is wrong, which is said at the code', async () => {
    resetPassword.mockResolvedValue(false);
    const user = open();
    await user.type(field('Email'), 'ann@example.org{Enter}');
    await user.click(screen.getByRole('link', { name: 'Use the recovery code' }));
    await user.type(field('Recovery code'), 'AAAAA');
    await user.type(field('New password'), 'correct horse');
    await user.type(field('Confirm password'), 'correct horse{Enter}');
    const error = await screen.findByText('That recovery code does not match this email on this device.');
    expect(field('Recovery code').getAttribute('aria-describedby')).toBe(error.id);
    expect(document.activeElement).toBe(field('Recovery code'));
  });
});
