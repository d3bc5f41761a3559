import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { watchFocus } from '~/components/ui/watch-focus';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleActivities as zh } from '~/i18n/locales/zh/console/activities';
import { errors } from '~/i18n/locales/zh/errors';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { ActivityPage } from './activity-page';

beforeAll(prepareWindow);
afterEach(cleanup);

const both = { zh: '茶會', en: 'Tea' };
const LIST = {
  activity: {
    slug: 'tea',
    title: both,
    place: both,
    online: false,
    trial: false,
    sample: false,
    seats: 5,
    confirmed: 1,
    waiting: 0,
    came: 0,
    cancelledAt: null,
    draft: false,
    revision: 0,
    startsAt: TEST_NOON,
    endsAt: TEST_NOON,
  },
  cancelReason: null,
  checkInOpensAt: TEST_NOON,
  registrations: [
    {
      id: '1',
      personId: null,
      email: 'ming@shuoyi.example',
      name: '王小明',
      status: 'CONFIRMED',
      checkedInAt: null,
      code: '012 407',
      waitingPlace: null,
    },
  ],
};

it('At the door the answer about a guest is gone with the first sign that is typed for the next', async () => {
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <ActivityPage slug="tea" role="SUPPORT" now={TEST_NOON} />
    </ZhConsoleMessages>,
    { 'operator.activities.get': LIST },
  );
  await user.type(await screen.findByLabelText(zh.find), '012407');
  await user.keyboard('{Enter}');
  const sent = await call('operator.activities.checkIn');
  await sent.respond({ name: '王小明', first: false, checkedInAt: TEST_NOON, trialUntil: null });
  const before = zh.before.replace('{name}', '王小明');
  await waitFor(() => expect(document.body.textContent).toContain(before));
  await user.type(screen.getByLabelText(zh.find), '9');
  await waitFor(() => expect(document.body.textContent).not.toContain(before));
  await user.keyboard('99999{Enter}');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(zh.noMatch);
  expect(document.body.textContent).not.toContain(before);
});

it('At the door the reason of a try by typing is gone with a check-in by the list', async () => {
  const guest = (name: string) => ({
    ...LIST.registrations[0],
    id: name,
    name,
    email: `${name}@shuoyi.example`,
    code: null,
  });
  const registrations = [guest('Ann'), guest('Anna')];
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <ActivityPage slug="tea" role="SUPPORT" now={TEST_NOON} />
    </ZhConsoleMessages>,
    { 'operator.activities.get': { ...LIST, registrations } },
  );
  await user.type(await screen.findByLabelText(zh.find), 'ann{Enter}');
  expect(document.body.textContent).toContain(zh.several);
  await user.click(screen.getByRole('button', { name: '替Ann報到' }));
  expect(document.body.textContent).not.toContain(zh.several);
  const sent = await call('operator.activities.checkIn');
  await sent.respond({ name: 'Ann', first: true, checkedInAt: TEST_NOON, trialUntil: null });
  await waitFor(() => expect(document.body.textContent).not.toContain(zh.several));
});

const renderDoor = (registrations: object[], role: 'SUPPORT' | 'ACCOUNTS' = 'SUPPORT') =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <ActivityPage slug="tea" role={role} now={TEST_NOON} />
    </ZhConsoleMessages>,
    { 'operator.activities.get': { ...LIST, registrations } },
  );
const [MING] = LIST.registrations;
const saidAs = (role: 'status' | 'alert') =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

it('After a check-in the answer takes it back, by its time, says once that a trial goes on, and leaves the focus on the form’s button', async () => {
  onTestFinished(watchFocus());
  const { user, call } = renderDoor(LIST.registrations);
  await user.type(await screen.findByLabelText(zh.find), '012407{Enter}');
  const sent = await call('operator.activities.checkIn');
  await sent.respond({
    name: '王小明',
    first: true,
    checkedInAt: TEST_NOON,
    trialUntil: TEST_NOON,
  });
  await user.click(await screen.findByRole('button', { name: zh.undo }));
  const undo = await call('operator.activities.undoCheckIn');
  expect(undo.input).toEqual({
    slug: 'tea',
    email: 'ming@shuoyi.example',
    checkedInAt: TEST_NOON,
  });
  await undo.respond({ name: '王小明', first: true, keepsTrial: true });
  const undone = zh.undoneTrial.replace('{name}', '王小明');
  const shown = zh.shown.replace('{count}', '1');
  await waitFor(() => expect(saidAs('status')).toBe(`${undone}${shown}`));
  expect(screen.queryByRole('button', { name: zh.undo })).toBeNull();
  const submit = screen.getByRole('button', { name: zh.checkIn });
  await waitFor(() => expect(document.activeElement).toBe(submit));
  await user.type(screen.getByLabelText(zh.find), '9');
  await waitFor(() => expect(saidAs('status')).not.toContain(undone));
});

it('The list takes back the check-in of a present person, and a refusal says why and keeps the row', async () => {
  const { user, call } = renderDoor([{ ...MING, checkedInAt: TEST_NOON }]);
  const name = zh.undoOf.replace('{name}', '王小明');
  await user.click(await screen.findByRole('button', { name }));
  const undo = await call('operator.activities.undoCheckIn');
  await undo.respondWithError('CHECK_IN_CHANGED');
  await waitFor(() => expect(saidAs('alert')).toContain(zh.undoFailed));
  expect(saidAs('alert')).toContain(errors.CHECK_IN_CHANGED);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('A role that only reads the list sees who came and can take no check-in back', async () => {
  renderDoor([{ ...MING, checkedInAt: TEST_NOON }], 'ACCOUNTS');
  await screen.findByText('王小明');
  expect(screen.queryByText(zh.undo)).toBeNull();
});
