import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import type { LessonItem } from '~/schemas/lesson';
import { InterpretPassage } from './interpret-passage';

const item = (position: number, text: string): LessonItem => {
  const clip = { path: `/media/${position}.mp3`, durationMs: 4000, cues: [] };
  const words = text.split(' ');
  return {
    id: `item-${position}`,
    kind: 'SENTENCE',
    position,
    text,
    translation: '',
    partOfSpeech: null,
    ipa: null,
    example: null,
    exampleTranslation: null,
    reference: words.map((word) => ({ text: word, pronunciations: [['S']], functionWord: false })),
    audio: { US: clip, GB: clip },
  };
};
const PASSAGE = [item(1, 'Every stall sells soup.'), item(2, 'Nobody throws bowls away.')];
const onDone = vi.fn();
const score = vi.fn();

function show() {
  return render(
    <MessagesFor language="zh">
      <InterpretPassage
        passage={PASSAGE}
        accent="US"
        engine={{ scorer: () => ({ score, dispose: () => {} }), renew: () => {} } as never}
        onDone={onDone}
        onAgain={() => {}}
        onNext={() => {}}
        onLeave={() => {}}
      />
    </MessagesFor>,
  );
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('A passage says how long it is and where the notes stay, and shows no English before it is given back', () => {
  show();
  expect(screen.getByText('2 句英文，大約 8 秒')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '筆記（可以不寫）' })).toBeTruthy();
  expect(screen.getByText(/只留在這個畫面/)).toBeTruthy();
  expect(screen.queryByText(/stall/)).toBeNull();
});

it('A learner whose browser has no microphone types instead, and keeps the notes', async () => {
  show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'stall soup' } });
  fireEvent.click(screen.getByRole('button', { name: '開始說' }));
  expect(await screen.findByText(/沒有麥克風也可以練/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: '改用打字' })[0]!);
  fireEvent.click(screen.getByRole('button', { name: '對照原句' }));
  expect(screen.getByText('先打出你記得的內容，再對照。')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /打出你記得的每一句/ }), {
    target: { value: 'every stall sells soup' },
  });
  fireEvent.click(screen.getByRole('button', { name: '對照原句' }));
  expect(screen.getByText('4／8')).toBeTruthy();
  expect(screen.getByText('stall soup')).toBeTruthy();
  expect(onDone).toHaveBeenCalledOnce();
});

it('A passage that cannot be loaded says so and can be played again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  show();
  fireEvent.click(screen.getByRole('button', { name: '聽這一段' }));
  expect(await screen.findByText(/聲音載入失敗/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '聽這一段' })).toBeTruthy();
});
