import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDevicePreference } from '~/device/device-preference';
import type { ComparedReply } from '~/domain/scene/heard-reply';
import { MessagesFor } from '~/i18n/messages-for';
import type { PlayedTurn } from '~/schemas/scene';
import { ReplyForm } from './components/reply-form';

vi.mock('~/audio/recorder', async (original) => {
  const recorder = await original<typeof import('~/audio/recorder')>();
  const finished = Promise.resolve({ blob: new Blob(), durationMs: 1500, endedBy: 'silence' });
  return {
    ...recorder,
    openRecorder: async () => ({ finished, stop: () => finished, cancel: () => {} }),
  };
});
vi.mock('~/audio/decode', () => ({ decodeRecording: async () => new Float32Array(16) }));

const reply = (en: string) => ({
  en,
  zh: '中文',
  hint: en.split(' ')[0]!,
  to: 'next',
  reference: en.split(' ').map((text) => ({ text, pronunciations: [['S']], functionWord: false })),
});
const TURN: PlayedTurn = {
  person: 'clerk',
  en: 'Coffee or tea?',
  zh: '咖啡還是茶？',
  clip: null,
  replies: [reply('Black tea please.'), reply('Never mind then.')],
};
const score = vi.fn();
const renew = vi.fn();
const onReply = vi.fn();

const result = (points: number, text: string, verdict: ComparedReply['verdict'] = 'retry') => ({
  verdict,
  score: points,
  words: text.split(' ').map((word) => ({
    text: word,
    score: points,
    status: points > 50 ? ('said' as const) : ('missing' as const),
    start: 0,
    end: 1,
    phones: [],
  })),
});
const OTHER = { ...result(10, 'Never mind then.'), otherText: 'sentence' as const };

const show = () =>
  render(
    <MessagesFor language="zh">
      <ReplyForm
        turn={TURN}
        round="shown"
        engine={{ scorer: () => ({ score, dispose: () => {} }), renew } as never}
        onSound={() => {}}
        onReply={onReply}
      />
    </MessagesFor>,
  );
const speak = () => fireEvent.click(screen.getByRole('button', { name: '開始說' }));

beforeEach(() => {
  vi.resetAllMocks();
  saveDevicePreference('scene-way', null);
});
afterEach(cleanup);

it('The reply that the scorer recognizes is the one that goes on', async () => {
  score.mockResolvedValueOnce(result(92, 'Black tea please.')).mockResolvedValueOnce(OTHER);
  show();
  speak();
  await vi.waitFor(() => expect(onReply).toHaveBeenCalledWith(0, 'spoken'));
  expect(score).toHaveBeenCalledTimes(2);
});

it('Two replies in one breath are answered with a request for one', async () => {
  score
    .mockResolvedValueOnce(result(92, 'Black tea please.'))
    .mockResolvedValueOnce(result(88, 'Never mind then.'));
  show();
  speak();
  expect(await screen.findByText('聽到不只一句。一次說一句就好。')).toBeTruthy();
  expect(onReply).not.toHaveBeenCalled();
});

it('Silence is asked of the scorer once, says what to do, and is no miss', async () => {
  score.mockResolvedValue(result(0, 'Black tea please.', 'no_speech'));
  show();
  for (const round of [1, 2]) {
    speak();
    await vi.waitFor(() => expect(score).toHaveBeenCalledTimes(round));
    expect(await screen.findByText(/沒有聽到聲音/)).toBeTruthy();
  }
  expect(screen.queryByText(/我說的是/)).toBeNull();
});

it('A scorer that does not load keeps the recording, which is scored again on request', async () => {
  score.mockRejectedValueOnce(new Error('offline'));
  show();
  speak();
  expect(await screen.findByText(/錄音還在這個分頁裡/)).toBeTruthy();
  expect(renew).toHaveBeenCalledOnce();
  score.mockResolvedValueOnce(OTHER).mockResolvedValueOnce(result(90, 'Never mind then.'));
  fireEvent.click(screen.getByRole('button', { name: '再試一次' }));
  await vi.waitFor(() => expect(onReply).toHaveBeenCalledWith(1, 'spoken'));
});
