import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useReducer } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchFocus } from '~/components/ui/watch-focus';
import type { Judgement } from '~/domain/lesson-feedback';
import { afterPaint } from '~/lib/after-paint';
import type { LessonItem } from '~/schemas/lesson';
import { renderWithPendingCalls } from '~/test/pending-calls';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { InterpretPassage } from '../interpret/interpret-passage';
import { ItemView } from './item-view';
import { RecallView } from './recall-view';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/course-news/unit/lesson' }));

const CLIP = { path: '/clip.mp3', durationMs: 3500, cues: [] };
const ITEM: LessonItem = {
  id: 'item',
  kind: 'SENTENCE',
  position: 1,
  text: 'Soup is hot.',
  translation: '湯是燙的。',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: ['Soup', 'is', 'hot.'].map((text) => ({
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

function Lesson({ onJudged = () => {} }: { onJudged?: (id: string, judged: Judgement) => void }) {
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(4));
  return (
    <ItemView
      key={state.index}
      accent="US"
      item={ITEM}
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

const Review = () => (
  <RecallView
    item={ITEM}
    engine={engine}
    last={false}
    accent={{ accent: 'US', choose: () => {} } as never}
    onAttempt={() => {}}
    onNext={() => {}}
    onLeftOpen={() => {}}
  >
    {null}
  </RecallView>
);

const Interpreting = () => (
  <InterpretPassage
    accent="US"
    passage={[ITEM]}
    engine={engine}
    onDone={() => {}}
    onAgain={() => {}}
    onNext={() => {}}
    onLeave={() => {}}
  />
);

function Watched({ children }: { children: ReactNode }) {
  useEffect(watchFocus, []);
  return children;
}

const open = (page: ReactNode) =>
  renderWithPendingCalls(<Watched>{page}</Watched>, {}, 'zh', null).user;

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList);
  // The first import of these parts takes longer than a test waits.
  await Promise.all([import('./type-dock'), import('../result/dictation-diff')]);
});
afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (user: UserEvent, name: string) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
/** Waits until what follows a change has been done, and the focus is on something. */
async function hasFocus(): Promise<Element | null> {
  await new Promise<void>((done) => void afterPaint(done));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return document.activeElement;
}

it.each([
  ['lesson', <Lesson key="lesson" />],
  ['review', <Review key="review" />],
])(
  'A typed answer of a %s leaves the focus on the next step, also when it is typed again',
  async (_, page) => {
    const user = open(page);
    await press(user, '改用打字');
    await user.type(await screen.findByRole('textbox'), 'soup is hot{Enter}');
    const next = await button('下一題');
    await waitFor(() => expect(document.activeElement).toBe(next));
    await press(user, '再打一次');
    expect((await hasFocus())?.closest('form')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), 'soup{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await button('下一題')));
  },
);

it('A skipped item and the next item of a lesson leave the focus on the page', async () => {
  const user = open(<Lesson />);
  await press(user, '先跳過');
  expect((await hasFocus())?.isConnected).toBe(true);
  await press(user, '改用打字');
  await user.type(await screen.findByRole('textbox'), 'soup{Enter}');
  await press(user, '下一題');
  expect((await hasFocus())?.isConnected).toBe(true);
});

it('A change between typing and speaking leaves the focus on what answers', async () => {
  const user = open(<Lesson />);
  await press(user, '改用打字');
  await screen.findByRole('textbox');
  expect((await hasFocus())?.closest('form')).toBeTruthy();
  await press(user, '改用麥克風');
  expect(await hasFocus()).toBe(await button('開口說'));
});

it('The text of a review that is shown on request leaves the focus on the page', async () => {
  const user = open(<Review />);
  await press(user, '看英文');
  expect((await hasFocus())?.isConnected).toBe(true);
});

it('A passage that is given back by typing leaves the focus on the field, then on its result', async () => {
  const user = open(<Interpreting />);
  await press(user, '改用打字');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /打出你記得/ })),
  );
  await user.type(screen.getByRole('textbox', { name: /打出你記得/ }), 'soup is hot');
  await press(user, '對照原句');
  expect((await hasFocus())?.tagName).toBe('H1');
});

it('A sentence that is shown, covered and typed from the Chinese says that it is no dictation', async () => {
  const judged = vi.fn();
  const user = open(<Lesson onJudged={judged} />);
  await press(user, '改用打字');
  await screen.findByRole('textbox');
  await press(user, '先看英文再打');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Soup' })).toBeTruthy();
  expect(await hasFocus()).toBe(await button('蓋起來，開始打'));
  await press(user, '蓋起來，開始打');
  expect(screen.queryByRole('button', { name: 'Soup' })).toBeNull();
  expect(screen.getByText('湯是燙的。')).toBeTruthy();
  await user.type(
    screen.getByRole('textbox', { name: '看著中文，打出英文' }),
    'soup is hot{Enter}',
  );
  expect(screen.getByText('先看過英文才打，不算聽寫。')).toBeTruthy();
  expect(judged.mock.lastCall?.[1]).toMatchObject({ passed: true, engine: 'shown-text/1' });
});
