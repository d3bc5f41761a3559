import { readFile } from 'node:fs/promises';
import { DELETION_GRACE_DAYS } from '~/domain/account-deletion';
import { formatDate } from '~/lib/format-date';
import { accountDataSchema } from '~/schemas/account-data';
import { newPerson, signIn, signUp } from './account';
import { expect, localisedPath, test } from './fixtures';
import { fill, TEXTS } from './texts';

// A 401 is logged in a browser whose session was ended elsewhere.
test.use({ expectedErrors: [/401/] });

test('A user signs out one of two devices, downloads the account data, and requests and cancels the deletion', async ({
  app,
  visitor,
}) => {
  const t = TEXTS.zh;
  const person = newPerson();
  const computer = await visitor();
  const securityPath = '/profile/security';

  await test.step('the security page lists both devices', async () => {
    await computer.goto(`/signup?next=${encodeURIComponent(securityPath)}`);
    await signUp(computer, t, person);
    await expect(computer).toHaveURL(app.url + securityPath);
    await expect(computer.getByText(t.security.devices.only)).toBeVisible();
  });

  const phone = await visitor({ language: 'en', viewport: { width: 390, height: 844 } });
  await test.step('the second device is signed out, and a visitor on its next request', async () => {
    const en = TEXTS.en;
    const englishPath = localisedPath('en', securityPath);
    await phone.goto(localisedPath('en', `/login?next=${encodeURIComponent(englishPath)}`));
    await signIn(phone, en, person);
    await expect(phone).toHaveURL(app.url + englishPath);
    await expect(phone.getByText(en.security.devices.isThis)).toBeVisible();
    await expect(phone.getByRole('button', { name: /^Log out .+ on / })).toHaveCount(1);

    await computer.reload();
    await computer.getByRole('button', { name: /^登出 .+ 上的 / }).click();
    const confirmation = computer.getByRole('dialog', { name: t.security.devices.askOne });
    await confirmation
      .getByRole('button', { name: t.security.devices.signOut, exact: true })
      .click();
    await expect(computer.getByText(t.security.devices.only)).toBeVisible();
    await phone.reload();
    await expect(phone).toHaveURL(/\/en\/login\?next=/);
  });

  await test.step('phone and gender are saved and removed again', async () => {
    await computer.goto('/profile');
    const phone = computer.getByLabel(t.account.phone);
    const gender = computer.getByLabel(t.account.gender);
    const submit = computer.getByRole('button', { name: t.account.profile.submit, exact: true });
    const saved = computer.getByText(t.account.profile.allSaved);
    for (const [number, genderValue] of [
      ['0912-345-678', 'FEMALE'],
      ['', ''],
    ] as const) {
      await phone.fill(number);
      await gender.selectOption(genderValue);
      await submit.click();
      await expect(saved).toBeVisible();
      await computer.reload();
      await expect(phone).toHaveValue(number);
      await expect(gender).toHaveValue(genderValue);
    }
    await computer.goto(securityPath);
  });

  await test.step('the downloaded file is complete and holds this account’s data', async () => {
    const download = computer.waitForEvent('download');
    await computer.getByRole('button', { name: t.security.data.submit, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^shuoyi-data-\d{4}-\d\d-\d\d\.json$/);
    const data = accountDataSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
    expect(data.account).toMatchObject({ email: person.email, name: person.name });
    expect(data.devices).toHaveLength(1);
    expect(data.securityEvents.map(({ kind }) => kind)).toContain('DEVICE_SIGNED_OUT');
  });

  await test.step('every member page shows the date of the requested deletion', async () => {
    await computer.getByRole('button', { name: t.security.deletion.start }).click();
    const due = formatDate(new Date(Date.now() + DELETION_GRACE_DAYS * 86_400_000), 'zh');
    await computer.getByRole('button', { name: t.security.deletion.submit }).click();
    const banner = computer.getByText(fill(t.security.deletion.pending, { date: due }));
    await expect(banner).toBeVisible();
    await computer.goto('/my-lesson');
    await expect(banner).toBeVisible();
  });

  await test.step('the deletion is cancelled', async () => {
    await computer.getByRole('button', { name: t.security.deletion.cancel }).click();
    await expect(computer.getByText(t.security.deletion.cancelled)).toBeVisible();
    await computer.goto(securityPath);
    await expect(computer.getByRole('button', { name: t.security.deletion.start })).toBeVisible();
  });
});
