import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '~/domain/lesson-feedback';
import type { Accent } from '~/domain/speech/accent';
import { MessagesFor } from '~/i18n/messages-for';
import type { LessonItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { createLessonState, type LessonState, lessonReducer } from '../../player/lesson-machine';
import { useItemPractice } from '../../player/use-item-practice';
import { ItemSheet } from '../player/item-sheet';
import { SpeakDock } from '../player/speak-dock';

const TEXTS = ['Every', 'stall', 'sells', 'soup.'];
const clip = (accent: string) => ({
  path: `/media/${accent}.mp3`,
  durationMs: 2000,
  cues: TEXTS.map((text, index) => ({ text, startMs: index * 500, endMs: index * 500 + 400 })),
});
const ITEM: LessonItem = {
  id: 'item',
  kind: 'SENTENCE',
  position: 1,
  text: TEXTS.join(' '),
  translation: '每一攤都賣湯。',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: TEXTS.map((text) => ({ text, pronunciations: [['S']], functionWord: false })),
  audio: { US: clip('us'), GB: clip('gb') },
};

/** The learner left out the second word. */
const JUDGED: LessonState = {
  ...createLessonState(1),
  phase: {
    name: 'judged',
    judgement: {
      mode: 'SPEAK',
      score: 70,
      passed: false,
      words: TEXTS.map((text, index) => ({
        text,
        score: 80,
        phones: [],
        typed: null,
        status: index === 1 ? 'missing' : 'said',
        span: index === 1 ? null : { start: 0.5 + index * 0.3, end: 0.8 + index * 0.3 },
      })),
      extraSpeech: false,
      extraWords: [],
      engine: 'test',
    } as never,
  },
  recordings: { 0: new Float32Array(32_000) },
};

const engine = { scorer: vi.fn(), renew: vi.fn(), share: null, leniency: 'STANDARD' as const };
const client = new QueryClient();

function Item({ from, accent }: { from: LessonState; accent: Accent }) {
  const [state, dispatch] = useReducer(lessonReducer, from);
  const practice = useItemPractice({
    item: ITEM,
    accent,
    state,
    dispatch,
    onJudged: () => {},
    engine: engine as never,
  });
  return (
    <>
      <ItemSheet practice={practice} hidden={practice.answer.textHidden} />
      <SpeakDock practice={practice} last={false} />
    </>
  );
}

const page = (from: LessonState, accent: Accent = 'US') => (
  <MessagesFor language="zh">
    <QueryClientProvider client={client}>
      <Item from={from} accent={accent} />
    </QueryClientProvider>
  </MessagesFor>
);
const show = (from = createLessonState(1)) => render(page(from));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const clickButton = (name: string | RegExp) => fireEvent.click(button(name));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const openPanel = async () => {
  clickButton(/^播放設定/);
  await pass(0);
};
const played = () => FakeAudio.instances.flatMap((element) => element.played);
const marked = () =>
  [...document.querySelectorAll('.bg-gold-soft, .bg-ink-soft')].map(
    ({ textContent }) => textContent,
  );

// The first import takes longer than a click waits for it.
beforeAll(() => import('./playback-settings'));
beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  window.localStorage.clear();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in a test')));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:own';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The playback settings panel', () => {
  it('Speed, rounds and gap are stored on the device and apply to the next playback', async () => {
    show();
    await openPanel();
    fireEvent.change(screen.getByRole('slider', { name: '速度' }), { target: { value: '0.5' } });
    fireEvent.click(screen.getByRole('checkbox', { name: '重複播放' }));
    fireEvent.change(screen.getByLabelText('播放次數'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('間隔'), { target: { value: '1' } });
    cleanup();

    show();
    clickButton('聽一次');
    await pass(4050);
    expect(screen.getByText('換你說')).toBeTruthy();
    expect(screen.getByText('第 2／2 次')).toBeTruthy();
    await pass(1100);
    expect(played()).toHaveLength(2);
    await pass(4100);
    expect(button('聽一次')).toBeTruthy();
    expect(FakeAudio.instances[0]!.playbackRate).toBe(0.5);
  });

  it('The panel changes the speed and stops the clip during playback', async () => {
    show();
    clickButton('聽一次');
    await pass(200);
    await openPanel();
    clickButton('快一點');
    expect(FakeAudio.instances[0]!.playbackRate).toBe(1.1);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '停止播放' }));
    expect(FakeAudio.instances[0]!.paused).toBe(true);
  });

  it('Invalid stored playback settings are replaced by the defaults', async () => {
    window.localStorage.setItem('lesson.listening', '{"speed":"fast"');
    show();
    await openPanel();
    expect(screen.getByText('1.00×')).toBeTruthy();
  });
});

