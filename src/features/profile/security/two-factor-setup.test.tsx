import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountView } from '@/services/account/account-view';
import { TwoFactorCard } from './two-factor-card';
import { TwoFactorSetup } from './two-factor-setup';

const service = vi.hoisted(() => ({
  offerTwoFactor: vi.fn<() => Promise<{ secret: string; address: string }>>(),
  confirmTwoFactor: vi.fn<(offer: object, code: string) => Promise<string[] | null>>(),
  endTwoFactor: vi.fn<() => Promise<object>>(),
  renewRecoveryCodes: vi.fn<() => Promise<object>>(),
}));
vi.mock('@/services/account/two-factor', () => service);

const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const code = () => screen.getByLabelText<HTMLInputElement>('Verification Code');

describe('setting an authenticator app up', () => {
  beforeEach(() => {
    service.offerTwoFactor
      .mockReset()
      .mockResolvedValue({ secret, address: `otpauth://totp/Sitewright:ann?secret=${secret}` });
    service.confirmTwoFactor.mockReset();
  });

  it('asks for a code only once the app could have one', async () => {
    const user = userEvent.setup({ delay: null });
    render(<TwoFactorSetup onDone={() => undefined} />);
    await user.type(code(), '123456{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('Set up the authenticator app first');
    expect(service.confirmTwoFactor).not.toHaveBeenCalled();
  });

  it('draws the address, writes the secret out, and hands the recovery codes on', async () => {
    const done = vi.fn<(codes: string[]) => void>();
    const user = userEvent.setup({ delay: null });
    render(<TwoFactorSetup onDone={done} />);
    expect([code().placeholder, code().maxLength]).toEqual(['Enter 6-digit code', 6]);
    await user.click(screen.getByRole('button', { name: 'Setup Authenticator App' }));
    const drawing = await screen.findByRole('img', { name: /QR code/ });
    expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/);
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    service.confirmTwoFactor.mockResolvedValueOnce(null);
    await user.type(code(), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That code does not match.');
    service.confirmTwoFactor.mockResolvedValueOnce(['AAAAA-BBBBB']);
    await user.clear(code());
    await user.type(code(), '654321{Enter}');
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith(['AAAAA-BBBBB']));
  });

  it('takes a code that is pasted with a space in the middle', async () => {
    const user = userEvent.setup({ delay: null });
    render(<TwoFactorSetup onDone={() => undefined} />);
    await user.click(code());
    await user.paste('123 456');
    expect(code().value).toBe('123456');
  });
});

const toggle = () => screen.getByRole('switch', { name: /Enable 2FA/ });

function open() {
  render(
    <MemoryRouter>
      <Link to="/app/team">Team</Link>
      <TwoFactorCard account={{ twoFactor: null } as AccountView} />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

describe('the two-factor card', () => {
  beforeEach(() => {
    service.offerTwoFactor
      .mockReset()
      .mockResolvedValue({ secret: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' });
    service.confirmTwoFactor.mockReset().mockResolvedValue(['AAAAA-BBBBB']);
  });

  it('is switched off again at once while there is nothing to lose', async () => {
    const user = open();
    await user.click(toggle());
    await user.click(toggle());
    expect(screen.queryByLabelText('Verification Code')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before a secret is thrown away that an app may have already', async () => {
    const user = open();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Setup Authenticator App' }));
    await screen.findByRole('img', { name: /QR code/ });
    await user.click(toggle());
    expect(await screen.findByRole('dialog', { name: 'Stop setting it up?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(toggle());
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByLabelText('Verification Code')).toBeNull());
  });

  it('asks nothing once the code proved the app', async () => {
    const user = open();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Setup Authenticator App' }));
    await screen.findByRole('img', { name: /QR code/ });
    await user.type(screen.getByLabelText('Verification Code'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: /^I kept/ }));
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
