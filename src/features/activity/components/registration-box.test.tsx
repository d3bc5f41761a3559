import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ActivitySummary } from '~/schemas/activity';
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
  ...{ slug: 'tea', kind: 'TALK', online: true, city: null, seats: 20 },
  ...{ trial: false, sample: true, drawing: 'booth' },
  startsAt: new Date(now.getTime() + DAY_MS),
  endsAt: new Date(now.getTime() + 2 * DAY_MS),
  place: { zh: '線上', en: 'Online' },
  title: { zh: '茶', en: 'Tea' },
  summary: { zh: '喝茶。', en: 'Drink tea.' },
};
const user = { email: 'ann@example.com', vip: { level: '' } };
const responses = { 'auth.me': user, 'activity.seats': [], 'activity.mine': [] };
const SENTENCE = '這是範例活動，不會真的舉行；報名只是試用流程。';

it('the note on a sample activity stands before the button to register, which works', async () => {
  renderWithPendingCalls(
    <RegistrationBox activity={activity} written={now} note={<p>{SENTENCE}</p>} />,
    responses,
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
