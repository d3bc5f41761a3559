import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { ActivitySummary } from '~/schemas/activity';
import type { UserView } from '~/schemas/auth';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { toListedActivity } from '../listed-activity';
import { ActivityRow } from './activity-row';
import { RegistrationBox } from './registration-box';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
beforeAll(prepareWindow);
afterEach(cleanup);

const DAY_MS = 86_400_000;
const now = new Date();
const activity: ActivitySummary = {
  slug: 'tea',
  kind: 'TALK',
  online: true,
  city: null,
  seats: 20,
  trial: false,
  sample: true,
  drawing: 'booth',
  startsAt: new Date(now.getTime() + DAY_MS),
  endsAt: new Date(now.getTime() + 2 * DAY_MS),
  place: { zh: '線上', en: 'Online' },
  title: { zh: '茶', en: 'Tea' },
  summary: { zh: '喝茶。', en: 'Drink tea.' },
};
const user = { email: 'ann@example.com', vip: { level: '' } } as UserView;
const responses = { 'auth.me': user, 'activity.seats': [], 'activity.mine': [] };
const SENTENCE = '這是範例活動，不會真的舉行；報名只是試用流程。';

it('a press on the button registers once, although what it calls is loaded by that press', async () => {
  const page = renderWithPendingCalls(
    <RegistrationBox activity={activity} written={now} />,
    responses,
    'zh',
    user,
  );
  const button = await screen.findByRole('button', { name: '報名' });
  fireEvent.click(button);
  fireEvent.click(button);
  const call = await page.call('activity.register');
  expect(call.input).toEqual({ slug: 'tea' });
  expect(page.held).toEqual([]);
  await call.respond({ status: 'CONFIRMED' });
  await screen.findByText(zh.activity.registration.done);
});

it('a person with a seat sees the code for the check-in until they have come', async () => {
  const mine = { slug: 'tea', status: 'CONFIRMED', place: null, joining: null, code: '012 407' };
  const show = (checkedInAt: Date | null) =>
    renderWithPendingCalls(
      <RegistrationBox activity={activity} written={now} />,
      { ...responses, 'activity.mine': [{ ...mine, checkedInAt }] },
      'zh',
      user,
    );
  show(null);
  expect(await screen.findByText('012 407')).toBeTruthy();
  cleanup();
  show(now);
  expect(await screen.findByText(zh.activity.registration.came)).toBeTruthy();
  expect(screen.queryByText('012 407')).toBeNull();
});

it('a visitor is led to the log-in and back', () => {
  const box = <RegistrationBox activity={activity} written={now} />;
  renderWithPendingCalls(box, responses, 'zh', null);
  const link = screen.getByRole('link', { name: zh.activity.registration.login });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fdiscovery-activity%2Ftea');
});

it('the note on a sample activity stands before the button to register, which works', async () => {
  renderWithPendingCalls(
    <RegistrationBox activity={activity} written={now} note={<p>{SENTENCE}</p>} />,
    responses,
    'zh',
    user,
  );
  const button = await screen.findByRole('button', { name: '報名' });
  const sentence = screen.getByText(
    (_, node) => node?.tagName === 'P' && node.textContent === SENTENCE,
  );
  expect(sentence.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
});

it('a list marks a sample activity and no other', () => {
  const row = (sample: boolean) => (
    <ActivityRow activity={{ ...toListedActivity(activity, 'zh'), sample }} phase="COMING" />
  );
  renderWithPendingCalls(row(true));
  expect(screen.queryByText('範例活動')).not.toBeNull();
  cleanup();
  renderWithPendingCalls(row(false));
  expect(screen.queryByText('範例活動')).toBeNull();
});
