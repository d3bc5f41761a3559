import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR } from '~/device/owner';
import { setSyncState } from '~/device/sync-state';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import type { OpenedLesson } from '../player/stored-work';
import { LessonSummaryView } from './lesson-summary-view';

vi.mock('~/audio/use-clip-envelope', () => ({
  loadEnvelope: async () => Array.from({ length: 96 }, () => 50),
}));

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  setSyncState({ status: 'quiet', waiting: 0 });
});

const EMAIL = 'ming@shuoyi.example';
const WORDS = ['stall', 'bowl'];
const clip = { path: '/clip.mp3', durationMs: 800, cues: [] };
const passed = { score: 90, passed: true };

const lesson = (change: Partial<OpenedLesson> = {}, access: 'FREE' | 'VIP' = 'FREE') =>
  ({
    unit: { slug: 'bowls', access, headline: { zh: '夜市的碗', en: 'Bowls' } },
    items: WORDS.map((text) => ({
      id: text,
      kind: text === 'stall' ? 'WORD' : 'SENTENCE',
      text,
      reference: [{ text, functionWord: false }],
      audio: { US: clip, GB: clip },
    })),
    best: { stall: passed, bowl: passed },
    owner: EMAIL,
    ...change,
  }) as unknown as OpenedLesson;

const review = { kind: 'REVIEW', cards: 4, minutes: 1, why: { key: 'due' } };
const plan = { today: '2026-11-23', isDone: false, isComeback: false, minutes: 1, tomorrow: [] };
const week = {
  today: '2026-11-23',
  goal: { kind: 'DAYS', amount: 4, done: 1, share: 0.25, met: false },
  days: [{ day: '2026-11-23', practised: true, frozen: false }],
  streak: { length: 3, best: 3, practisedToday: true, freezeLeft: true },
};

interface Situation {
  opened?: OpenedLesson;
  resumeAt?: number | null;
  expiresAt?: Date | null;
  storageFails?: boolean;
  next?: object;
}

function show(situation: Situation) {
  const { opened = lesson(), resumeAt = null, expiresAt = null, storageFails } = situation;
  const isVisitor = opened.owner === VISITOR;
  renderWithPendingCalls(
    <LessonSummaryView
      lesson={opened}
      accent="US"
      storageFails={storageFails ?? false}
      dispatch={() => {}}
      state={{ resumeAt, deferred: [], judgements: {}, earlier: {}, spoken: {}, leftOpen: [] }}
      time={{ spentMs: 200_000, addMore: () => {}, startAnew: () => {} }}
      onExercise={() => {}}
    />,
    {
      'auth.me': isVisitor ? null : { email: EMAIL, vip: { level: '', expiresAt, paused: null } },
      'nextStep.today': { ...plan, steps: [review], ...situation.next },
      'progress.week': week,
      'settings.get': { reminderHour: null },
    },
  );
}

const filled = () =>
  [...document.querySelectorAll('[data-primary]')].map((control) => control.textContent);
/** Matches the paragraph with a text that is broken up by phrases. */
const hasText = (text: string) => (_: string, node: Element | null) =>
  node?.tagName === 'P' && node.textContent === text;
const VISITORS = { owner: VISITOR } as const;
const LEFT = { best: { stall: passed } } as const;

