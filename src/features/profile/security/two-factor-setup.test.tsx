import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TwoFactorSetup } from './two-factor-setup';

const service = vi.hoisted(() => ({
  offerTwoFactor: vi.fn<() => Promise<{ secret: string; address: string }>>(),
  confirmTwoFactor: vi.fn<(offer: object, code: string) => Promise<string[] | null>>(),
}));
vi.mock('@/services/two-factor', () => service);

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
