import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NextStep, NextSteps } from '~/schemas/next-step';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { HeroNextButton } from './hero-next-button';
import { HeroNextStep } from './hero-next-step';

beforeEach(() => {
  prepareWindow();
  // The page's own HTML, which contains the slot.
  const slot = document.createElement('div');
  slot.dataset.slot = 'next-step';
  slot.innerHTML = '<a href="/course-news/newest/lesson">開始練習</a>';
  document.body.append(slot);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  document.body.replaceChildren();
});

const review: NextStep = { kind: 'REVIEW', cards: 4, minutes: 1, why: { key: 'due' } };
const unit: NextStep = {
  kind: 'CONTINUE',
  slug: 'phone-in-the-living-room',
  level: 'B1',
  items: 14,
  minutes: 7,
  why: { key: 'begun', left: 14 },
  headline: { zh: '睡前一小時，把手機留在客廳', en: 'Leave the phone in the living room' },
};
const day: NextSteps = {
  today: '2026-11-23',
  isDone: false,
  isComeback: false,
  steps: [review, unit],
  minutes: 8,
  tomorrow: [],
};

const render = () =>
  renderWithPendingCalls(<HeroNextButton />, {
    'auth.me': { email: 'ming@shuoyi.example', name: '小明' },
  });
const link = () => screen.getByRole('link');

describe('The next step on the home page', () => {
  it.each([
    ['the first of several steps', [review, unit], '複習 4 題', '/my-lesson/review'],
    [
      'a unit that was begun',
      [unit],
      '接著練〈睡前一小時，把手機留在客廳〉',
      '/course-news/phone-in-the-living-room/lesson',
    ],
  ] as const)('The one filled control leads to %s', async (_, [first, ...rest], label, href) => {
    const calls = render();
    expect(link().textContent).toBe('開始練習');
    const call = await calls.call('nextStep.today');
    expect(call.input).toEqual({});
    await call.respond({ ...day, steps: [first, ...rest] });
    const next = await screen.findByRole('link', { name: label });
    expect(next.getAttribute('href')).toBe(href);
    expect(document.querySelectorAll('[data-primary]')).toHaveLength(1);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('The control of a done day leads to My Learning and names tomorrow', async () => {
    const calls = render();
    const call = await calls.call('nextStep.today');
    await call.respond({ ...day, isDone: true, steps: [unit], tomorrow: [review] });
    expect((await screen.findByRole('link', { name: '我的課程' })).getAttribute('href')).toBe(
      '/my-lesson',
    );
    expect(document.body.textContent).toContain('今天完成了。明天：複習 4 題');
  });

  it('A visitor who has only stated a level on this device is led to a unit of it', async () => {
    vi.stubGlobal('indexedDB', { databases: async () => [] });
    window.localStorage.setItem('lesson.level', 'B2');
    const calls = renderWithPendingCalls(<HeroNextStep />, { 'auth.me': null });
    const call = await calls.call('nextStep.today');
    expect(call.input).toMatchObject({ visitor: { level: 'B2' } });
    const why = { key: 'levelFits', level: 'B2' } as const;
    const fitting: NextStep = { ...unit, kind: 'UNIT', level: 'B2', items: 20, why };
    await call.respond({ ...day, steps: [fitting] });
    const next = await screen.findByRole('link', { name: '開始練〈睡前一小時，把手機留在客廳〉' });
    expect(next.getAttribute('href')).toBe('/course-news/phone-in-the-living-room/lesson');
    expect(document.body.textContent).toContain('B2 · 正好是你的程度。');
  });

  it('The page’s own link stays where the next step does not load', async () => {
    const calls = render();
    await (await calls.call('nextStep.today')).respondWithError('INTERNAL');
    await waitFor(() => expect(calls.client.isFetching()).toBe(0));
    expect(link().getAttribute('href')).toBe('/course-news/newest/lesson');
  });
});
