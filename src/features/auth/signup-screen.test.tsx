import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { readProviders } from '@/services/account/sign-in-providers';
import { SignupScreen } from './signup-screen';

const createAccount = vi.hoisted(() => vi.fn<(account: object) => Promise<{ recoveryCode: string }>>());
vi.mock('@/services/account/account-commands', () => ({ createAccount }));

function open(providers = readProviders('')) {
  render(
    <MemoryRouter initialEntries={['/signup']}>
      <SignupScreen providers={providers} />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const send = () => screen.getByRole('button', { name: 'Create account' });
/** The words that a field points to as its description. */
const told = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('the sign-up form', () => {
  beforeEach(() => {
    createAccount.mockReset().mockResolvedValue({ recoveryCode: '7K3QD-9XW2M-00000-11111' });
  });

  it('tells password managers what each field is, in one form', () => {
    open();
    const form = screen.getByRole('form', { name: 'Create an account' });
    const fields = [...form.querySelectorAll('input')];
    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ['name', 'text', 'name'],
      ['email', 'email', 'username'],
      ['password', 'password', 'new-password'],
      ['confirm', 'password', 'new-password'],
    ]);
  });

  it('says what is wrong with a field when it is left, and takes it back at once when it is right', async () => {
    const user = open();
    await user.click(field('Email'));
    await user.tab();
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await user.type(field('Email'), 'ann');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(told('Email')).toBe('There is an @ missing, as in name@example.com.');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('Email'), '@example.org');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });

  it('goes to the first wrong field when sent, and sends nothing', async () => {
    const user = open();
    await user.type(field('Full name'), 'Ann Lee');
    await user.type(field('Email'), 'ann@example.org');
    await user.type(field('Password'), 'short{Enter}');
    expect(document.activeElement).toBe(field('Password'));
    expect(told('Password')).toContain('Use at least 8 characters; 3 more to go.');
    expect(told('Confirm password')).toBe('Type the password once more.');
    expect(createAccount).not.toHaveBeenCalled();
  });

  it('judges the confirmation anew when the password is what was wrong', async () => {
    const user = open();
    await user.type(field('Password'), 'correct hors');
    await user.type(field('Confirm password'), 'correct horse');
    await user.tab();
    expect(told('Confirm password')).toBe('The two passwords are not the same.');
    await user.type(field('Password'), 'e');
    expect(field('Confirm password').getAttribute('aria-invalid')).toBeNull();
  });

  it('lets a password be pasted and shown, each field for itself, and hides it when sent', async () => {
    const user = open();
    await user.click(field('Password'));
    await user.paste('correct horse');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([field('Password').type, field('Confirm password').type]).toEqual(['text', 'password']);
    expect(field('Password').value).toBe('correct horse');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
    await user.click(send());
    expect(field('Password').type).toBe('password');
  });

  it('creates the account and shows the recovery code once', async () => {
    const user = open();
    await user.type(field('Full name'), 'Ann Lee');
    await user.type(field('Email'), 'ann@example.org');
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Confirm password'), 'correct horse{Enter}');
    expect(await screen.findByText('7K3QD-9XW2M-00000-11111')).toBeTruthy();
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({
      name: 'Ann Lee',
      email: 'ann@example.org',
      password: 'correct horse',
    });
    // The title takes the focus once it is painted.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep this recovery code'));
  });

  it('takes an email that has an account back to that field', async () => {
    createAccount.mockRejectedValue(new AppError('email-taken'));
    const user = open();
    await user.type(field('Full name'), 'Ann Lee');
    await user.type(field('Email'), 'ann@example.org');
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Confirm password'), 'correct horse{Enter}');
    expect(await screen.findByText(/An account with this email exists/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
  });
});

describe('sign-up by a provider', () => {
  it('is absent while none is set up', () => {
    open();
    expect(screen.queryByRole('group', { name: 'Sign up with' })).toBeNull();
    expect(screen.queryByText(/Google|GitHub|Apple/)).toBeNull();
  });

  it('leads to those that are, and explains those that are not', async () => {
    const user = open(readProviders('google=https://id.example.org/google'));
    expect(screen.getByRole('link', { name: 'Google' }).getAttribute('href')).toBe(
      'https://id.example.org/google',
    );
    await user.click(screen.getByRole('button', { name: 'Apple' }));
    expect(screen.getByRole('status').textContent).toContain('Apple needs a provider');
    expect(screen.getByRole('button', { name: 'GitHub' })).toBeTruthy();
  });
});
