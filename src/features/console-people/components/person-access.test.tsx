import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { confirmation } from '~/console/confirmation';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { PersonAccess } from './person-access';

beforeAll(prepareWindow);
afterEach(cleanup);

const account = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ming@shuoyi.example',
  name: '王小明',
  role: 'USER',
  validated: true,
  createdAt: new Date('2026-11-01T04:00:00Z'),
  disabledAt: null,
  sessions: 2,
} as const;

it('The dialog of an act closes for the password prompt, and reopens with its reason when the prompt is cancelled', async () => {
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <PersonAccess account={account} />
    </ZhConsoleMessages>,
  );
  await user.click(screen.getByRole('button', { name: '停用帳號' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(screen.getByLabelText('原因'), 'case 12');
  await user.keyboard('{Enter}');
  const refused = await call('operator.disable');
  expect(refused.input).toMatchObject({ id: account.id, reason: 'case 12' });
  await refused.respondWithError('PASSWORD_CONFIRMATION_REQUIRED');
  expect(confirmation.get()).not.toBeNull();
  expect(dialog.isConnected).toBe(false);
  await act(async () => confirmation.get()?.answer(false));
  await screen.findByRole('dialog');
  expect(screen.getByLabelText<HTMLInputElement>('原因').value).toBe('case 12');
});

it('After a lost response the dialog says that the outcome is unknown, and the reason stays', async () => {
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <PersonAccess account={account} />
    </ZhConsoleMessages>,
  );
  await user.click(screen.getByRole('button', { name: '登出所有裝置' }));
  await user.type(await screen.findByLabelText('原因'), 'case 13');
  await user.keyboard('{Enter}');
  await (await call('operator.people.signOut')).loseConnection();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toContain(zh.consoleShell.noAnswer);
  expect(screen.getByLabelText<HTMLInputElement>('原因').value).toBe('case 13');
});
