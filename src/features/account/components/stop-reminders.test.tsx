import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';
import { StopReminders } from './stop-reminders';

const TOKEN = 'a-sealed-token-of-a-mailed-link';

/** Calls that the server received, and its response: data, or the code of an error. */
let calls: string[] = [];
let answers: Record<string, { data: unknown } | { errorCode: string }> = {};

async function respond(url: string, init?: RequestInit): Promise<Response> {
  const procedure = new URL(url, 'http://test').pathname.split('/').at(-1)!;
  calls.push(procedure);
  expect(JSON.parse(String(init?.body))[0].json).toEqual({ token: TOKEN });
  const answer = answers[procedure]!;
  const result =
    'data' in answer
      ? { result: { data: superjson.serialize(answer.data) } }
      : {
          error: superjson.serialize({
            message: answer.errorCode,
            code: -32600,
            data: { errorCode: answer.errorCode, httpStatus: 400, code: 'BAD_REQUEST' },
          }),
        };
  return new Response(JSON.stringify([result]), {
    headers: { 'content-type': 'application/json' },
  });
}

beforeEach(() => {
  calls = [];
  answers = { 'reminder.stop': { data: null }, 'reminder.resume': { data: 20 } };
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(token: string | null) {
  render(
    <MessagesFor language="zh">
      <trpc.Provider
        client={trpc.createClient({
          links: [httpBatchLink({ url: '/api/trpc', transformer: superjson })],
        })}
        queryClient={queryClient}
      >
        <QueryClientProvider client={queryClient}>
          <StopReminders token={token} />
        </QueryClientProvider>
      </trpc.Provider>
    </MessagesFor>,
  );
  return userEvent.setup();
}
const queryClient = createQueryClient();

it('Opening the link of a reminder stops nothing: its page asks first', () => {
  open(TOKEN);
  expect(screen.getByRole('button', { name: '停止提醒' })).toBeTruthy();
  expect(calls).toEqual([]);
});

it('A press on the button stops the reminders, and the undo brings them back and tells their hour', async () => {
  const user = open(TOKEN);
  await user.click(screen.getByRole('button', { name: '停止提醒' }));
  expect(await screen.findByText('已經停止')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(screen.getByRole('button', { name: '復原，繼續提醒我' }));
  expect(await screen.findByText('提醒已經恢復')).toBeTruthy();
  expect(document.body.textContent).toContain('台北時間 20 點');
  expect(calls).toEqual(['reminder.stop', 'reminder.resume']);
});

it('An undo without a chosen hour says that nothing will be sent', async () => {
  answers['reminder.resume'] = { data: null };
  const user = open(TOKEN);
  await user.click(screen.getByRole('button', { name: '停止提醒' }));
  await user.click(await screen.findByRole('button', { name: '復原，繼續提醒我' }));
  expect(await screen.findByText(/沒有選提醒的時間/)).toBeTruthy();
});

it('A stop that failed keeps its button and says why', async () => {
  answers['reminder.stop'] = { errorCode: 'TOO_MANY_REQUESTS' };
  const user = open(TOKEN);
  await user.click(screen.getByRole('button', { name: '停止提醒' }));
  expect(await screen.findByText('沒有成功')).toBeTruthy();
  expect(screen.getByRole('button', { name: '停止提醒' })).toBeTruthy();
});

it.each([
  ['without a token', null],
  ['that the server does not know', TOKEN],
])(
  'An address %s says that the link does not work and leads to the practice settings',
  async (_, token) => {
    answers['reminder.stop'] = { errorCode: 'LINK_INVALID' };
    const user = open(token);
    if (token) await user.click(screen.getByRole('button', { name: '停止提醒' }));
    expect(await screen.findByText('這個連結不能使用')).toBeTruthy();
    expect(screen.getByRole('link', { name: '前往練習設定' }).getAttribute('href')).toBe(
      '/profile/practice',
    );
  },
);
