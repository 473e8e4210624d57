import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readSystemSettings, saveSystemSettings } from '@/services/admin/system-settings';
import { signInAs } from '../../../../tests/support/storage/sign-in-as';
import { PaymentLink } from './payment-link';

it('leads to the payment page of the installation, and without one to where that is said', async () => {
  const accountId = await signInAs('admin');
  await saveSystemSettings({ ...(await readSystemSettings()), paymentAddress: '' });
  render(
    <MemoryRouter>
      <PaymentLink accountId={accountId} label="Buy More" />
    </MemoryRouter>,
  );
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Buy More' });
  expect(new URL(link.href).pathname + new URL(link.href).search).toBe('/app/billing?payment=ask');
  await saveSystemSettings({ ...(await readSystemSettings()), paymentAddress: 'https://pay.example.org/me' });
  const outside = await screen.findByRole<HTMLAnchorElement>('link', { name: /opens in a new tab/ });
  expect([outside.href, outside.target]).toEqual(['https://pay.example.org/me', '_blank']);
  await saveSystemSettings({ ...(await readSystemSettings()), paymentAddress: '' });
});
