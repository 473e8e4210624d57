import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { storeUser } from '@/services/account/session';
import { readSystemSettings, saveSystemSettings } from '@/services/admin/system-settings';
import { recordComposerUse } from '@/services/plans/usage-commands';
import { BillingScreen } from './billing-screen';

configure({ asyncUtilTimeout: 10_000 });
let count = 0;

function open(search = '') {
  render(
    <MemoryRouter initialEntries={[`/app/billing${search}`]}>
      <BillingScreen />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

describe('the billing screen', { timeout: 30_000 }, () => {
  beforeEach(async () => {
    const id = `bill-ann-${(count += 1)}`;
    const user = { id, name: 'Ann', email: `${id}@example.org`, avatar: '' };
    const account = { ...user, guest: false, createdAt: 1, password: null, recovery: null };
    await withDatabase((database) => addAccount(database, account));
    storeUser(user);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });

  it('begins with the plan that the address asks for, and changes it at once', async () => {
    const user = open('?plan=pro');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Pro/ }).checked).toBe(true);
    expect(dialog.getByText(/no money moves here/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Change to Pro' }));
    expect(await screen.findByText('Pro Plan')).toBeTruthy();
    expect(screen.getByText('0, no limit')).toBeTruthy();
    const history = within(await screen.findByRole('table', { name: 'Billing History' }));
    expect((await history.findAllByRole('cell')).map(({ textContent }) => textContent).slice(1)).toEqual([
      'Free',
      'Pro',
      '$29 per month',
    ]);
  });

  it('says that no payment address is configured and who can name one, and leads there once there is', async () => {
    const user = open();
    expect(await screen.findByText('Free Plan')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Buy More' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/You can: it is|Ask Ann/)).toBeTruthy();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await saveSystemSettings({
      ...(await readSystemSettings()),
      paymentAddress: 'https://pay.example.org/me',
    });
    const links = await screen.findAllByRole<HTMLAnchorElement>('link', {
      name: /Update Payment|Change|Buy More/,
    });
    expect(links.map(({ href }) => href)).toEqual(
      Array.from({ length: 3 }, () => 'https://pay.example.org/me'),
    );
    await saveSystemSettings({ ...(await readSystemSettings()), paymentAddress: 'http://pay.example.org' });
    expect(await screen.findByRole('button', { name: 'Update Payment' })).toBeTruthy();
  });

  it('says that it is loading until the plan is read', async () => {
    open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(await screen.findByText('Free Plan')).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  });

  it('says so at once to somebody who wanted to pay on another screen', async () => {
    const user = open('?payment=ask');
    const dialog = within(await screen.findByRole('dialog', { name: 'No payment address is configured' }));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what the composer answered, at no cost, as a chart and as rows', async () => {
    await recordComposerUse('p', 1200);
    open();
    expect(await screen.findByRole('img', { name: /Answers by day: 1 in all\. Most on/ })).toBeTruthy();
    const ledger = within(await screen.findByRole('table', { name: 'Usage' }));
    const cells = (await ledger.findAllByRole('cell')).map(({ textContent }) => textContent);
    expect(cells).toContain('Built-in composer');
    expect(cells).toContain('$0.00');
    expect(cells).toContain('1.2 sec');
  });
});
