import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modelClip } from '~/audio/playable-clip';
import { SILENT } from '~/audio/playing';
import { renderSentence } from '~/domain/interpreting/rendition';
import type { WordStatus } from '~/domain/speech/types';
import { MessagesFor } from '~/i18n/messages-for';
import type { LessonItem } from '~/schemas/lesson';
import type { GivenBack } from '../../player/use-interpreting';
import { InterpretResult } from './interpret-result';

const TEXTS = ['Every', 'stall', 'sells', 'hot', 'soup.'];
const CLIP = { path: '/media/us.mp3', durationMs: 2500, cues: [] };
const REFERENCE = TEXTS.map((text) => ({ text, pronunciations: [['S']], functionWord: false }));
const item = (position: number): LessonItem => ({
  id: `item-${position}`,
  kind: 'SENTENCE',
  position,
  text: TEXTS.join(' '),
  translation: `第 ${position} 句的中文`,
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: REFERENCE,
  audio: { US: CLIP, GB: CLIP },
});
const sentence = (...statuses: WordStatus[]) =>
  renderSentence(
    statuses.map((status, i) => ({ text: TEXTS[i]!, status })),
    REFERENCE,
  );
const SENTENCES = [
  sentence('said', 'said', 'nearly', 'again', 'missing'),
  sentence('missing', 'missing', 'said', 'missing', 'missing'),
];
const SPOKEN = { samples: new Float32Array(64_000), spans: [{ from: 16_000, to: 32_000 }, null] };

const play = vi.fn();
const onNext = vi.fn();

function show(result: Omit<GivenBack, 'sentences'>, notes = '') {
  return render(
    <MessagesFor language="zh">
      <InterpretResult
        passage={[item(1), item(2)]}
        clipOf={() => modelClip(CLIP)}
        result={{ sentences: SENTENCES, ...result }}
        notes={notes}
        rate={1}
        playback={{ play, stop: vi.fn() } as never}
        now={SILENT}
        onAgain={() => {}}
        onNext={onNext}
        onLeave={() => {}}
      />
    </MessagesFor>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  URL.createObjectURL = () => 'blob:own';
  URL.revokeObjectURL = () => {};
});
afterEach(cleanup);

it('A result tells the words of the original that were heard, and claims nothing of what they mean', () => {
  show({ spoken: { ...SPOKEN, cutOff: false }, typed: null });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('3／10')).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first!.textContent).toContain('5 個字裡有 3 個');
  expect(first!.textContent).toContain('soup.（沒聽到）');
  expect(first!.textContent).toContain('第 1 句的中文');
  expect(second!.textContent).toContain('和原句相同的字太少');
  expect(second!.textContent).not.toContain('（沒聽到）');
  expect(screen.getByText(/只比對原句的用字/).textContent).toContain('意思可能一樣');
});

it('A sentence plays beside its place in the recording, and alone where it was not heard', () => {
  show({ spoken: { ...SPOKEN, cutOff: false }, typed: null });
  fireEvent.click(screen.getByRole('button', { name: '第 1 句：聽原句和自己' }));
  expect(play.mock.lastCall![0]).toMatchObject([
    { voice: 'model', src: '/media/us.mp3' },
    { voice: 'own', src: 'blob:own', part: { startMs: 1000, endMs: 2000 } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '第 2 句：聽原句' }));
  expect(play.mock.lastCall![0]).toMatchObject([{ voice: 'model' }]);
});

it('A recording that reached its limit says that the rest is missing', () => {
  show({ spoken: { ...SPOKEN, cutOff: true }, typed: null });
  expect(screen.getByText(/錄到一分鐘就停了/)).toBeTruthy();
});

it('A typed interpretation is shown with the notes, without a remark about hearing', () => {
  show({ spoken: null, typed: 'Every stall sells' }, 'stall → soup');
  expect(screen.getByText('Every stall sells')).toBeTruthy();
  expect(screen.getByText('stall → soup')).toBeTruthy();
  expect(screen.getByText('打出原句的字')).toBeTruthy();
  expect(within(screen.getByRole('main')).queryByText(/沒聽到/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '換下一段' }));
  expect(onNext).toHaveBeenCalledOnce();
});
