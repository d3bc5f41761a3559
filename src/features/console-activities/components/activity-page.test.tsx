import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleActivities as zh } from '~/i18n/locales/zh/console/activities';
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
  await sent.respond({ name: '王小明', first: false, trialUntil: null });
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
  await sent.respond({ name: 'Ann', first: true, trialUntil: null });
  await waitFor(() => expect(document.body.textContent).not.toContain(zh.several));
});
