import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENT } from '~/audio/playing';
import { measureSentence, unscoredSentence } from '~/domain/shadowing';
import { MessagesFor } from '~/i18n/messages-for';
import type { LessonItem } from '~/schemas/lesson';
import type { ShadowTake } from '../../player/use-shadowing';
import { ShadowResult } from './shadow-result';

const TEXTS = ['Every', 'stall', 'sells', 'hot', 'soup.'];
const CLIP = {
  path: '/media/us.mp3',
  durationMs: 2500,
  cues: TEXTS.map((text, index) => ({ text, startMs: index * 500, endMs: index * 500 + 400 })),
};
const item = (position: number): LessonItem => ({
  id: `item-${position}`,
  kind: 'SENTENCE',
  position,
  text: TEXTS.join(' '),
  translation: '',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: TEXTS.map((text) => ({ text, pronunciations: [['S']], functionWord: false })),
  audio: { US: CLIP, GB: CLIP },
});
const ITEMS = [1, 2, 3, 4].map(item);

/** A take whose words lag by these times, ms; null for a missing word. */
function take(...lags: (number | null)[]): ShadowTake {
  const words = lags.map((lag, index) => {
    const start = (index * 500 + (lag ?? 0)) / 1000;
    const status = lag === null ? ('missing' as const) : ('said' as const);
    return { text: TEXTS[index]!, status, start, end: lag === null ? 0 : start + 0.3 };
  });
  const spans = words.map(({ start, end, status }) =>
    status === 'missing' ? null : { startMs: start * 1000, endMs: end * 1000 },
  );
  const measured = measureSentence(
    CLIP.cues.map(({ startMs }) => startMs),
    words,
  );
  return { ...measured, samples: new Float32Array(48_000), spans, rejection: null };
}

const onStart = vi.fn();
const play = vi.fn();
const stop = vi.fn();

function show(takes: Record<number, ShadowTake>, now = SILENT) {
  return render(
    <MessagesFor language="zh">
      <ShadowResult
        items={ITEMS}
        sentences={[0, 1, 2, 3]}
        accent="US"
        takes={takes}
        playback={{ play, stop } as never}
        now={now}
        rate={1}
        onStart={onStart}
        onLeave={() => {}}
      />
    </MessagesFor>,
  );
}
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:own';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('The shadowing result shows the lag and the missing words in total and for each sentence', () => {
  show({ 0: take(400, 450, 500, 520, 380), 1: take(700, null, 760, null, 640) });
  expect(screen.getByText('比示範慢').nextSibling?.textContent).toBe('510 毫秒');
  expect(screen.getByText('8／10')).toBeTruthy();
  expect(screen.getByText('漏掉 2 個字')).toBeTruthy();
  const [first, second] = rows();
  expect(within(first!).getByText('慢 450 毫秒')).toBeTruthy();
  expect(second!.textContent).toContain('慢 700 毫秒');
  expect(second!.textContent).toContain('漏 2 字');
  expect(second!.textContent).toContain('stall（沒聽到）');
});

it('The shadowing result shows a learner ahead of the model, and a sentence without a voice', () => {
  const unheard = unscoredSentence(TEXTS);
  show({
    0: take(-200, -150, -260, -90, -180),
    2: { ...unheard, samples: new Float32Array(8), spans: [], rejection: 'no_speech' },
  });
  expect(screen.getByText('比示範快')).toBeTruthy();
  const [first, second] = rows();
  expect(within(first!).getByText('快 180 毫秒')).toBeTruthy();
  expect(within(second!).getByText('沒聽到')).toBeTruthy();
});

it('The shadowing result does not score the loudspeaker as the learner', () => {
  show({ 0: take(50, 55, 48, 60, 45) });
  expect(document.body.textContent).toMatch(/1 句錄到的像是喇叭的聲音/);
  expect(screen.getByText('0／5')).toBeTruthy();
  expect(screen.queryByText('一個字都沒漏。')).toBeNull();
  expect(rows()[0]!.textContent).toContain('錄到喇叭聲');
});

it('The shadowing result plays both voices and restarts one sentence or the whole text', () => {
  show({ 0: take(400, 450, 500, 520, 380), 3: take(400, 450, null, 520, 380) });
  fireEvent.click(screen.getByRole('button', { name: '第 4 句：聽示範和自己' }));
  const [sounds] = play.mock.calls[0]!;
  expect(sounds).toMatchObject([
    { voice: 'model', src: '/media/us.mp3' },
    { voice: 'own', src: 'blob:own', part: { startMs: 400 } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '第 4 句：再說這一句' }));
  expect(onStart).toHaveBeenLastCalledWith([3]);
  fireEvent.click(screen.getByRole('button', { name: '從頭再跟讀一次' }));
  expect(onStart).toHaveBeenLastCalledWith([0, 1, 2, 3]);
  expect(stop).toHaveBeenCalled();
});
