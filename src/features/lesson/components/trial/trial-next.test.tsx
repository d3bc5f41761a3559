import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TrialNext } from './trial-next';

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const LESSON = '/course-news/night-market-bowls/lesson';
const unit = {
  kind: 'UNIT',
  slug: 'easier',
  level: 'A2',
  items: 20,
  minutes: 10,
  why: { key: 'levelFits', level: 'A2' },
  headline: { zh: '小店的大算盤', en: 'Small shops' },
};
const link = () => screen.getByRole('link');

it('One tap after a first sentence places a visitor’s level on this device, and the one button leads to a unit of it and names the level', async () => {
  const calls = renderWithPendingCalls(<TrialNext lesson={LESSON} level="B1" />, {
    'auth.me': null,
  });
  const hard = await screen.findByRole('button', { name: '有點難' });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(hard);
  expect(hard.getAttribute('aria-pressed')).toBe('true');
  expect(window.localStorage.getItem('lesson.level')).toBe('A2');
  const call = await calls.call('nextStep.today');
  expect(call.input).toEqual({ visitor: { level: 'A2', units: [] } });
  const steps = { steps: [unit], tomorrow: [], isDone: false, isComeback: false, minutes: 10 };
  await call.respond({ today: '2026-11-23', ...steps });
  const next = await screen.findByRole('link', { name: '開始練〈小店的大算盤〉' });
  expect(next.getAttribute('href')).toBe('/course-news/easier/lesson');
  expect(screen.getAllByRole('link')).toEqual([next]);
  expect(next.closest('[data-placed]')?.textContent).toContain('A2 · 正好是你的程度。');
});

it('A user’s level is not asked for after a first sentence', async () => {
  const { client } = renderWithPendingCalls(<TrialNext lesson={LESSON} level="B1" />, {
    'auth.me': { email: 'ming@shuoyi.example', name: '小明' },
  });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(link().textContent).toBe('練整個單元');
  expect(link().getAttribute('href')).toBe(LESSON);
  expect(screen.queryByRole('group')).toBeNull();
});
