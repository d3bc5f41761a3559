import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { ReviewItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { RecallView } from './recall-view';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/my-lesson/review' }));

const WORD: ReviewItem = {
  id: 'word',
  kind: 'WORD',
  position: null,
  text: 'tell',
  translation: '告訴',
  partOfSpeech: 'verb',
  ipa: null,
  example: 'She told us.',
  exampleTranslation: null,
  reference: [{ text: 'tell', pronunciations: [['T', 'EH', 'L']], functionWord: false }],
  audio: null,
  gapped: 'She ____ us.',
};
const engine = {
  scorer: () => ({ score: () => new Promise(() => {}), dispose: () => {} }),
  renew: () => {},
  share: 1,
  leniency: 'STANDARD',
} as never;
let spoken: string[];

beforeAll(prepareWindow);
beforeEach(() => {
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  spoken = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Gives the device voices of these languages. */
function giveVoices(...languages: string[]) {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => languages.map((lang) => ({ lang, voiceURI: lang, localService: true })),
    speak: ({ text, lang }: SpeechSynthesisUtterance) => spoken.push(`${text} ${lang}`),
    cancel: () => {},
  });
}

const show = (item: ReviewItem = WORD) =>
  renderWithPendingCalls(
    <RecallView
      item={item}
      engine={engine}
      last={false}
      accent={{ accent: 'GB', choose: () => {} } as never}
      onAttempt={() => {}}
      onNext={() => {}}
      onLeftOpen={() => {}}
    >
      {null}
    </RecallView>,
  );
const listen = async () => {
  // The module of the device's voice has arrived.
  await import('~/audio/device-voice');
  fireEvent.click(await screen.findByRole('button', { name: zh.lesson.listen }));
};

it('A saved word is asked by its meaning and its sentence with a gap, which is filled by the reveal', () => {
  show();
  expect(screen.getByText('告訴')).toBeTruthy();
  expect(screen.getByText('She ____ us.').getAttribute('lang')).toBe('en');
  expect(screen.queryByText('She told us.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: zh.memory.sitting.reveal }));
  expect(screen.getByText('She told us.')).toBeTruthy();
  expect(screen.queryByText('She ____ us.')).toBeNull();
});

it('A saved word without meanings and without a sentence is shown, as there is nothing to ask with', () => {
  show({ ...WORD, translation: '', gapped: null, example: null });
  expect(screen.queryByRole('button', { name: zh.memory.sitting.reveal })).toBeNull();
});

it('A word without a clip is read by the device’s voice of the learner’s accent', async () => {
  giveVoices('en-US', 'en-GB');
  show();
  await listen();
  expect(spoken).toEqual(['tell en-GB']);
  expect(FakeAudio.instances.map((audio) => audio.getAttribute('src')).filter(Boolean)).toEqual([]);
});

it('A device without an English voice says that it cannot read the word', async () => {
  giveVoices('zh-TW');
  show();
  await listen();
  expect(await screen.findByText(zh.lesson.unvoiced)).toBeTruthy();
  expect(spoken).toEqual([]);
});
