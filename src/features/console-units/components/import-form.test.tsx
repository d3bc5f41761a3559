import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { errors } from '~/i18n/locales/zh/errors';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ImportForm } from './import-form';

beforeEach(prepareWindow);
afterEach(cleanup);

const t = zh.consoleUnits.import;
const show = () =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <ImportForm />
    </ZhConsoleMessages>,
  );
const file = (name: string, text: string | Uint8Array<ArrayBuffer>) => new File([text], name);
const submit = () => screen.getByRole('button', { name: t.submit });
const line = (over: object = {}) => ({
  line: 1,
  title: 'Rain',
  outcome: 'taken',
  rejection: null,
  licenceProblem: null,
  ...over,
});

/** Waits for a text that may be split into phrases. */
const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));

describe('The import of files', () => {
  it('Files are sent one after the other, each with what counts for it, and answered by name', async () => {
    const shown = show();
    await shown.user.upload(screen.getByLabelText(t.files), [
      file('b.txt', 'It rained.'),
      file('a.jsonl', '{}'),
    ]);
    expect(screen.getByText('已選 2 個檔案')).toBeTruthy();
    await shown.user.type(screen.getByLabelText(t.source), 'Tea');
    await shown.user.click(submit());
    const lines = await shown.call('operator.units.importText');
    expect(lines.input).toEqual({ text: '{}', source: 'Tea', licence: '' });
    expect(shown.held).toEqual([]);
    expect(screen.getByRole('progressbar', { name: t.bar })).toBeTruthy();
    const refused = { kind: 'badField', detail: 'title' };
    await lines.respond([line({ outcome: 'refused', title: '', rejection: refused })]);
    const text = await shown.call('operator.units.importTextFile');
    expect(text.input).toEqual({
      name: 'b.txt',
      text: 'It rained.',
      source: 'Tea',
      licence: '',
    });
    await text.respond(line());
    await says('收進 1 篇，略過 0 篇，退回 1 篇。');
    expect(screen.getByText('欄位「title」不能用。')).toBeTruthy();
    expect(screen.getByText(/^a\.jsonl 第 1 行$/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('An import that is cut off names the file and what is left, and goes on at that file', async () => {
    const shown = show();
    await shown.user.upload(screen.getByLabelText(t.files), [
      file('a.txt', 'One.'),
      file('b.txt', 'Two.'),
      file('c.txt', 'Three.'),
    ]);
    await shown.user.click(submit());
    await (await shown.call('operator.units.importTextFile')).respond(line());
    await (await shown.call('operator.units.importTextFile')).loseConnection();
    expect(await screen.findByText(/停在「b\.txt」.*後面的 1 個檔案/)).toBeTruthy();
    expect(shown.held).toEqual([]);
    await shown.user.click(screen.getByRole('button', { name: t.goOn }));
    const again = await shown.call('operator.units.importTextFile');
    expect(again.input).toMatchObject({ name: 'b.txt' });
    await again.respondWithError('FORBIDDEN');
    expect(await screen.findByText(errors.FORBIDDEN)).toBeTruthy();
    await says('收進 1 篇，略過 0 篇，退回 0 篇。');
  });

  it('A file that is no text, or too large, is named and not sent, and the others are', async () => {
    const shown = show();
    await shown.user.upload(screen.getByLabelText(t.files), [
      file('a.txt', new Uint8Array([0xff, 0xfe, 0xff])),
      file('a1.txt', new Uint8Array([0xb3, 0x6f, 0xac, 0x4f])),
      file('a2.txt', ' \n'),
      file('b.md', 'x'.repeat(1_000_001)),
      file('c.jsonl', '{}\n'.repeat(501)),
      file('d.txt', 'It rained.'),
    ]);
    await shown.user.click(submit());
    const sent = await shown.call('operator.units.importTextFile');
    expect(sent.input).toMatchObject({ name: 'd.txt' });
    await sent.respond(line({ outcome: 'known' }));
    await says('收進 0 篇，略過 1 篇，退回 5 篇。');
    expect(screen.getAllByText(t.tooLarge)).toHaveLength(2);
    expect(screen.getByText(t.unreadable)).toBeTruthy();
    expect(screen.getByText(t.noCharset)).toBeTruthy();
    expect(screen.getByText(t.charset.replace('{detail}', 'utf-16le'))).toBeTruthy();
  });

  it('A file in another encoding is sent as the command would read it', async () => {
    const shown = show();
    await shown.user.upload(screen.getByLabelText(t.files), [
      file('a.txt', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x92, 0x73])),
      file('b.txt', new Uint8Array([0xfe, 0xff, 0, 0x43, 0, 0xe9])),
    ]);
    await shown.user.click(submit());
    for (const text of ['Café’s', 'Cé']) {
      const sent = await shown.call('operator.units.importTextFile');
      expect(sent.input).toMatchObject({ text });
      await sent.respond(line());
    }
  });

  it('A file that the server cannot import is named, and the others are imported', async () => {
    const shown = show();
    await shown.user.upload(screen.getByLabelText(t.files), [
      file('bad.jsonl', '{}'),
      file('good.jsonl', '{}'),
    ]);
    await shown.user.click(submit());
    await (await shown.call('operator.units.importText')).respondWithError('INTERNAL');
    await (await shown.call('operator.units.importText')).respond([]);
    expect(await screen.findByText(t.failed)).toBeTruthy();
    expect(screen.queryByText(t.stopped)).toBeNull();
  });

  it('Nothing is sent without a file of a kind that can be imported', async () => {
    const shown = show();
    await shown.user.click(submit());
    expect(await screen.findByText(t.noFile)).toBeTruthy();
    await shown.user.upload(screen.getByLabelText(t.folder), [file('photo.jpg', 'x')]);
    expect(screen.getByText(/另外 1 個不會匯入/)).toBeTruthy();
    await shown.user.click(submit());
    expect(await screen.findByText(t.noneUsable)).toBeTruthy();
    expect(shown.held).toEqual([]);
  });
});
