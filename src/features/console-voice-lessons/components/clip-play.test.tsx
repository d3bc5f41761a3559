import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { VOICE_LESSON } from '~prisma/factories/voice-draft';
import { ItemTexts } from './item-texts';

beforeEach(prepareWindow);
afterEach(cleanup);

const { record, recording } = zh.consoleContent;
const [line] = VOICE_LESSON.transcript;
if (!line) throw new Error('The lesson has no lines.');
const of = { field: `transcript.${line.id}`, accent: 'US', text: line.en } as const;
const CLIP: OperatorVoiceLesson['clips'][number] = {
  ...of,
  url: '/media/clips/a.mp3',
  durationMs: 900,
  score: 91,
  accepted: true,
  recorded: { at: new Date('2026-11-21T10:00:00Z'), by: '林編輯' },
};

function Line({ lesson }: { lesson: OperatorVoiceLesson }) {
  return <ItemTexts lesson={lesson} part="transcript" item={line!} audio={useAudioClip()} />;
}
const show = (changes: Partial<OperatorVoiceLesson> = {}) =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <Line
        lesson={{
          id: 'd',
          slug: null,
          state: 'NEW',
          isChanged: true,
          learners: 0,
          version: 3,
          content: VOICE_LESSON,
          problems: [],
          grades: new Map(),
          hardWords: new Map(),
          texts: [{ ...of, ipa: 'həˈloʊ' }],
          clips: [],
          clipRun: null,
          planned: null,
          ...changes,
        }}
      />
    </ZhConsoleMessages>,
  );
const button = (name: RegExp) => screen.queryByRole('button', { name });

describe('The clip of a line of a voice lesson', () => {
  it('A file is sent with its line, says whose voice it should be, and is used for the version that is shown', async () => {
    const { user, call } = show();
    expect(screen.getByText(zh.consoleVoiceLessons.part.noClip)).toBeTruthy();
    await user.click(button(/^錄音/)!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/這一句是店員說的（美式女聲）/)).toBeTruthy();
    const input = dialog.getByLabelText(record.upload, { selector: 'input' });
    await user.upload(input, new File([new Uint8Array(3)], 'a.wav'));
    const asked = await call('operator.voiceLessons.checkTake');
    expect(asked.input).toEqual({ id: 'd', ...of, audio: 'AAAA' });
    const url = '/media/clips/b.mp3';
    await asked.respond({ outcome: 'accepted', score: 88, take: 'abc', url });
    await user.click(await dialog.findByRole('button', { name: record.use }));
    const chosen = await call('operator.voiceLessons.chooseTake');
    expect(chosen.input).toEqual({ id: 'd', version: 3, ...of, take: 'abc' });
    await chosen.respondWithError('CONTENT_CHANGED');
    expect(await dialog.findByText(record.changed)).toBeTruthy();
  });

  it('A recording shows who made it, and goes back to the machine’s voice after a question', async () => {
    const { user, call } = show({ clips: [CLIP] });
    expect(screen.getByText('林編輯 錄的，2026/11/21 18:00')).toBeTruthy();
    await user.click(button(new RegExp(`^${recording.back}`))!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(zh.consoleVoiceLessons.recording.back)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: recording.back }));
    const dropped = await call('operator.voiceLessons.dropRecording');
    expect(dropped.input).toEqual({ id: 'd', version: 3, ...of });
  });

  it('A line with a word that cannot be checked has no button to record it, and a synthetic clip has none to restore it', () => {
    show({ texts: [{ ...of, ipa: null }], clips: [{ ...CLIP, recorded: null }] });
    expect(button(/^錄音/)).toBeNull();
    expect(button(new RegExp(`^${recording.back}`))).toBeNull();
  });
});
