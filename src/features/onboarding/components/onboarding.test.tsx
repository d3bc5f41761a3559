import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUESTIONS, type Question } from '~/domain/onboarding';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { Onboarding } from './onboarding';

const world = vi.hoisted(() => ({ visited: [] as string[] }));
vi.mock('next/navigation', () => {
  const router = { replace: (to: string) => world.visited.push(to) };
  return { useRouter: () => router };
});

const SETTINGS = {
  leniency: 'STANDARD',
  keyMap: {},
  goal: { kind: 'DAYS' as const, amount: 4 },
  dailyReviews: 40,
  level: null,
  minutes: null,
  reminderHour: null,
  asked: [],
};
const KNOWN = {
  'auth.me': { email: 'ming@shuoyi.example', name: '小明', validated: false, pronunciation: 'US' },
  'settings.get': SETTINGS,
  'lesson.levelSamples': [],
};
const UNIT = { kind: 'UNIT', slug: 'small-shops', level: 'A2' };

beforeEach(() => {
  prepareWindow();
  world.visited = [];
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const open = (questions: readonly Question[] = QUESTIONS, next: string | null = null) =>
  renderWithPendingCalls(
    <Onboarding questions={questions} goal={SETTINGS.goal} next={next} renderLine={() => null} />,
    KNOWN,
  );
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

it('A new account answers three questions, each of which is saved at once, and lands in the lesson of its next step', async () => {
  const { call, user } = open();
  expect(await screen.findByText(/驗證信寄到 ming@shuoyi.example/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /A2/ }));
  await user.click(button('下一題'));
  const level = await call('settings.edit');
  expect(level.input).toEqual({ level: 'A2' });
  await level.respond({ ...SETTINGS, level: 'A2', asked: ['LEVEL'] });
  expect(heading().textContent).toBe('一週想練幾天？');
  expect(document.activeElement).toBe(heading());
  expect(screen.getByText('第 2 題，共 3 題')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '3 天' }));
  await user.click(button('下一題'));
  const goal = await call('settings.edit');
  expect(goal.input).toEqual({ goal: { kind: 'DAYS', amount: 3 } });
  await goal.respond({ ...SETTINGS, asked: ['LEVEL', 'GOAL'] });
  await user.click(screen.getByRole('radio', { name: '每天 20 點' }));
  await user.click(button('開始練習'));
  const hour = await call('settings.edit');
  expect(hour.input).toEqual({ reminderHour: 20 });
  await hour.respond({ ...SETTINGS, asked: [...QUESTIONS] });
  const plan = await call('nextStep.today');
  await plan.respond({ isDone: false, steps: [UNIT] });
  await waitFor(() => expect(world.visited).toEqual(['/course-news/small-shops/lesson']));
});

it('A skipped question is noted and changes no setting; without a connection the learner goes on nevertheless', async () => {
  const { call, user } = open(['LEVEL', 'HOUR']);
  await user.click(button('跳過這題'));
  const level = await call('settings.edit');
  expect(level.input).toEqual({ skipped: ['LEVEL'] });
  await level.loseConnection();
  expect(heading().textContent).toBe('幾點提醒你練習？');
  expect(screen.queryByText('還沒存好')).toBeNull();
  await user.click(button('跳過這題'));
  await (await call('settings.edit')).loseConnection();
  await (await call('nextStep.today')).loseConnection();
  await waitFor(() => expect(world.visited).toEqual(['/my-lesson']));
});

it('An answer that could not be saved stays chosen, says why, and is sent again by the same button', async () => {
  const { call, user } = open(['HOUR'], '/course-news/wanted/lesson');
  await user.click(screen.getByRole('radio', { name: '不用提醒' }));
  await user.click(button('開始練習'));
  await (await call('settings.edit')).respondWithError('SERVICE_UNAVAILABLE');
  expect(await screen.findByText('還沒存好')).toBeTruthy();
  expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe('none');
  await user.click(button('開始練習'));
  const again = await call('settings.edit');
  expect(again.input).toEqual({ reminderHour: null });
  await again.respond({ ...SETTINGS, asked: [...QUESTIONS] });
  await waitFor(() => expect(world.visited).toEqual(['/course-news/wanted/lesson']));
});

it('A question without a choice sends nothing and says that it can be skipped; the question before can be changed', async () => {
  const { call, held, user } = open(['GOAL', 'HOUR']);
  await user.click(button('下一題'));
  await (await call('settings.edit')).respond({ ...SETTINGS, asked: ['GOAL'] });
  await user.click(button('開始練習'));
  expect(screen.getByText('請選一個，或跳過這題。')).toBeTruthy();
  expect(held.filter(({ path }) => path === 'settings.edit')).toEqual([]);
  await user.click(button('上一題'));
  expect(heading().textContent).toBe('一週想練幾天？');
});
