import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { LessonItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { RenderView } from './render-view';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/my-lesson/review' }));

const CLIP = { path: '/media/model.mp3', durationMs: 2000, cues: [] };
const TEXT = 'You can return the bowl at any stall.';
const ITEM: LessonItem = {
  id: 'sentence',
  kind: 'SENTENCE',
  position: 3,
  text: TEXT,
  translation: '碗可以還到任何一攤。',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: TEXT.split(' ').map((text) => ({
    text,
    pronunciations: [['S']],
    functionWord: false,
  })),
  audio: { US: CLIP, GB: CLIP },
};
const engine = {
  scorer: () => ({ score: () => new Promise(() => {}), dispose: () => {} }),
  renew: () => {},
  share: 1,
  leniency: 'STANDARD',
} as never;
const onAttempt = vi.fn();
const onNext = vi.fn();
let read: string[];

beforeAll(prepareWindow);
beforeEach(() => {
  vi.clearAllMocks();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  read = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    speak: ({ text, lang }: SpeechSynthesisUtterance) => read.push(`${text} ${lang}`),
    cancel: () => {},
  });
}

const show = () =>
  renderWithPendingCalls(
    <RenderView
      item={ITEM}
      engine={engine}
      last={false}
      accent={{ accent: 'US', choose: () => {} } as never}
      onAttempt={onAttempt}
      onNext={onNext}
      onLeftOpen={() => {}}
    >
      {null}
    </RenderView>,
  );
const { rendering, lesson } = zh;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function type(text: string) {
  const use = screen.queryByRole('button', { name: lesson.typing.use });
  if (use) fireEvent.click(use);
  const field = await screen.findByRole('textbox', { name: lesson.typing.sentenceLabel });
  fireEvent.change(field, { target: { value: text } });
  click(lesson.typing.check);
}

it('A sentence is asked by its Chinese, and no English is on the screen before it is asked for', () => {
  show();
  expect(screen.getByText(ITEM.translation).getAttribute('lang')).toBe('zh-TW');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(rendering.title);
  expect(screen.queryByText(/return/)).toBeNull();
});

it('The first hint has the first words, and the second the whole sentence, which counts as looked up', async () => {
  show();
  click(rendering.firstWords);
  expect(screen.getByText('You can return …').getAttribute('lang')).toBe('en');
  expect(screen.queryByText(/stall/)).toBeNull();
  click(rendering.whole);
  expect(screen.getByText(rendering.lookedUp)).toBeTruthy();
  expect(screen.getByText('stall.')).toBeTruthy();
  await type(TEXT);
  expect(onAttempt.mock.lastCall).toMatchObject([
    { fromChinese: true, hint: 'WHOLE', passed: true, mode: 'TYPE' },
    true,
  ]);
});

it('An answer without a hint says so, and then the model plays', async () => {
  show();
  await type('you can return the bowl at any stall');
  const [attempt, first] = onAttempt.mock.lastCall!;
  expect([attempt.hint, attempt.ownGrade, attempt.fromChinese, first]).toEqual([
    undefined,
    undefined,
    true,
    true,
  ]);
  expect(FakeAudio.instances.some((audio) => audio.getAttribute('src')?.includes('model'))).toBe(
    true,
  );
});

it('What was put in other words has no result, and the learner’s grade is stored and goes on', async () => {
  show();
  await type('bring your dish back wherever you like');
  expect(onAttempt).not.toHaveBeenCalled();
  const heading = screen.getByRole('heading', { name: rendering.otherTitle });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(screen.getByText('bring your dish back wherever you like')).toBeTruthy();
  for (const word of [lesson.notPassed, lesson.typedFeedback.different])
    expect(screen.queryByText(word)).toBeNull();
  click(rendering.grade.GOOD);
  expect(onAttempt.mock.lastCall).toMatchObject([{ ownGrade: 'GOOD', fromChinese: true }, true]);
  expect(onAttempt.mock.lastCall![0].hint).toBeUndefined();
  expect(onNext).toHaveBeenLastCalledWith(true);
});

it('A learner who cannot say it yet fails the card, and one who goes on without a grade has no answer', async () => {
  show();
  await type('no idea');
  click(lesson.skip);
  expect(onNext).toHaveBeenLastCalledWith(null);
  click(rendering.grade.AGAIN);
  expect(onNext).toHaveBeenLastCalledWith(false);
});

it('Another try after the model was seen counts as looked up', async () => {
  show();
  await type('no idea');
  await type(TEXT);
  expect(onAttempt.mock.lastCall).toMatchObject([{ hint: 'WHOLE' }, true]);
});

it('A device with a Chinese voice of Taiwan reads the question, also by “listen”', async () => {
  giveVoices('en-US', 'zh-CN', 'zh-TW');
  show();
  fireEvent.click(await screen.findByRole('button', { name: rendering.hearChinese }));
  expect(read).toEqual([`${ITEM.translation} zh-TW`]);
  expect(screen.queryByText(/stall/)).toBeNull();
});

it('A device without one shows no button for it', async () => {
  giveVoices('en-US', 'zh-CN');
  show();
  await import('~/audio/device-voice');
  expect(screen.queryByRole('button', { name: rendering.hearChinese })).toBeNull();
});
