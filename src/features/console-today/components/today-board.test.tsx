import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { type Today, WAITING_KINDS, type Waiting, type WaitingKind } from '~/schemas/console';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { TodayBoard } from './today-board';

beforeAll(prepareWindow);
afterEach(cleanup);

const ID = '0198c0de-0000-7000-8000-000000000001';
const onTime = { count: 0, since: null };
const HEALTH: Today['health'] = {
  mail: onTime,
  accountRequests: onTime,
  payments: onTime,
  refunds: onTime,
  invoices: onTime,
  failures: [],
  lastBackup: null,
  isBackupOld: false,
  worker: { beatAt: TEST_NOON, isSilent: false },
};
const waits = (kind: WaitingKind, label: string): Waiting => ({
  kind,
  count: 1,
  items: [{ id: ID, label, since: TEST_NOON, dueAt: null }],
});

const UNITS = '/console/units';
const VOICE = '/console/voice-lessons';
const LISTS: Record<WaitingKind, string> = {
  refund: '/console/refunds',
  invoice: '/console/invoices',
  discrepancy: '/console/discrepancies',
  letter: '/console/letters',
  leavingOperator: '/console/people?group=OPERATOR',
  failedMail: '/console/mails?status=FAILED',
  activityDraft: '/console/activities',
  unpublished: UNITS,
  draftReady: UNITS,
  failedClips: UNITS,
  draft: UNITS,
  unpublishedVoice: VOICE,
  voiceReady: VOICE,
  failedRecording: VOICE,
};

function renderToday(today: Partial<Today>) {
  return renderWithPendingCalls(
    <ZhConsoleMessages>
      <TodayBoard now={TEST_NOON} />
    </ZhConsoleMessages>,
    {
      'operator.console.today': { waiting: [], grants: null, health: HEALTH, failed: [], ...today },
    },
  );
}

it('Each pending task is a link to its page', async () => {
  renderToday({
    waiting: [
      waits('refund', 'SY1'),
      waits('invoice', 'SY2'),
      waits('discrepancy', 'SY3'),
      waits('draftReady', '可以發布'),
      waits('failedClips', '有問題'),
      waits('failedRecording', '漏水的水壺'),
    ],
  });
  const path = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await path('SY1')).toBe('/console/refunds/SY1');
  expect(await path('SY2')).toBe('/console/invoices?q=SY2');
  expect(await path('SY3')).toBe('/console/discrepancies?q=SY3');
  expect(await path('可以發布')).toBe(`/console/units/drafts/${ID}`);
  expect(await path('有問題')).toBe(`/console/units/drafts/${ID}`);
  expect(await path('漏水的水壺')).toBe(`/console/voice-lessons/${ID}`);
});

it('Tasks beyond the first five are a link to the whole list', async () => {
  const kinds = WAITING_KINDS.map((kind) => ({ ...waits(kind, `${kind} 1`), count: 14 }));
  renderToday({ waiting: kinds });
  const more = await screen.findAllByRole('link', { name: '還有 13 件' });
  expect(more.map((link) => link.getAttribute('href'))).toEqual(
    WAITING_KINDS.map((kind) => LISTS[kind]),
  );
});

it('A part that could not be read is named, and the others are there', async () => {
  renderToday({ waiting: [waits('refund', 'SY1')], failed: ['voiceReady', 'grants'] });
  expect((await screen.findByRole('status')).textContent).toContain('無法讀取：可以發布的語音課、');
  expect(screen.getByRole('link', { name: 'SY1' })).toBeTruthy();
});

it('An owner sees which operator leaves, and what was granted in the week by whom', async () => {
  const leaves = { role: 'SUPPORT', at: TEST_NOON } as const;
  const grant = { at: TEST_NOON, personId: ID, person: '王小明' };
  renderToday({
    waiting: [
      {
        kind: 'leavingOperator',
        count: 1,
        items: [{ id: ID, label: '林客服', since: TEST_NOON, dueAt: null, leaves }],
      },
    ],
    grants: {
      count: 9,
      items: [
        { ...grant, id: '1', operator: '陳客服', days: 30 },
        { ...grant, id: '2', operator: null, days: -7 },
      ],
    },
  });
  expect((await screen.findByRole('link', { name: '林客服' })).getAttribute('href')).toBe(
    `/console/people/${ID}`,
  );
  expect(screen.getByText(/客服的角色會在.+隨帳號刪除/)).toBeTruthy();
  const grants = screen.getByRole('region', { name: '這七天給的會員天數' });
  expect(grants.textContent).toMatch(/王小明.*陳客服給了 30 天.*系統指令收回 7 天/);
  expect(screen.getByRole('link', { name: '看全部 9 筆' }).getAttribute('href')).toBe(
    '/console/acts?kind=membership.grant',
  );
});

it('The board says that no task is pending, and that the worker is on time', async () => {
  renderToday({});
  expect(await screen.findByText('您的角色目前沒有待辦事項。')).toBeTruthy();
  expect(screen.getByText('背景工作都按時完成。')).toBeTruthy();
});

it('A worker that has stopped, or has never run, is never said to be on time, though nothing is late yet', async () => {
  renderToday({ health: { ...HEALTH, worker: { beatAt: TEST_NOON, isSilent: true } } });
  expect(await screen.findByText(/背景工作沒有在執行：最後一次回報是/)).toBeTruthy();
  expect(screen.queryByText('背景工作都按時完成。')).toBeNull();
  cleanup();
  renderToday({ health: { ...HEALTH, worker: null } });
  expect(await screen.findByText(/背景工作還沒有執行過/)).toBeTruthy();
  expect(screen.queryByText('背景工作都按時完成。')).toBeNull();
});

it('A backup that should have been made is a warning, with the last one or without any', async () => {
  const lastBackup = { takenAt: TEST_NOON, isEncrypted: true };
  renderToday({ health: { ...HEALTH, lastBackup, isBackupOld: true } });
  expect(await screen.findByText(/最近 26 小時沒有新的備份，最後一次是/)).toBeTruthy();
  cleanup();
  renderToday({ health: { ...HEALTH, isBackupOld: true } });
  expect(await screen.findByText(/資料庫建立超過 26 小時，還沒有任何備份/)).toBeTruthy();
  cleanup();
  renderToday({ health: { ...HEALTH, lastBackup } });
  expect(await screen.findByText(/上次備份：/)).toBeTruthy();
  expect(screen.queryByText(/26 小時/)).toBeNull();
});
