import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '~/lib/language';
import type { NextStep, NextSteps } from '~/schemas/next-step';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { Today } from './today';

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const review: NextStep = { kind: 'REVIEW', cards: 4, minutes: 1, why: { key: 'due' } };
const unit: NextStep = {
  kind: 'UNIT',
  slug: 'phone-in-the-living-room',
  level: 'B1',
  items: 20,
  minutes: 10,
  why: { key: 'allPassed', count: 20 },
  headline: { zh: '睡前一小時，把手機留在客廳', en: 'Leave the phone in the living room' },
};
const open: NextSteps = {
  today: '2026-11-23',
  isDone: false,
  isComeback: false,
  steps: [review, unit],
  minutes: 11,
  tomorrow: [],
};
const week = {
  today: '2026-11-23',
  goal: { kind: 'DAYS', amount: 4, done: 1, share: 0.25, met: false },
  days: [],
  streak: { length: 2, best: 2, practisedToday: false, freezeLeft: true },
};

async function show(next: NextSteps, { language = 'zh' as Language, practisedToday = false } = {}) {
  renderWithPendingCalls(
    <Today />,
    {
      'auth.me': { email: 'ming@shuoyi.example', name: '小明' },
      'nextStep.today': next,
      'progress.week': { ...week, streak: { ...week.streak, practisedToday } },
    },
    language,
  );
  await screen.findByText(/11月23日（週一）|Mon, Nov 23/);
}

const filled = () => document.querySelectorAll('[data-primary]');
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const LESSON = '/course-news/phone-in-the-living-room/lesson';

describe('Today', () => {
  it('Today shows the date, the streak, the minutes, each step with its reason, and one filled button for the first step', async () => {
    await show(open);
    await screen.findByText('連續 2 天 · 本週 1／4 天');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('今天，大約 11 分鐘');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('複習 4 題趁還沒忘記，先說一次。1 分鐘');
    expect(second?.textContent).toContain('B1 · 昨天的單元 20 題全部過關，接著往下練。');
    expect(within(second!).getByRole('link').getAttribute('href')).toBe(LESSON);
    expect(filled()).toHaveLength(1);
    expect(filled()[0]?.textContent).toBe('開始今天的練習');
    expect(filled()[0]?.getAttribute('href')).toBe('/my-lesson/review');
  });

  it.each([
    ['SCENE', { key: 'scene' }, '情境對話：拿錯的杯子', 'A2 · 你說哪一句，對方就怎麼接。'],
    [
      'SCENE',
      { key: 'sceneAgain', round: 'meaning' },
      '情境對話：拿錯的杯子',
      'A2 · 這次只給中文，換條路走走看。',
    ],
    ['VOICE', { key: 'halfPlayed' }, '語音課：拿錯的杯子', 'A2 · 上次停在一半，接著把它聽完。'],
    [
      'VIDEO',
      { key: 'playedAgo', days: 22 },
      '影片課：拿錯的杯子',
      'A2 · 22 天前練過，聽聽看還記得多少。',
    ],
  ] as const)(
    'Today shows a step of kind %s because of %o by its title and its reason',
    async (kind, why, title, reason) => {
      const extra: NextStep = {
        kind,
        id: 'the-wrong-cup',
        level: 'A2',
        minutes: 5,
        why,
        title: { zh: '拿錯的杯子', en: 'The wrong cup' },
      };
      await show({ ...open, steps: [review, extra] });
      const row = screen.getAllByRole('listitem')[1]!;
      expect(row.textContent).toBe(`${title}${reason}5 分鐘`);
      expect(within(row).getByRole('link').getAttribute('href')).toBe(
        `/course-${kind.toLowerCase()}/the-wrong-cup`,
      );
    },
  );

  it('Today tells the server the scenes of this device, and says how many due cards are saved words', async () => {
    const stored = { round: 'hinted', endings: ['home'], endedOn: '2026-11-20' };
    window.localStorage.setItem('lesson.scene.the-leak', JSON.stringify(stored));
    window.localStorage.setItem('lesson.scene.../x', JSON.stringify(stored));
    window.localStorage.setItem(
      'lesson.scene.the-jacket',
      JSON.stringify({ ...stored, endedOn: null }),
    );
    const calls = renderWithPendingCalls(<Today />, {
      'auth.me': { email: 'a@b.example', name: '小明' },
    });
    const call = await calls.call('nextStep.today');
    expect(call.input).toEqual({
      scenes: [{ slug: 'the-leak', round: 'hinted', endedOn: '2026-11-20' }],
    });
    await call.respond({ ...open, steps: [{ ...review, why: { key: 'dueWords', words: 2 } }] });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('有 2 題是你存下的單字。');
  });

  it('Today goes on where something was practised today', async () => {
    await show(open, { practisedToday: true });
    expect(await screen.findByRole('link', { name: '接著今天的練習' })).toBeTruthy();
  });

  it('Today after a break greets without a reproach and asks for what the plan says', async () => {
    const half = { ...unit, items: 10, minutes: 5, why: { key: 'begun', left: 14 } } as NextStep;
    const few: NextStep = { kind: 'REVIEW', cards: 3, minutes: 1, why: { key: 'fewCards' } };
    await show({ ...open, isComeback: true, steps: [few, half], minutes: 6 });
    expect(screen.getByText(/歡迎回來/)).toBeTruthy();
    expect(hrefs()[0]).toBe('/my-lesson/review?count=3');
    const text = screen.getAllByRole('listitem')[1]?.textContent;
    expect(text).toContain('B1 · 上次練到一半，還有 14 題。先練 10 題就好。');
  });

  it('A done day says so, names tomorrow, and has no filled button', async () => {
    const next: NextSteps = { ...open, isDone: true, steps: [unit], tomorrow: [review, unit] };
    await show(next, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Done for today');
    expect(
      screen.getByText('Tomorrow: Review: 4 due · Leave the phone in the living room'),
    ).toBeTruthy();
    expect(filled()).toHaveLength(0);
    expect(hrefs()).toEqual([`/en${LESSON}`]);
  });

  it('Without a unit that may be opened, Today leads to all courses', async () => {
    const browse: NextStep = { kind: 'BROWSE', minutes: 10, why: { key: 'browse' } };
    await show({ ...open, steps: [browse], minutes: 10 });
    expect(hrefs()).toEqual(['/course', '/course']);
  });
});
