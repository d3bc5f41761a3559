import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { WordStatus } from '~/domain/speech/types';
import zh from '~/i18n/locales/zh';
import type { LessonItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { ItemView } from '../player/item-view';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/course-news/unit/lesson' }));
vi.mock('~/audio/recorder', async (original) => ({
  ...(await original<typeof import('~/audio/recorder')>()),
  openRecorder: async () => ({
    finished: Promise.resolve({ blob: new Blob(), durationMs: 2000, endedBy: 'learner' }),
    stop: async () => {},
    cancel: () => {},
  }),
}));
vi.mock('~/audio/decode', () => ({ decodeRecording: async () => new Float32Array(32_000) }));

const CLIP = {
  path: '/media/model.mp3',
  durationMs: 1500,
  cues: ['Soup', 'is', 'hot.'].map((text, i) => ({
    text,
    startMs: i * 500,
    endMs: i * 500 + 500,
  })),
};
const word = (text: string, symbols: string) => ({
  text,
  pronunciations: [['S']],
  functionWord: false,
  symbols: { US: [symbols], GB: [symbols] },
});
const ITEM: LessonItem = {
  id: 'item',
  kind: 'SENTENCE',
  position: 11,
  text: 'Soup is hot.',
  translation: '湯是燙的。',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: [word('Soup', 'ˈs uː p'), word('is', 'ɪ z'), word('hot.', 'ˈh ɑː t')],
  audio: { US: CLIP, GB: CLIP },
};

/** What the scorer hears: the status of each word asked for, or silence. */
let hears: (WordStatus | 'unsure')[] | 'silence';
const onJudged = vi.fn();
const score = vi.fn(async (_: Float32Array, reference: LessonItem['reference']) => {
  const heard = hears === 'silence' ? [] : hears;
  const words = reference.map(({ text }, i) => ({
    text,
    score: 40,
    phones: [],
    start: 0,
    end: 0.4,
    status: heard[i] === 'unsure' ? 'again' : (heard[i] ?? 'again'),
    ...(heard[i] === 'unsure' && { unsure: true }),
  }));
  const passed = words.every(({ status }) => status === 'said');
  const scored = passed ? 'pass' : 'retry';
  const verdict = hears === 'silence' ? 'no_speech' : scored;
  return { verdict, score: 50, words, extraSpeech: false, engine: 'test' };
});
const engine = {
  scorer: () => ({ score, dispose: () => {} }),
  renew: () => {},
  share: 1,
  leniency: 'STANDARD',
} as never;

function Lesson({ item }: { item: LessonItem }) {
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(2));
  return (
    <ItemView
      key={state.index}
      accent="US"
      item={item}
      state={state}
      dispatch={dispatch}
      engine={engine}
      taught={[]}
      onJudged={onJudged}
      listenFirst={false}
      storageFails={false}
      timeOver={false}
    />
  );
}

beforeAll(async () => {
  prepareWindow();
  Element.prototype.scrollIntoView = vi.fn();
  await import('./item-help');
});
beforeEach(() => {
  vi.clearAllMocks();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  hears = ['said', 'said', 'again'];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { drill, lesson } = zh;
const named = (text: string, word: string) => text.replace('{word}', word);
const show = (item = ITEM) => renderWithPendingCalls(<Lesson item={item} />, {}, 'zh', null).user;
const group = () => screen.queryByRole('region', { name: drill.title });
/** Says the item, and waits for the result. */
async function say(user: ReturnType<typeof show>) {
  const before = score.mock.calls.length;
  const name = new RegExp(`^(${lesson.speak}|${lesson.speakAgain})$`);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(score.mock.calls.length).toBe(before + 1));
  await screen.findByRole('button', { name: lesson.speakAgain });
}

it('Two tries that fail offer the slow model and a drill of the missed word, and the result announces it', async () => {
  const user = show();
  await say(user);
  expect(group()).toBeNull();
  await say(user);
  const help = within(await screen.findByRole('region', { name: drill.title }));
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContainEqual(
    expect.stringContaining(lesson.help.words),
  );
  expect(help.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    drill.slowly,
    named(drill.only, 'hot'),
  ]);
  await user.click(help.getByRole('button', { name: drill.slowly }));
  expect(FakeAudio.instances.at(-1)!.playbackRate).toBe(0.75);
});

it('A drilled word has its clip and its pronunciation, is said twice, and leads back to the sentence', async () => {
  const user = show();
  await say(user);
  await say(user);
  await user.click(await screen.findByRole('button', { name: named(drill.only, 'hot') }));
  const help = within(group()!);
  expect(help.getByText('/ˈhɑːt/')).toBeTruthy();
  expect(help.getByText(drill.twice)).toBeTruthy();
  hears = ['said'];
  const sayWord = () => user.click(help.getByRole('button', { name: named(drill.say, 'hot') }));
  await sayWord();
  expect(await help.findByText(drill.saidOnce)).toBeTruthy();
  await sayWord();
  expect(await help.findByText(drill.saidTwice)).toBeTruthy();
  expect(score.mock.lastCall![1].map(({ text }) => text)).toEqual(['hot.']);
  // A drilled word is no attempt.
  expect(onJudged).toHaveBeenCalledTimes(2);
  hears = ['said', 'said', 'said'];
  await user.click(help.getByRole('button', { name: drill.sentence }));
  await waitFor(() => expect(score.mock.lastCall![1]).toHaveLength(3));
  await waitFor(() => expect(group()).toBeNull());
});

it('A learner can leave the drill for the sentence at any time', async () => {
  const user = show();
  await say(user);
  await say(user);
  await user.click(await screen.findByRole('button', { name: named(drill.only, 'hot') }));
  await user.click(screen.getByRole('button', { name: drill.sentence }));
  await waitFor(() => expect(score.mock.lastCall![1]).toHaveLength(3));
});

it('Silence and what was almost a pass are no failed tries', async () => {
  const user = show();
  await say(user);
  hears = ['said', 'said', 'unsure'];
  await say(user);
  hears = 'silence';
  await say(user);
  expect(group()).toBeNull();
  hears = ['said', 'said', 'again'];
  await say(user);
  expect(await screen.findByRole('region', { name: drill.title })).toBeTruthy();
});

it('A single word is offered slowly, without a drill', async () => {
  hears = ['again'];
  const user = show({ ...ITEM, kind: 'WORD', text: 'hot', reference: [word('hot', 'ˈh ɑː t')] });
  await say(user);
  await say(user);
  const help = within(await screen.findByRole('region', { name: drill.title }));
  expect(help.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText(lesson.help.slowly)).toBeTruthy();
});