describe('The summary of a lesson', () => {
  it.each([
    ['a learner takes the next step', {}, '複習 4 題'],
    ['a visitor keeps the results', { opened: lesson(VISITORS) }, '免費註冊，保留成績'],
    [
      'a visitor whose browser stores nothing chooses another unit',
      { opened: lesson(VISITORS), storageFails: true },
      '看其他單元',
    ],
    ['a learner practises what is left', { opened: lesson(LEFT) }, '把剩下的練完'],
    [
      'a visitor practises what is left',
      { opened: lesson({ ...VISITORS, ...LEFT }) },
      '把剩下的練完',
    ],
    [
      'a learner whose time is over stops until tomorrow',
      { opened: lesson(LEFT), resumeAt: 1 },
      '明天再練',
    ],
    [
      'a learner whose membership is over sees the plans',
      { opened: lesson({}, 'VIP'), expiresAt: new Date(0) },
      '看會員方案',
    ],
  ] as const)('It has one filled control, by which %s', async (_, situation, label) => {
    show(situation);
    await vi.waitFor(() => expect(filled()).toEqual([label]));
    // The same once everything else has arrived.
    await screen.findByRole('figure');
    expect(filled()).toEqual([label]);
  });

  it('After a done day it names tomorrow and what else there is, to a visitor as a link only', async () => {
    const next = { isDone: true, tomorrow: [review], steps: [{ ...review, cards: 2 }] };
    show({ next });
    expect(await screen.findByRole('link', { name: '還想練：複習 2 題' })).toBeTruthy();
    expect(document.body.textContent).toContain('今天完成了。明天：複習 4 題');
    expect(filled()).toEqual(['我的課程']);
    cleanup();
    show({ opened: lesson(VISITORS), next });
    expect(await screen.findByRole('link', { name: '還想練：複習 2 題' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '我的課程' })).toBeNull();
    expect(filled()).toEqual(['免費註冊，保留成績']);
  });

  const unit = {
    kind: 'CONTINUE',
    slug: 'bowls',
    level: 'A2',
    items: 1,
    minutes: 1,
    why: { key: 'begun', left: 1 },
    headline: { zh: '夜市的碗', en: 'Bowls' },
  };
  it.each([
    ['an item is left', { opened: lesson(LEFT), next: { tomorrow: [review, unit] } }],
    [
      'a visitor has an item left',
      { opened: lesson({ ...VISITORS, ...LEFT }), next: { tomorrow: [review, unit] } },
    ],
    ['the day goes on', { next: { tomorrow: [review, unit] } }],
    ['the day is done', { next: { isDone: true, tomorrow: [review, unit] } }],
  ])('It says what comes tomorrow once when %s', async (_, situation) => {
    show(situation);
    await vi.waitFor(() =>
      expect(document.body.textContent?.split('明天：複習 4 題 · 夜市的碗')).toHaveLength(2),
    );
  });

  it('Without a plan it says what comes tomorrow by what is left of the unit', async () => {
    show({ opened: lesson({ ...VISITORS, ...LEFT }), storageFails: true });
    expect(await screen.findByText(hasText('明天：把剩下的 1 題練完'))).toBeTruthy();
    cleanup();
    show({ opened: lesson(VISITORS), storageFails: true });
    expect(await screen.findByText(hasText('明天：練一個新單元'))).toBeTruthy();
    cleanup();
    show({ opened: lesson(LEFT), resumeAt: 1 });
    expect(document.body.textContent).toContain('明天從第 2 題接著練。');
  });

  it('It shows what passed, the average, the minutes, and a learner’s streak', async () => {
    show({ opened: lesson({ best: { stall: passed, bowl: { score: 40, passed: false } } }) });
    expect(await screen.findByText('連續 3 天')).toBeTruthy();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    // The word has no number: the average is that of the sentences.
    expect(figures).toEqual(['1／2', '40 分', '3 分鐘']);
  });

  it('An item that did not pass is a button that repeats it', async () => {
    show({ opened: lesson({ best: { stall: passed, bowl: { score: 40, passed: false } } }) });
    expect(await screen.findByRole('button', { name: '重練：bowl' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重練：stall' })).toBeNull();
  });

  it('The streak and the next step are not shown while results are being sent, and lost results are reported', async () => {
    setSyncState({ status: 'sending', waiting: 2 });
    show({});
    expect(await screen.findByText('正在把結果存到你的帳號…')).toBeTruthy();
    expect(screen.queryByText('連續 3 天')).toBeNull();
    expect(filled()).toEqual([]);
    cleanup();
    setSyncState({ status: 'lost', waiting: 2 });
    show({});
    expect(await screen.findByText(/有 2 筆結果還沒存到帳號/)).toBeTruthy();
    expect(filled()).toEqual(['我的課程']);
  });
});
