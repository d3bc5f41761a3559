import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { TakeResult } from '~/schemas/clip-recording';
import type { ClipPlaceView, DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { RecordDialog } from './record-dialog';

beforeEach(() => {
  prepareWindow();
  URL.createObjectURL = () => 'blob:take';
  URL.revokeObjectURL = () => {};
});
afterEach(cleanup);

const t = zh.consoleContent.record;
const place: ClipPlaceView = { accent: 'GB', sex: null, ipa: 'wiː drɪŋk tiː', clip: null };
const line: DraftLineView = {
  kind: 'WORD',
  key: 'tea|NOUN',
  part: 'EXAMPLE',
  text: 'We drink tea.',
  field: 'words.1.example',
  places: [place],
};
const show = (hasUnsaved = false) => {
  const onClose = vi.fn();
  const draft = { id: 'd', version: 3, lines: [line] } as unknown as OperatorDraft;
  const props = { draft, line, place, hasUnsaved, onClose };
  const shown = renderWithPendingCalls(
    <ZhConsoleMessages>
      <RecordDialog {...props} />
    </ZhConsoleMessages>,
  );
  return { ...shown, onClose };
};
const alert = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const file = (bytes: number) => new File([new Uint8Array(bytes)], 'take.wav');
const use = () => screen.getByRole('button', { name: t.use });
const bring = async (shown: ReturnType<typeof show>, result: TakeResult) => {
  await shown.user.upload(screen.getByLabelText(t.upload, { selector: 'input' }), file(3));
  const asked = await shown.call('operator.units.checkTake');
  await asked.respond(result);
  return asked.input;
};

describe('The dialog that records a clip', () => {
  it('A file is sent with its line, and only one that the server accepts can be used, by its name', async () => {
    const shown = show();
    expect(use()).toHaveProperty('disabled', true);
    const sent = await bring(shown, {
      outcome: 'refused',
      verdict: 'retry',
      score: 31,
      missed: ['drink'],
      misread: false,
    } as TakeResult);
    const of = { id: 'd', kind: 'WORD', key: 'tea|NOUN', part: 'EXAMPLE', accent: 'GB' };
    expect(sent).toEqual({ ...of, text: 'We drink tea.', audio: 'AAAA' });
    expect(await screen.findByText(/沒有聽出來：drink/)).toBeTruthy();
    expect(use()).toHaveProperty('disabled', true);
    await bring(shown, { outcome: 'accepted', score: 88, take: 'abc', url: '/media/clips/a.mp3' });
    await shown.user.click(screen.getByRole('radio', { name: '男聲' }));
    await shown.user.click(use());
    const chosen = await shown.call('operator.units.chooseTake');
    expect(chosen.input).toEqual({ ...of, version: 3, sex: 'male', take: 'abc' });
    await chosen.respondWithError('DRAFT_CHANGED');
    expect(await screen.findByText(t.changed)).toBeTruthy();
    expect(shown.onClose).not.toHaveBeenCalled();
    expect(use()).toHaveProperty('disabled', false);
  });

  it('A file that cannot be used, is too large, or could not be checked is answered with what to do', async () => {
    const shown = show();
    await bring(shown, { outcome: 'unusable', problem: 'truncated' });
    await vi.waitFor(() => expect(alert()).toBe(t.files.truncated));
    const input = screen.getByLabelText(t.upload, { selector: 'input' });
    await shown.user.upload(input, file(5 * 1024 * 1024 + 1));
    await vi.waitFor(() => expect(alert()).toBe('檔案太大，最多 5 MB。'));
    await shown.user.upload(input, file(3));
    await (await shown.call('operator.units.checkTake')).loseConnection();
    await vi.waitFor(() => expect(alert()).toContain(t.offline));
  });

  it('A browser without a microphone says so, and a draft with unsaved changes is not recorded', async () => {
    const shown = show();
    await shown.user.click(screen.getByRole('button', { name: t.start }));
    expect(await screen.findByText(/不是 https|不能錄音/)).toBeTruthy();
    cleanup();
    show(true);
    expect(screen.getByText(t.unsaved)).toBeTruthy();
    expect(screen.queryByRole('button', { name: t.start })).toBeNull();
  });
});
