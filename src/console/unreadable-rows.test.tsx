import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ActTable } from '~/features/console-acts/components/act-table';
import { LetterList } from '~/features/console-letters/components/letter-list';
import { PersonTimeline } from '~/features/console-people/components/person-timeline';
import { EnConsoleMessages } from '~/i18n/console-messages-en';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';

beforeAll(prepareWindow);
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const OWNER = { role: 'OWNER' } as const;
const LETTER = {
  id: ID,
  name: '王小明',
  email: 'ming@tea.example',
  subject: 'ORDER',
  orderNumber: null,
  body: '茶',
  language: 'zh',
  userId: null,
  createdAt: TEST_NOON,
  repliedAt: null,
};
const ACT = {
  id: ID,
  at: TEST_NOON,
  kind: 'coupon.create',
  operator: null,
  subjectKind: 'coupon',
  subject: 'TEA',
  before: null,
  after: null,
  reason: '',
};
const EVENT = { kind: 'letter', id: ID, at: TEST_NOON, subject: 'ORDER', isAnswered: false };

const LISTS: [list: string, call: string, list: ReactNode, row: object][] = [
  ['table', 'operator.console.acts', <ActTable key="a" />, ACT],
  ['letters', 'operator.letters.list', <LetterList key="l" isAll {...OWNER} />, LETTER],
  [
    'time line',
    'operator.people.timeline',
    <PersonTimeline key="t" id={ID} email="ming@tea.example" {...OWNER} />,
    EVENT,
  ],
];

/** The text on the screen; Chinese sentences contain the break opportunities of their lines. */
const read = () => document.body.textContent ?? '';

describe.each(LISTS)('The %s of the console', (_, call, list, row) => {
  const show = (page: object, language: 'zh' | 'en' = 'zh') => {
    const Messages = language === 'zh' ? ZhConsoleMessages : EnConsoleMessages;
    const known = { [call]: { nextCursor: null, unreadable: 0, ...page } };
    return renderWithPendingCalls(<Messages>{list}</Messages>, known, language);
  };

  it('How many rows could not be read, and who can help, is said in both languages', async () => {
    show({ rows: [row], unreadable: 3 });
    await expect.poll(read).toMatch(/有 3 筆資料無法讀取.*管理伺服器的人/);
    cleanup();
    show({ rows: [row], unreadable: 1 }, 'en');
    await expect.poll(read).toMatch(/1 row could not be read.*ask the server’s administrator/);
  });

  it('A list without a readable row is not called empty, and its next page can be loaded', async () => {
    show({ rows: [], unreadable: 50, nextCursor: 'more' });
    await expect.poll(read).toContain('有 50 筆資料無法讀取');
    expect(read()).not.toMatch(/目前沒有資料。|還沒有來信。|沒有紀錄。/);
    expect(screen.getByText('載入更多')).toBeTruthy();
  });

  it('A list of which all was read says nothing of it', async () => {
    const { client } = show({ rows: [row] });
    await expect.poll(() => client.getQueryCache().findAll({ type: 'active' }).length).toBe(1);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(read()).not.toContain('無法讀取');
  });
});
