import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import type { ContactMessageView } from '~/schemas/contact';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { LetterList } from './letter-list';

beforeAll(prepareWindow);
afterEach(cleanup);

const letter = (id: string, name: string): ContactMessageView => ({
  id,
  name,
  email: `${id}@shuoyi.example`,
  subject: 'ORDER',
  orderNumber: null,
  body: '想問退費。',
  language: 'zh',
  userId: null,
  createdAt: TEST_NOON,
  repliedAt: null,
});

const SUPPORT = { role: 'SUPPORT' } as const;

it('Letters selected by keyboard are marked as answered one by one, and wait again when that is taken back', async () => {
  const rows = [letter('1', '何曉蕾'), letter('2', '王先生'), letter('3', '陳小姐')];
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <LetterList isAll={false} {...SUPPORT} />
    </ZhConsoleMessages>,
    { 'operator.letters.list': { rows, nextCursor: null } },
  );
  for (const name of ['何曉蕾', '陳小姐']) {
    (await screen.findByRole('checkbox', { name: new RegExp(name) })).focus();
    await user.keyboard(' ');
  }
  await user.click(screen.getByRole('button', { name: '把選取的標示為已回覆（2）' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '標示為已回覆' }));
  for (const id of ['1', '3']) {
    const answer = await call('operator.letters.answer');
    expect(answer.input).toEqual({ id });
    await answer.respond(undefined);
  }
  await user.click(await screen.findByRole('button', { name: '全部改回未回覆' }));
  for (const id of ['1', '3']) {
    const reopen = await call('operator.letters.reopen');
    expect(reopen.input).toEqual({ id });
    await reopen.respond(undefined);
  }
  expect(await screen.findByText('處理結果')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '全部改回未回覆' })).toBeNull();
});
