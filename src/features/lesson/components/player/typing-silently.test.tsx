import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MEANING_ENGINE } from '~/domain/dictation';
import zh from '~/i18n/locales/zh';
import type { LessonItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { ItemView } from './item-view';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/course-news/unit/lesson' }));

const CLIP = { path: '/media/model.mp3', durationMs: 3500, cues: [] };
const TEXT = 'You can return the bowl at any stall.';
const ITEM: LessonItem = {
  id: 'item',
  kind: 'SENTENCE',
  position: 11,
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
  otherVoices: { US: [CLIP], GB: [CLIP] },
};
const engine = {
  scorer: () => ({ score: () => new Promise(() => {}), dispose: () => {} }),
  renew: () => {},
  share: 1,
  leniency: 'STANDARD',
} as never;
const onJudged = vi.fn();

function Lesson({ item }: { item: LessonItem }) {
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(3, 1));
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
      listenFirst={state.take > 0}
      storageFails={false}
      timeOver={false}
    />
  );
}

beforeAll(async () => {
  prepareWindow();
  Element.prototype.scrollIntoView = vi.fn();
  await Promise.all([import('./type-dock'), import('../result/typed-details')]);
});
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { lesson, listening } = zh;
const { typing } = lesson;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const played = () => FakeAudio.instances.flatMap((audio) => audio.played);
const said = () => screen.getAllByRole('status').map((region) => region.textContent);
const check = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  click(typing.check);
};

/** Opens an item that is typed, from its Chinese. */
async function open(item = ITEM) {
  const { user } = renderWithPendingCalls(<Lesson item={item} />, {}, 'zh', null);
  click(typing.use);
  fireEvent.click(await screen.findByRole('button', { name: typing.fromChinese }));
  return user;
}

it('A learner who can neither speak nor listen sees the Chinese and no English, and nothing can be played', async () => {
  const user = await open();
  expect(screen.getByText(ITEM.translation)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: typing.shownLabel })).toBeTruthy();
  expect(screen.queryByText('stall.')).toBeNull();
  expect(said()).toContainEqual(typing.silentNotice);
  expect(screen.queryByRole('button', { name: lesson.listen })).toBeNull();
  expect(screen.queryByRole('button', { name: /換一個/ })).toBeNull();
  screen.getByRole('main').focus();
  await user.keyboard('l v');
  expect(played()).toEqual([]);
});

it('A typed sentence is an attempt of kind typed, by an engine of its own, and claims neither listening nor speech', async () => {
  await open();
  check('you can return the bowl at any stall');
  expect(onJudged.mock.lastCall?.[1]).toMatchObject({
    mode: 'TYPE',
    passed: true,
    engine: MEANING_ENGINE,
  });
  expect(screen.getByText(typing.silentNote)).toBeTruthy();
  expect(played()).toEqual([]);
});

it('A sentence with a wrong word says nothing of what was heard, and offers nothing that is heard', async () => {
  await open();
  for (const _ of [1, 2]) {
    check('you can return the plate at any stall');
    expect(said()).toContainEqual(expect.stringContaining('和示範不一樣'));
    expect(document.body.textContent).not.toMatch(/再聽|聽到的|放慢/);
    click(typing.again);
  }
});

it('A sentence in other words is no attempt: both are shown, and the English can be covered and typed', async () => {
  await open();
  check('bring your dish back wherever you like');
  expect(onJudged).not.toHaveBeenCalled();
  expect(said()).toContainEqual(typing.otherWords);
  expect(screen.getByText('bring your dish back wherever you like')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'stall.' })).toBeTruthy();
  click(typing.cover);
  check(TEXT);
  expect(onJudged.mock.lastCall?.[1]).toMatchObject({ passed: true, engine: 'shown-text/1' });
});

it('The choice is kept for the next item, which does not play by itself, and is undone where it was made', async () => {
  await open();
  const row = screen.getByRole('textbox').closest('form')!;
  expect(within(row).getByRole('button', { name: listening.showText })).toBeTruthy();
  click(lesson.skip);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('11');
  expect(played()).toEqual([]);
  click(typing.fromSound);
  expect(screen.getByRole('button', { name: lesson.listen })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: typing.label })).toBeTruthy();
});

it('An item without Chinese is typed from its sound', async () => {
  localStorage.clear();
  renderWithPendingCalls(<Lesson item={{ ...ITEM, translation: '' }} />, {}, 'zh', null);
  click(typing.use);
  await screen.findByRole('textbox', { name: typing.label });
  expect(screen.queryByRole('button', { name: typing.fromChinese })).toBeNull();
});
