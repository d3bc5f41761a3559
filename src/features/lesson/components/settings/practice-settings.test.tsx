import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpBatchLink } from '@trpc/client';
import { Toaster } from 'sonner';
import superjson from 'superjson';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';
import { LeniencyField } from './leniency-field';
import { PracticeSettings } from './practice-settings';

const USER = { email: 'ming@shuoyi.example', name: '小明', pronunciation: 'US' };
const SETTINGS = {
  leniency: 'STANDARD',
  keyMap: {},
  goal: { kind: 'DAYS', amount: 4 },
  dailyReviews: 40,
  level: null,
  minutes: null,
  reminderHour: null,
  asked: [],
};

/** Edits that the server received. */
let edits: unknown[] = [];
let user: typeof USER | null = null;
let rejects = false;

/** A fake server with one account and its settings. */
async function respond(url: string, init?: RequestInit): Promise<Response> {
  const procedures = new URL(url, 'http://test').pathname.split('/').at(-1)!.split(',');
  const inputs = JSON.parse(String(init?.body ?? '{}'));
  const results = procedures.map((procedure, index) => {
    if (procedure === 'auth.me') return { result: { data: superjson.serialize(user) } };
    if (procedure === 'settings.get') return { result: { data: superjson.serialize(SETTINGS) } };
    if (rejects) {
      const data = { errorCode: 'TOO_MANY_REQUESTS', httpStatus: 429, code: 'TOO_MANY_REQUESTS' };
      return { error: superjson.serialize({ message: 'no', code: -32029, data }) };
    }
    const edit = inputs[index].json;
    edits.push(edit);
    return { result: { data: superjson.serialize({ ...SETTINGS, ...edit }) } };
  });
  return new Response(JSON.stringify(results), {
    headers: { 'content-type': 'application/json' },
  });
}

beforeEach(() => {
  edits = [];
  rejects = false;
  vi.stubGlobal('fetch', respond);
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

function open(part: React.ReactNode) {
  const client = createQueryClient();
  const links = [httpBatchLink({ url: '/api/trpc', transformer: superjson })];
  render(
    <MessagesFor language="zh">
      <trpc.Provider client={trpc.createClient({ links })} queryClient={client}>
        <QueryClientProvider client={client}>
          {part}
          <Toaster />
        </QueryClientProvider>
      </trpc.Provider>
    </MessagesFor>,
  );
  return userEvent.setup();
}

const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value');

it('A visitor’s leniency is stored on the device and not sent to an account', async () => {
  user = null;
  const actions = open(<LeniencyField />);
  expect(screen.getByText('每個字都要清楚，適合準備口試。')).toBeTruthy();
  expect(chosen()).toBe('STANDARD');
  await actions.click(screen.getByRole('radio', { name: /嚴格/ }));
  await waitFor(() => expect(chosen()).toBe('STRICT'));
  expect(window.localStorage.getItem('lesson.leniency.visitor')).toBe('STRICT');
  expect(edits).toEqual([]);
});

it('A member’s leniency is saved in the account', async () => {
  user = USER;
  const actions = open(<PracticeSettings />);
  await actions.click(await screen.findByRole('radio', { name: /鼓勵/ }));
  await waitFor(() => expect(chosen()).toBe('ENCOURAGING'));
  expect(edits).toEqual([{ leniency: 'ENCOURAGING' }]);
});

it('A member can choose the number of daily reviews', async () => {
  user = USER;
  const actions = open(<PracticeSettings />);
  const amount = await screen.findByLabelText<HTMLSelectElement>('一天最多複習幾題');
  expect(amount.value).toBe('40');
  await actions.selectOptions(amount, '20');
  await waitFor(() => expect(amount.value).toBe('20'));
  expect(edits).toEqual([{ dailyReviews: 20 }]);
});

it('A member can choose a level, minutes and the hour of a reminder, and take each back', async () => {
  user = USER;
  const actions = open(<PracticeSettings />);
  const hour = await screen.findByLabelText<HTMLSelectElement>('練習提醒');
  await actions.selectOptions(hour, '每天 20 點');
  await waitFor(() => expect(hour.value).toBe('20'));
  await actions.selectOptions(hour, '不用提醒');
  await actions.selectOptions(screen.getByLabelText('你的程度'), 'A2');
  await actions.selectOptions(screen.getByLabelText('一天想練多久'), '5 分鐘');
  await waitFor(() => expect(edits).toHaveLength(4));
  expect(edits).toEqual([
    { reminderHour: 20 },
    { reminderHour: null },
    { level: 'A2' },
    { minutes: 5 },
  ]);
});

it('A setting that the account rejects remains unchanged and shows the error', async () => {
  user = USER;
  rejects = true;
  const actions = open(<PracticeSettings />);
  await actions.click(await screen.findByRole('radio', { name: /嚴格/ }));
  expect(await screen.findByText(/操作太頻繁/)).toBeTruthy();
  expect(chosen()).toBe('STANDARD');
});

it('The calendar file of practice has the chosen hour, and the usual one where none is chosen', async () => {
  user = USER;
  const actions = open(<PracticeSettings />);
  const address = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  const usual = '/api/practice/calendar?hour=20&minutes=12&language=zh';
  expect(await address(/每天 20 點/)).toBe(usual);
  await actions.selectOptions(screen.getByLabelText('練習提醒'), '每天 7 點');
  expect(await address(/行事曆：每天 7 點/)).toContain('hour=7&');
});
