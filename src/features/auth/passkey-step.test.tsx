import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { PasskeyStep } from './passkey-step';

const addPasskey = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('@/services/account/passkey-commands', () => ({ addPasskey }));
const button = (name: string) => screen.findByRole('button', { name });

describe('adding a passkey', () => {
  beforeEach(() => {
    addPasskey.mockReset();
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.stubGlobal('isSecureContext', true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('keeps the place of whoever pressed the button, and happens once', async () => {
    addPasskey.mockResolvedValue(true);
    const user = userEvent.setup({ delay: null });
    render(<PasskeyStep onDone={() => undefined} />);
    await user.click(await button('Add a passkey'));
    const added = await button('Passkey added');
    expect(document.activeElement).toBe(added);
    await user.click(added);
    expect(addPasskey).toHaveBeenCalledOnce();
  });

  it.each([
    ['closed', () => Promise.resolve(false), 'No passkey was added.'],
    [
      'refused',
      () => Promise.reject(new AppError('passkey-known')),
      'This account already has a passkey there. Log in with it next time.',
    ],
  ])('says that it was %s, and can be tried again', async (_what, answer, words) => {
    addPasskey.mockImplementation(answer);
    const user = userEvent.setup({ delay: null });
    render(<PasskeyStep onDone={() => undefined} />);
    await user.click(await button('Add a passkey'));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
    expect((await button('Add a passkey')).getAttribute('aria-disabled')).toBe('false');
  });

  it('is not offered at an address without a name, where browsers have none', () => {
    vi.stubGlobal('location', { hostname: '192.168.0.12' });
    render(<PasskeyStep onDone={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
  });
});
