import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSystemSettings } from '@/domain/system/system-settings';
import { readSystemSettings, saveSystemSettings } from '@/services/admin/system-settings';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { stubLayout } from '../../../tests/support/stub-layout';
import { AdminSettingsScreen } from './admin-settings-screen';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/app/admin/settings']}>
      <AdminSettingsScreen />
    </MemoryRouter>,
  );
const toggle = (name: string) => screen.findByRole('switch', { name });

beforeAll(() => {
  stubLayout();
  // Set by the bundler.
  vi.stubGlobal('__APP_VERSION__', '1.2.3');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  await saveSystemSettings(defaultSystemSettings);
});

it('shows where the cards of a tab will stand until it is read', async () => {
  await signInAs('admin');
  render(
    <MemoryRouter initialEntries={['/app/admin/settings?tab=backups']}>
      <AdminSettingsScreen />
    </MemoryRouter>,
  );
  expect((await screen.findByRole('status')).textContent).toContain('Loading');
  expect(await screen.findByRole('button', { name: 'Back up now' })).toBeTruthy();
});

describe('the system settings', { timeout: 30_000 }, () => {
  it('show all nine toggles of the specification', async () => {
    await signInAs('admin');
    open();
    await toggle('Maintenance mode');
    const names = screen
      .getAllByRole('switch')
      .map((each) => each.closest('div')?.querySelector('label')?.textContent);
    expect(names).toEqual(
      expect.arrayContaining([
        'Two-factor for admin access',
        'Session timeout auto-logout',
        'API rate limiting',
        'Automatic daily backups',
        'Query logging',
        'Data retention',
        'Email notifications',
        'Error alerts',
        'Maintenance mode',
      ]),
    );
  });

  it('are saved together, and only when every field is right', async () => {
    await signInAs('admin');
    open();
    fireEvent.click(await toggle('Session timeout auto-logout'));
    fireEvent.change(await screen.findByLabelText('Minutes without activity'), { target: { value: '0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Write minutes from 1 to 1,440, which is a day.')).toBeTruthy();
    expect((await readSystemSettings()).sessionTimeout).toBe(false);
    fireEvent.change(screen.getByLabelText('Minutes without activity'), { target: { value: '15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () =>
      expect(await readSystemSettings()).toMatchObject({ sessionTimeout: true, sessionTimeoutMinutes: 15 }),
    );
  });

  it('ask before they go back to how they came', async () => {
    await signInAs('admin');
    await saveSystemSettings({ ...defaultSystemSettings, maintenanceMode: true });
    open();
    await toggle('Maintenance mode');
    fireEvent.click(screen.getByRole('button', { name: 'Reset to Defaults' }));
    expect((await readSystemSettings()).maintenanceMode).toBe(true);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(dialog.querySelector('button:last-of-type.border-danger') ?? dialog);
    await waitFor(async () => expect(await readSystemSettings()).toEqual(defaultSystemSettings));
  });

  it('can be read by members, who are told why they change nothing', async () => {
    await signInAs('member');
    open();
    expect(await toggle('Maintenance mode')).toHaveProperty('disabled', true);
    expect(screen.getByText(/You can look, not change/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });
});
