import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { SecretField } from './secret-field';

const vault = vi.hoisted(() => ({
  keepSecret: vi.fn<(name: string, secret: string) => Promise<void>>(),
  readSecret: vi.fn<(name: string) => Promise<string | null>>(),
  removeSecret: vi.fn<(name: string) => Promise<void>>(),
  unlock: vi.fn<(password: string) => Promise<{ outcome: string }>>(),
  vaultState: { read: () => 'open', subscribe: () => () => undefined },
}));
vi.mock('@/services/account/vault', () => vault);

const field = () => screen.getByLabelText<HTMLInputElement>('API Key', { exact: true });
const press = (name: string) => screen.getByRole('button', { name });
function open(isKept: boolean) {
  render(
    <MemoryRouter>
      <SecretField name="gpt" label="API Key" called="the key of GPT" isKept={isKept} />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

describe('a secret’s field', () => {
  beforeEach(() => {
    vault.keepSecret.mockReset().mockResolvedValue();
    vault.readSecret.mockReset().mockResolvedValue('sk-1');
    vault.removeSecret.mockReset().mockResolvedValue();
    vault.unlock.mockReset().mockResolvedValue({ outcome: 'ok' });
  });

  it('keeps what is typed, without the spaces a copy brings along, and is empty then', async () => {
    const user = open(false);
    await user.type(field(), '  sk-2 {Enter}');
    expect(vault.keepSecret).toHaveBeenCalledWith('gpt', 'sk-2');
    expect(field().value).toBe('');
  });

  it('shows a kept secret only when asked, and forgets it when hidden', async () => {
    const user = open(true);
    expect(vault.readSecret).not.toHaveBeenCalled();
    await user.click(press('Show the key of GPT'));
    await vi.waitFor(() => expect(field().value).toBe('sk-1'));
    await user.click(press('Hide the key of GPT'));
    expect(field().value).toBe('');
  });

  it('removes a secret that is cleared', async () => {
    const user = open(true);
    await user.click(press('Show the key of GPT'));
    await vi.waitFor(() => expect(field().value).toBe('sk-1'));
    await user.clear(field());
    await user.click(press('Remove key'));
    expect(vault.removeSecret).toHaveBeenCalledWith('gpt');
    expect(vault.keepSecret).not.toHaveBeenCalled();
  });

  it('asks for the password when the vault is locked, then does what was asked', async () => {
    vault.keepSecret.mockRejectedValueOnce(new AppError('vault-locked'));
    const user = open(false);
    await user.type(field(), 'sk-2{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Unlock your keys' })).toBeTruthy();
    await user.type(screen.getByLabelText('Password', { exact: true }), 'correct horse{Enter}');
    await vi.waitFor(() => expect(vault.keepSecret).toHaveBeenCalledTimes(2));
    expect(vault.unlock).toHaveBeenCalledWith('correct horse');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(field().value).toBe(''));
  });

  it('keeps what is typed in place when the unlocking is given up', async () => {
    vault.keepSecret.mockRejectedValue(new AppError('vault-locked'));
    const user = open(false);
    await user.type(field(), 'sk-2{Enter}');
    await screen.findByRole('dialog', { name: 'Unlock your keys' });
    await user.click(press('Cancel'));
    expect(field().value).toBe('sk-2');
  });
});
