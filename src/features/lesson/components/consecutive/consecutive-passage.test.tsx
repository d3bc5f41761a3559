import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { LessonItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ConsecutivePassage } from './consecutive-passage';

vi.mock('~/device/use-owner', () => ({ useOwner: () => 'visitor' }));
vi.mock('next/navigation', () => ({ usePathname: () => '/zh/course-news/unit/lesson' }));

const item = (position: number, text: string, translation: string): LessonItem => {
  const clip = { path: `/media/${position}.mp3`, durationMs: 4000, cues: [] };
  return {
    id: `item-${position}`,
    kind: 'SENTENCE',
    position,
    text,
    translation,
    partOfSpeech: null,
    ipa: null,
    example: null,
    exampleTranslation: null,
    reference: text
      .split(' ')
      .map((word) => ({ text: word, pronunciations: [['S']], functionWord: false })),
    audio: { US: clip, GB: clip },
  };
};
const PASSAGE = [
  item(11, 'You can return the bowl at any stall.', '碗可以還到任何一攤。'),
  item(12, 'Nobody throws it away.', '沒有人會把它丟掉。'),
  item(13, 'The bowls are washed at night.', '碗在晚上洗。'),
];
const engine = {
  scorer: () => ({ score: () => new Promise(() => {}), dispose: () => {} }),
  renew: () => {},
  share: 1,
  leniency: 'STANDARD',
} as never;
const onDone = vi.fn();
const onNext = vi.fn();
let read: string[];

beforeAll(async () => {
  prepareWindow();
  Element.prototype.scrollIntoView = vi.fn();
  await import('../player/type-dock');
});
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  read = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function giveChineseVoice() {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'zh-TW', voiceURI: 'tw', localService: true }],
    speak: ({ text }: SpeechSynthesisUtterance) => read.push(text),
    cancel: () => {},
  });
}

const show = () =>
  renderWithPendingCalls(
    <ConsecutivePassage
      passage={PASSAGE}
      engine={engine}
      accent={{ accent: 'US', choose: () => {} } as never}
      onDone={onDone}
      onAgain={() => {}}
      onNext={onNext}
      onLeave={() => {}}
    />,
    {},
    'zh',
    null,
  );
const { consecutive, lesson, rendering } = zh;
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
async function type(text: string) {
  const use = screen.queryByRole('button', { name: lesson.typing.use });
  if (use) fireEvent.click(use);
  const field = await screen.findByRole('textbox', { name: lesson.typing.sentenceLabel });
  fireEvent.change(field, { target: { value: text } });
  click(lesson.typing.check);
}
/** Takes notes, and goes to the first sentence. */
function start(notes = '') {
  fireEvent.change(screen.getByRole('textbox', { name: consecutive.notes }), {
    target: { value: notes },
  });
  click(consecutive.start);
}

it('A passage shows its Chinese beside the notes, and no English', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const chinese = within(screen.getByRole('region', { name: consecutive.chinese }));
  expect(chinese.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    PASSAGE.map(({ translation }) => translation),
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(2000);
  expect(screen.queryByText(/bowl/)).toBeNull();
  expect(screen.queryByRole('button', { name: consecutive.hear })).toBeNull();
});

it('A sentence is asked by the notes, and its Chinese is a press away', () => {
  show();
  start('還碗 → 任何攤');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    fill(consecutive.place, { k: 1, count: 3 }),
  );
  expect(screen.getByText('還碗 → 任何攤')).toBeTruthy();
  expect(screen.queryByText(PASSAGE[0]!.translation)).toBeNull();
  click(consecutive.showChinese);
  expect(screen.getByText(PASSAGE[0]!.translation)).toBeTruthy();
});

it('A sentence is scored as a card is; one in other words has the learner’s judgment and no score', async () => {
  show();
  start();
  expect(document.body.textContent).toContain(consecutive.noNotes);
  await type('you can return the bowl at any stall');
  expect(screen.getByText(lesson.passed)).toBeTruthy();
  click(lesson.next);
  await type('people keep using the same one');
  expect(screen.getByRole('heading', { name: rendering.otherTitle })).toBeTruthy();
  expect(screen.getByText('Nobody throws it away.')).toBeTruthy();
  expect(screen.getByText('people keep using the same one')).toBeTruthy();
  expect(document.body.textContent).toContain(consecutive.gradeLead);
  expect(document.body.textContent).not.toContain(rendering.gradeLead);
  click(rendering.grade.GOOD);
  click(lesson.skip);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`${lesson.passed} · 100 分`);
  expect(rows[1]).toContain(fill(consecutive.ownGrade, { grade: rendering.grade.GOOD }));
  expect(rows[1]).not.toMatch(/\d 分/);
  expect(rows[2]).toContain(consecutive.skipped);
  expect(onDone).toHaveBeenCalledOnce();
  click(consecutive.next);
  expect(onNext).toHaveBeenCalledOnce();
});

it('The overview tells which sentence was looked up, and its last try counts', async () => {
  show();
  start();
  await type('you can return the plate at any stall');
  click(lesson.typing.again);
  await type('you can return the bowl at any stall');
  click(lesson.next);
  click(lesson.skip);
  click(lesson.skip);
  const [first] = screen.getAllByRole('listitem');
  expect(first!.textContent).toContain(lesson.passed);
  expect(first!.textContent).toContain(consecutive.hint.WHOLE);
});

it('A device with a Chinese voice of Taiwan reads the passage, which can then be covered', async () => {
  giveChineseVoice();
  show();
  fireEvent.click(await screen.findByRole('button', { name: consecutive.hear }));
  expect(read).toEqual([PASSAGE.map(({ translation }) => translation).join('')]);
  click(consecutive.cover);
  expect(screen.queryByText(PASSAGE[0]!.translation)).toBeNull();
  click(consecutive.show);
  expect(screen.getByText(PASSAGE[0]!.translation)).toBeTruthy();
});
