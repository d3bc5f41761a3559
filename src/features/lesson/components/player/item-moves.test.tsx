import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { LessonItem } from '~/schemas/lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { ItemView } from './item-view';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/course-news/unit/lesson' }));

const CLIP = { path: '/clip.mp3', durationMs: 3500, cues: [] };
const itemAt = (index: number): LessonItem => ({
  id: `item-${index}`,
  kind: 'WORD',
  position: index + 1,
  text: 'soup',
  translation: '湯',
  partOfSpeech: null,
  ipa: null,
  example: null,
  exampleTranslation: null,
  reference: [{ text: 'soup', pronunciations: [['S']], functionWord: false }],
  audio: { US: CLIP, GB: CLIP },
});
const engine = {
  scorer: () => ({ score: () => new Promise(() => {}), dispose: () => {} }),
  renew: () => {},
  share: 1,
  leniency: 'STANDARD',
} as never;

function Lesson() {
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(4, 1));
  return (
    <>
      <p data-testid="deferred">{state.deferred.join()}</p>
      <ItemView
        key={state.index}
        accent="US"
        item={itemAt(state.index)}
        state={state}
        dispatch={dispatch}
        engine={engine}
        taught={[]}
        onJudged={() => {}}
        listenFirst={false}
        storageFails={false}
        timeOver={false}
      />
    </>
  );
}

beforeAll(async () => {
  prepareWindow();
  Element.prototype.scrollIntoView = vi.fn();
  await import('./type-dock');
});
afterEach(cleanup);

const { lesson, practice } = zh;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const more = () => within(screen.getByRole('group', { name: lesson.more.title }));
const position = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Opens the second item, to be spoken or typed. */
async function open(mode: 'speaking' | 'typing') {
  renderWithPendingCalls(<Lesson />, {}, 'zh', null);
  if (mode === 'speaking') return;
  click(lesson.typing.use);
  await screen.findByRole('textbox');
}

it.each([
  ['speaking', lesson.typing.use],
  ['typing', lesson.typing.useMicrophone],
] as const)(
  'An item that is for %s is skipped by a button that is always visible, and goes back, or is deferred, from the same sheet',
  async (mode, toOther) => {
    await open(mode);
    const skip = screen.getByRole('button', { name: lesson.skip });
    expect(skip.closest('.dock-row')).toBeTruthy();
    expect(skip.closest('.dock-sheet')).toBeNull();
    for (const name of [lesson.back, practice.later.say, toOther])
      expect(more().getByRole('button', { name })).toBeTruthy();
    fireEvent.click(skip);
    expect(position()).toContain('3');
    click(lesson.back);
    click(lesson.back);
    expect(position()).toContain('1');
    expect(screen.queryByRole('button', { name: lesson.back })).toBeNull();
  },
);

it('A typed item that is deferred keeps its result, and is not offered to be deferred again', async () => {
  await open('typing');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'soup' } });
  click(lesson.typing.check);
  expect(screen.getByText(lesson.passed)).toBeTruthy();
  click(practice.later.say);
  expect(screen.getByTestId('deferred').textContent).toBe('1');
  expect(screen.getByText(lesson.passed)).toBeTruthy();
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
    practice.later.queued,
  );
  expect(screen.queryByRole('button', { name: practice.later.say })).toBeNull();
});

it('A field takes no more than several sentences', async () => {
  await open('typing');
  expect(screen.getByRole<HTMLInputElement>('textbox').maxLength).toBe(300);
});
