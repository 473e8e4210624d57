import { expect } from '@playwright/test';
import { test } from './pages/emptied-test';

test('an account is made, gets a passkey, and is opened with it after signing out', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Mara Voss');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three unrelated words');
  await page.getByLabel('Confirm password').fill('three unrelated words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Passkey added' })).toBeFocused();
  await page.getByRole('button', { name: 'I kept it, go on' }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  const signOut = async () => {
    await page.getByRole('button', { name: 'Mara Voss' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('You have successfully logged out').first()).toBeVisible();
  };
  await test.step('from the list of the email field, which the authenticator answers by itself', async () => {
    await signOut();
    await page.goto('/login');
    await page.waitForURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Mara Voss' })).toBeVisible();
  });

  await test.step('by the button, where the browser has no such list', async () => {
    await signOut();
    await page.addInitScript(() =>
      Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Mara Voss' })).toBeVisible();
  });
});
