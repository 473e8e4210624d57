import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAll, notifications } from '@/services/notices/notifications';
import { keepPendingTemplate } from '@/services/chat/pending-template';
import { LoginScreen } from './login-screen';

type Proof = { outcome: string; waitSeconds?: number };
type Outcome = Proof & { recoveryCode?: string; step?: { tryCode: (typed: string) => Promise<Proof> } };
const logIn = vi.hoisted(() => vi.fn<(typed: object) => Promise<Outcome>>());
const continueAsGuest = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/services/account/account-commands', () => ({ logIn, continueAsGuest }));

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}
function open(state?: object, search = '') {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', search, state }]}>
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { exact: true });
async function logInAs(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'ann@example.org');
  await user.type(password(), 'x{Enter}');
}

describe('the log-in form', () => {
  beforeEach(() => {
    sessionStorage.clear();
    logIn.mockReset().mockResolvedValue({ outcome: 'ok' });
    continueAsGuest.mockReset().mockResolvedValue();
  });
  afterEach(dismissAll);

  it('tells password managers what each field is', () => {
    open();
    expect([email().name, email().type, email().autocomplete]).toEqual([
      'email',
      'email',
      'username webauthn',
    ]);
    expect([password().name, password().autocomplete]).toEqual(['password', 'current-password']);
    expect(email().form).toBe(password().form);
  });

  it('says nothing of passkeys that the browser could not offer, as nobody asked for one', async () => {
    const get = vi.fn<() => Promise<null>>().mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true }),
    );
    vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
    open();
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('alert')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('takes a password of any length, and is busy meanwhile', async () => {
    let answer: (outcome: Outcome) => void = () => undefined;
    logIn.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = open();
    await logInAs(user);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...' }).disabled).toBe(true);
    await vi.waitFor(() => expect(logIn).toHaveBeenCalledWith({ email: 'ann@example.org', password: 'x' }));
    answer({ outcome: 'ok' });
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(notifications.read()).toMatchObject([
      { type: 'success', title: 'Login Successful!', message: 'Welcome to Sitewright!' },
    ]);
  });

  it('leads home with a way back to the page that was asked for', async () => {
    const user = open({ from: '/app/team' });
    await logInAs(user);
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(notifications.read()[0]?.action).toEqual({
      label: 'Back to where you were going',
      href: '/app/team',
    });
  });

  it('leads to the template that waited', async () => {
    keepPendingTemplate('bakery');
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }));
    expect(await screen.findByText('at /designer?template=bakery')).toBeTruthy();
  });

  it.each([
    [{ outcome: 'wrong-password' }, 'That password does not match this email on this device.'],
    [
      { outcome: 'paused', waitSeconds: 90 },
      'Several wrong passwords in a row. Try again in 2 minutes, or use the recovery code.',
    ],
  ])('shows at the password that it was refused: %o', async (outcome, words) => {
    logIn.mockResolvedValue(outcome);
    const user = open();
    await logInAs(user);
    const error = await screen.findByText(words);
    expect(password().getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(document.activeElement).toBe(password());
    expect(notifications.read()).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  });

  it('asks for the code of a second factor, and for a recovery code in its place', async () => {
    const tryCode = vi.fn<(typed: string) => Promise<Proof>>();
    logIn.mockResolvedValue({ outcome: 'code-needed', step: { tryCode } });
    const user = open();
    await logInAs(user);
    const code = await screen.findByLabelText<HTMLInputElement>('Verification Code');
    expect([code.placeholder, code.maxLength]).toEqual(['Enter 6-digit code', 6]);
    await user.type(code, '12{Enter}');
    expect(tryCode).not.toHaveBeenCalled();
    tryCode.mockResolvedValue({ outcome: 'wrong' });
    await user.type(code, '3456{Enter}');
    expect(await screen.findByText(/If the clock of this device is wrong \(it says .*2\d{3}/)).toBeTruthy();
    tryCode.mockResolvedValue({ outcome: 'paused', waitSeconds: 30 });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Several wrong tries in a row. Try again in 30 seconds.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    tryCode.mockResolvedValue({ outcome: 'ok' });
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}');
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(tryCode.mock.calls.map(([typed]) => typed)).toEqual(['123456', '123456', 'abcde-fghjk']);
  });

  it('says why this tab alone was signed out', () => {
    sessionStorage.setItem('signed-out', 'revoked');
    open();
    expect(screen.getByText(/This sign-in was ended from another tab/)).toBeTruthy();
  });

  it('tells of an error in the words of the catalogue', async () => {
    logIn.mockRejectedValue(new Error('disk on fire'));
    const user = open();
    await logInAs(user);
    await vi.waitFor(() =>
      expect(notifications.read()).toMatchObject([
        { type: 'error', title: 'Login Error', message: 'An error occurred while logging in' },
      ]),
    );
  });

  it('sends nothing without an email and a password', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Type your email.',
      'Type your password.',
    ]);
    expect(document.activeElement).toBe(email());
    expect(logIn).not.toHaveBeenCalled();
  });

  it('has no passkeys where the browser has none', () => {
    open();
    expect(screen.queryByText(/passkey/i)).toBeNull();
  });
});
