import { totpCode, totpStepAt } from '../../src/server/second-factors/totp.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { fillLogin, makeCustomer, PASSWORD, signIn, toastOf } from './people.ts';

test('a passkey logs in and confirms; an authenticator app and recovery codes are the second step', async ({
  page,
  context,
  baseURL,
  expectFailure,
  checkAccessibility,
  saveScreenshot,
}) => {
  // WebAuthn knows no IP addresses
  const shop = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  expectFailure('/api/users/me/authenticator-app', 409);
  expectFailure('/api/users/login', 409);
  expectFailure('/api/users/login', 400);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const user = await makeCustomer();
  await signIn(page, user);
  await open(page, `${shop}/profile`);
  const security = page.getByRole('region', { name: 'Sign-in and security' });
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  // a toast that nobody closes covers the buttons in its corner
  await toastOf(page, 'The passkey was added.').click();
  await expect(security.getByRole('listitem')).toHaveCount(1);
  await checkAccessibility('.identity');
  await saveScreenshot('sign-in-and-security');

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await open(page, `${shop}/login?returnUrl=%2Fprofile`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await toastOf(page, 'Login Successful').click();
  await expect(page).toHaveURL(`${shop}/profile`);

  await browserDatabase().query(
    "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
    [user._id],
  );
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  // until the shop has heard of the older session
  await expect(async () => {
    await security.getByRole('button', { name: 'Set up an app' }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await checkAccessibility('dialog[open]');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an app' });
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await checkAccessibility('dialog[open]');
  await saveScreenshot('authenticator-app');
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setUp.getByLabel('Code that the app shows').fill(totpCode(secret, totpStepAt(Date.now())));
  await setUp.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await checkAccessibility('dialog[open]');
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(security).toContainText('10 of 10 recovery codes left');
  await toastOf(page, 'The app is set up.').click();

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await open(page, `${shop}/login?returnUrl=%2Fprofile`);
  await fillLogin(page, user.email, PASSWORD);
  const second = page.getByRole('dialog', { name: 'Second step' });
  await expect(second.getByRole('button', { name: 'Continue' })).toBeVisible();
  await checkAccessibility('dialog[open]');
  const typed = second.getByLabel('Code of your authenticator app, or a recovery code');
  await typed.fill('000000');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(typed).toHaveAccessibleDescription(/./);
  await expect(typed).toBeFocused();
  await page.keyboard.type(code);
  await expect(typed).toHaveValue(code);
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${shop}/profile`);
  await expect(security).toContainText('9 of 10 recovery codes left');
});