describe('Text and translation', () => {
  it('Text and translation are hidden and shown separately, and the choice is stored', async () => {
    show();
    await openPanel();
    fireEvent.click(screen.getByRole('checkbox', { name: '顯示英文' }));
    expect(screen.queryByText('stall')).toBeNull();
    expect(screen.getByText(ITEM.translation)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: '顯示中文' }));
    cleanup();

    show();
    expect(screen.queryByText('stall')).toBeNull();
    expect(screen.queryByText(ITEM.translation)).toBeNull();
    clickButton('看中文');
    expect(screen.getByText(ITEM.translation)).toBeTruthy();
    clickButton('看英文');
    expect(screen.getByText('stall')).toBeTruthy();
  });

  it('The text is shown after the utterance although it was hidden', () => {
    window.localStorage.setItem('lesson.listening', '{"showText":false}');
    show(JUDGED);
    expect(screen.getByText('stall')).toBeTruthy();
  });
});

describe('The listen button', () => {
  it('The second tap on listen plays slowly, and the third at the chosen speed again', async () => {
    show();
    for (const [label, rate] of [
      ['聽一次', 1],
      ['放慢聽', 0.75],
      ['聽一次', 1],
    ] as const) {
      clickButton(label);
      await pass(100);
      expect(FakeAudio.instances[0]!.playbackRate).toBe(rate);
      clickButton('停止播放');
    }
  });
});

describe('The words of the text', () => {
  it('Words are marked while they are played, and a click plays one', async () => {
    show();
    clickButton('聽一次');
    await pass(700);
    expect(marked()).toEqual(['stall']);
    fireEvent.click(screen.getByText('sells'));
    await pass(100);
    expect(marked()).toEqual(['sells']);
    await pass(600);
    expect(marked()).toEqual([]);
    expect(played().at(-1)!.from).toBeCloseTo(0.97);
  });

  it('Two clicked words select a range in either order, and playback is limited to it until it is cleared', async () => {
    show();
    await openPanel();
    clickButton('只聽一段');
    expect(screen.getByText('點這一段的第一個字。')).toBeTruthy();
    fireEvent.click(screen.getByText('sells'));
    fireEvent.click(screen.getByText('stall'));
    expect(screen.getByText('只聽「stall sells」')).toBeTruthy();
    expect(played()).toEqual([]);
    clickButton('聽一次');
    await pass(0);
    expect(played()[0]!.from).toBeCloseTo(0.47);
    await pass(1000);
    clickButton('聽整句');
    clickButton('放慢聽');
    await pass(0);
    expect(played()[1]!.from).toBe(0);
  });

  it('The words are one tab stop, and the arrow keys move among them', () => {
    show();
    const words = TEXTS.map((text) => screen.getByText(text));
    expect(words.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    words[0]!.focus();
    fireEvent.keyDown(words[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(words[1]);
    fireEvent.keyDown(words[1]!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(words[0]);
  });
});

describe('Comparison with the model', () => {
  it('The comparison plays the model, then the learner, and names the voice', async () => {
    show(JUDGED);
    clickButton(/^比一比/);
    await pass(700);
    expect(screen.getByText('示範')).toBeTruthy();
    await pass(1300 + 250 + 100);
    expect(screen.getByText('你')).toBeTruthy();
    expect(marked()).toEqual(['Every']);
    expect(played().map(({ src }) => src)).toEqual(['/media/us.mp3', 'blob:own']);
    // From the first word that was said, not from the silence before it.
    expect(played()[1]!.from).toBeCloseTo(0.47);
  });

  it('The comparison stops when the learner speaks, changes the accent or clicks again', async () => {
    const { rerender } = show(JUDGED);
    clickButton(/^比一比/);
    await pass(300);
    clickButton('停止播放');
    expect(FakeAudio.instances[0]!.paused).toBe(true);
    expect(screen.queryByText('示範')).toBeNull();
    clickButton(/^比一比/);
    await pass(300);
    rerender(page(JUDGED, 'GB'));
    expect(FakeAudio.instances[0]!.paused).toBe(true);
    clickButton(/^比一比/);
    await pass(300);
    clickButton(/說/);
    expect(FakeAudio.instances[0]!.paused).toBe(true);
  });
});

it('A slow clip is announced as loading, and one that never loads ends playback', async () => {
  FakeAudio.loadDelayMs = Number.POSITIVE_INFINITY;
  show();
  clickButton('聽一次');
  await pass(250);
  expect(screen.getByRole('status').textContent).toBe('聲音載入中…');
  await pass(15_000);
  expect(button('聽一次')).toBeTruthy();
});

const PASSED: LessonState = {
  ...JUDGED,
  phase: {
    name: 'judged',
    judgement: { ...(JUDGED.phase as { judgement: Judgement }).judgement, passed: true },
  },
};

it('A pass is felt, and with the setting turned off it is not', async () => {
  await import('../../player/mark-pass');
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, vibrate });
  show(PASSED);
  await pass(0);
  expect(vibrate).toHaveBeenCalledOnce();
  await openPanel();
  fireEvent.click(screen.getByRole('checkbox', { name: '過關時有提示音和振動' }));
  expect(JSON.parse(window.localStorage.getItem('lesson.listening')!)).toMatchObject({
    tone: false,
  });
  cleanup();
  show({
    ...PASSED,
    phase: {
      name: 'judged',
      judgement: { ...(PASSED.phase as { judgement: Judgement }).judgement },
    },
  });
  await pass(0);
  expect(vibrate).toHaveBeenCalledOnce();
});
