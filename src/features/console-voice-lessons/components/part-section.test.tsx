import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { VOICE_LESSON } from '~prisma/factories/voice-draft';
import { useVoiceLesson } from '../hooks';
import { LessonTexts } from './lesson-texts';
import { PartSection } from './part-section';

const t = zh.consoleVoiceLessons;
const ID = '0198b2a8-1111-7000-8000-000000000001';
const LESSON: OperatorVoiceLesson = {
  id: ID,
  slug: null,
  state: 'NEW' as const,
  isChanged: true as const,
  learners: 0 as const,
  version: 4 as const,
  content: VOICE_LESSON,
  problems: [],
  grades: new Map(),
  hardWords: new Map(),
  texts: [],
  clips: [],
  clipRun: null,
  planned: null,
};
const [first, second, ...others] = VOICE_LESSON.transcript;
if (!first || !second) throw new Error('The lesson has no lines.');

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The lines of the lesson, and its texts as a whole. */
function Lesson() {
  const { data: lesson } = useVoiceLesson(ID);
  const audio = useAudioClip();
  if (!lesson) return null;
  return (
    <>
      <LessonTexts lesson={lesson} />
      <PartSection lesson={lesson} part="transcript" audio={audio} />
    </>
  );
}

async function show() {
  const page = renderWithPendingCalls(
    <ZhConsoleMessages>
      <Lesson />
    </ZhConsoleMessages>,
  );
  await (await page.call('operator.voiceLessons.lesson')).respond(LESSON);
  await screen.findByText(second!.en);
  /** Responds to the refetch after an act with these lines, in the next version. */
  const readAgain = async (transcript: typeof VOICE_LESSON.transcript, version = 5) =>
    (await page.call('operator.voiceLessons.lesson')).respond({
      ...LESSON,
      version,
      content: { ...VOICE_LESSON, transcript },
    });
  return { ...page, readAgain };
}
const lines = () => within(screen.getByRole('region', { name: t.transcript.title }));
const press = (name: string) => fireEvent.click(lines().getByRole('button', { name }));
const texts = () =>
  lines()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.trim());

it('A line that a colleague has deleted stays open with what was typed, and comes back only when it is added', async () => {
  const page = await show();
  press(`編輯「${second.en}」`);
  const form = () => within(lines().getByRole('form', { name: `編輯「${second.en}」` }));
  const english = () => form().getByLabelText<HTMLInputElement>(new RegExp(`^${t.transcript.en}`));
  fireEvent.change(english(), { target: { value: 'Where does it leak?' } });
  fireEvent.click(form().getByRole('button', { name: zh.consoleContent.save }));
  const saving = await page.call('operator.voiceLessons.edit');
  expect(saving.input).toMatchObject({ version: 4, change: { kind: 'put' } });
  expect(saving.input).not.toHaveProperty('change.at');
  await saving.respondWithError('CONTENT_REMOVED');
  await page.readAgain([first, ...others]);
  await screen.findByText(t.part.gone);
  expect(texts()[1]).toBe(second.en);
  expect(english().value).toBe('Where does it leak?');
  expect(lines().queryByRole('button', { name: `刪除「${second.en}」` })).toBeNull();
  fireEvent.click(form().getByRole('button', { name: t.part.addAgain }));
  const adding = await page.call('operator.voiceLessons.edit');
  expect(adding.input).toMatchObject({
    change: { kind: 'put', at: 1, item: { id: second.id, en: 'Where does it leak?' } },
  });
  await adding.respond({ id: ID, version: 6 });
  const back = { ...second, en: 'Where does it leak?' };
  await page.readAgain([first, back, ...others], 6);
  await waitFor(() => expect(screen.queryByText(t.part.gone)).toBeNull());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('A line that is deleted here is gone, whether its form is open or not, and the popup brings it back', async () => {
  const page = await show();
  press(`編輯「${second.en}」`);
  press(`刪除「${second.en}」`);
  await (await page.call('operator.voiceLessons.edit')).respond({ id: ID, version: 5 });
  await page.readAgain([first, ...others]);
  await waitFor(() => expect(texts()).not.toContain(second.en));
  expect(screen.queryByText(t.part.gone)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: zh.consoleContent.undo }));
  expect((await page.call('operator.voiceLessons.edit')).input).toMatchObject({
    change: { kind: 'put', at: 1, item: { id: second.id } },
  });
});

it('A moved line is put back by the popup, from the order that the move has made', async () => {
  const page = await show();
  const ids = VOICE_LESSON.transcript.map(({ id }) => id);
  const moved = [ids[1]!, ids[0]!, ...ids.slice(2)];
  press(`把「${second.en}」往上移`);
  const moving = await page.call('operator.voiceLessons.edit');
  expect(moving.input).toMatchObject({ change: { kind: 'order', before: ids, after: moved } });
  await moving.respond({ id: ID, version: 5 });
  await page.readAgain([second, first, ...others]);
  fireEvent.click(await screen.findByRole('button', { name: zh.consoleContent.undo }));
  expect((await page.call('operator.voiceLessons.edit')).input).toMatchObject({
    change: { kind: 'order', before: moved, after: ids },
  });
});

it('The introduction of a lesson is a field of several lines, in which a line break is a space', async () => {
  await show();
  const field = screen.getByLabelText<HTMLTextAreaElement>(
    new RegExp(`^${t.texts.introductionZh}`),
  );
  expect(field.tagName).toBe('TEXTAREA');
  fireEvent.change(field, { target: { value: '第一行\n第二行' } });
  expect(field.value).toBe('第一行 第二行');
});
