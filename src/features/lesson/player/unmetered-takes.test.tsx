import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecorderOptions } from '~/audio/recorder';
import { MessagesFor } from '~/i18n/messages-for';
import type { LessonItem } from '~/schemas/lesson';
import { InterpretPassage } from '../components/interpret/interpret-passage';
import { ShadowRunning } from '../components/shadow/shadow-running';
import { type Shadowing, useShadowing } from './use-shadowing';

let options: RecorderOptions;
vi.mock('~/audio/recorder', async (original) => {
  const recorder = await original<typeof import('~/audio/recorder')>();
  const openRecorder = async (given: RecorderOptions) => {
    options = given;
    const finished = new Promise<never>(() => {});
    return { finished, stop: () => finished, cancel: () => {} };
  };
  return { ...recorder, openRecorder };
});
vi.mock('./fetch-clip-audio', () => ({
  fetchClipAudio: async (clips: readonly unknown[]) =>
    clips.map(() => ({ src: 'blob:clip', words: [], durationMs: 900 })),
}));

const CLIP = { path: '/media/1.mp3', durationMs: 900, cues: [] };
const ITEM: LessonItem = {
  id: 'item-1',
  kind: 'SENTENCE',
  position: 1,
  text: 'Soup.',
  translation: '',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: [{ text: 'Soup.', pronunciations: [['S']], functionWord: false }],
  audio: { US: CLIP, GB: CLIP },
};
const ITEMS = [ITEM];
const ENGINE = { scorer: () => ({ score: vi.fn(), dispose: () => {} }), renew: () => {} } as never;
const SILENT = { status: 'idle', voice: null, word: null, sound: 0, sounds: 0 } as never;
const PLAYBACK = { play: () => {}, stop: () => {} } as never;

beforeEach(() => void vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => {} })));
afterEach(cleanup);

it('A rendition whose level is lost says that the learner ends it, and stops saying so when it is back', async () => {
  render(
    <MessagesFor language="zh">
      <InterpretPassage
        passage={ITEMS}
        accent="US"
        engine={ENGINE}
        onDone={() => {}}
        onAgain={() => {}}
        onNext={() => {}}
        onLeave={() => {}}
      />
    </MessagesFor>,
  );
  fireEvent.click(screen.getByRole('button', { name: '開始說' }));
  await screen.findByText(/錄音中/);
  act(() => options.onUnmetered(true));
  expect(screen.getByText(/不會自動停/).textContent).toContain('說完了');
  expect(screen.queryByText(/錄音中/)).toBeNull();
  act(() => options.onUnmetered(false));
  expect(screen.getByText(/錄音中/)).toBeTruthy();
});

let shadowing: Shadowing;

function Running() {
  shadowing = useShadowing({
    items: ITEMS,
    accent: 'US',
    rate: 1,
    engine: ENGINE,
    playback: PLAYBACK,
  });
  const { phase } = shadowing;
  if (phase.name !== 'running') return null;
  const line = { item: ITEM, accent: 'US', phase, shadowing, now: SILENT, showText: true } as const;
  return <ShadowRunning {...line} />;
}

it('A shadowing whose level is lost says that it is still recording, and goes on saying so after a pause', async () => {
  render(
    <MessagesFor language="zh">
      <Running />
    </MessagesFor>,
  );
  await act(async () => shadowing.start([0]));
  expect(document.body.textContent).toContain('跟著說');
  act(() => options.onUnmetered(true));
  expect(document.body.textContent).toContain('錄音還在進行');
  act(() => shadowing.pause());
  act(() => shadowing.resume());
  expect(document.body.textContent).toContain('錄音還在進行');
});
