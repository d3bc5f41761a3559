import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import learners from '~/i18n/locales/zh';
import type { OperatorVideo } from '~/schemas/operator-video';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { VideoPage } from './video-page';

const t = zh.consoleVideos;

const line = (startMs: number, en: string, chinese: string) => ({
  startMs,
  endMs: startMs + 1000,
  en,
  zh: chinese,
  unknownWords: [],
});
const VIDEO: OperatorVideo = {
  id: '0198b2a8-1111-7000-8000-000000000001',
  slug: 'tea',
  version: 1,
  title: { zh: '茶', en: 'Tea' },
  summary: { zh: '茶', en: 'Tea' },
  level: 'B1',
  access: 'FREE',
  hidden: false,
  publishedOn: new Date('2026-11-20'),
  durationMs: 10_000,
  media: '/media/videos/tea.mp4',
  picture: null,
  planned: null,
  lines: [
    line(0, 'More tea', '再來點茶'),
    { ...line(2000, 'Mei sold 12', '賣了十二個'), unknownWords: ['12'] },
    line(4000, 'Goodbye', '再見'),
  ],
};

beforeEach(() => {
  prepareWindow();
  Object.assign(URL, { createObjectURL: () => 'blob:vtt', revokeObjectURL: () => {} });
  HTMLMediaElement.prototype.play = async () => {};
});
afterEach(cleanup);

async function show(video: Partial<OperatorVideo> = {}) {
  const page = renderWithPendingCalls(
    <ZhConsoleMessages>
      <VideoPage slug="tea" />
    </ZhConsoleMessages>,
  );
  await (await page.call('operator.videos.get')).respond({ ...VIDEO, ...video });
  await screen.findAllByLabelText(new RegExp(t.lines.en));
  return page;
}
const row = (number: number) =>
  within(screen.getByRole('listitem', { name: t.lines.number.replace('{number}', `${number}`) }));
const field = (number: number, name: 'start' | 'end' | 'en' | 'zh') =>
  row(number).getByLabelText<HTMLInputElement>(new RegExp(`^${t.lines[name]}`));
const type = (number: number, name: 'start' | 'end' | 'en' | 'zh', value: string) =>
  fireEvent.change(field(number, name), { target: { value } });
/** The message below a field that is linked to it; null without one. */
const errorOf = (...of: Parameters<typeof field>) => {
  const id = field(...of).getAttribute('aria-describedby');
  return id ? (document.getElementById(id)?.textContent ?? null) : null;
};
const press = (name: string | RegExp, number?: number) =>
  fireEvent.click((number ? row(number) : screen).getByRole('button', { name }));
const texts = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(new RegExp(`^${t.lines.en} ·`))
    .map((one) => one.value);
const undo = () => press(new RegExp(`^${t.lines.undo}`));

it('A line is deleted, parted and joined, and every step is undone to what was saved', async () => {
  await show();
  const saved = texts();
  press(new RegExp(t.lines.remove), 2);
  expect(texts()).toEqual(['More tea', 'Goodbye']);
  expect(document.activeElement?.textContent).toContain(t.lines.steps.remove);
  press(new RegExp(t.lines.split), 1);
  expect(texts()).toEqual(['More', 'tea', 'Goodbye']);
  expect([field(1, 'end').value, field(2, 'start').value]).toEqual(['0:00.500', '0:00.500']);
  press(new RegExp(t.lines.merge), 2);
  expect(texts()).toEqual(['More', 'tea Goodbye']);
  press(new RegExp(t.lines.insert), 2);
  type(3, 'en', 'B');
  type(3, 'en', 'Bye');
  expect(texts()).toEqual(['More', 'tea Goodbye', 'Bye']);
  for (const _step of ['type', 'insert', 'merge', 'split', 'remove']) undo();
  expect(texts()).toEqual(saved);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.lines.save }).disabled).toBe(true);
});

it('Lines that overlap or lack a text are not sent; the first wrong field has the focus and says why', async () => {
  const page = await show();
  type(2, 'start', '0:00.500');
  type(3, 'zh', ' ');
  press(t.lines.save);
  expect(document.activeElement).toBe(field(2, 'start'));
  expect(errorOf(2, 'start')).toBe(t.lines.faults.overlap);
  expect(errorOf(3, 'zh')).toBe(t.lines.required);
  type(2, 'start', 'soon');
  expect(errorOf(2, 'start')).toBe(t.lines.time);
  expect(page.held).toEqual([]);
});

it('An editor who was slower keeps what was typed, sees what the colleague wrote, and can save then', async () => {
  const page = await show();
  type(1, 'zh', '請再來一點茶');
  press(t.lines.save);
  const first = await page.call('operator.videos.setLines');
  expect(first.input).toMatchObject({ version: 1, lines: [{ zh: '請再來一點茶' }, {}, {}] });
  await first.respondWithError('CONTENT_CHANGED');
  const [, ...others] = VIDEO.lines;
  const colleague = [line(0, 'More tea', '同事寫的'), ...others];
  const reading = await page.call('operator.videos.get');
  await reading.respond({ ...VIDEO, version: 2, lines: colleague });
  const notice = await screen.findByText(zh.consoleContent.failed);
  expect(notice.closest('[role="alert"]')?.textContent).toContain(learners.errors.CONTENT_CHANGED);
  expect(screen.getByText('同事寫的')).toBeTruthy();
  expect(field(1, 'zh').value).toBe('請再來一點茶');
  press(t.lines.save);
  const second = await page.call('operator.videos.setLines');
  expect(second.input).toMatchObject({ version: 2, lines: [{ zh: '請再來一點茶' }, {}, {}] });
  await second.respond(null);
  const lines = [line(0, 'More tea', '請再來一點茶'), ...others];
  await (await page.call('operator.videos.get')).respond({ ...VIDEO, version: 3, lines });
  await screen.findByText(t.lines.saved);
  expect(screen.queryByText('同事寫的')).toBeNull();
});

it('A file is previewed, then used as one step that can be undone; a wrong one changes nothing', async () => {
  await show();
  const choose = (content: string) =>
    fireEvent.change(screen.getByLabelText(t.file.of), {
      target: { files: [new File([content], 'a.vtt')] },
    });
  choose('WEBVTT\n\n00:05.000 --> 00:04.000\nTea\n');
  const { fault, lineNumber } = { fault: t.file.faults.tooShort, lineNumber: '3' };
  const problem = t.file.problem.replace('{line}', lineNumber).replace('{text}', fault);
  await screen.findByText(problem);
  choose('WEBVTT\n\n00:00.000 --> 00:01.000\nSome tea\n\n00:02.000 --> 00:03.000\nCake\n');
  await screen.findByText('Cake');
  expect(screen.queryByText(problem)).toBeNull();
  expect(texts()).toEqual(['More tea', 'Mei sold 12', 'Goodbye']);
  press(t.file.use);
  expect(texts()).toEqual(['Some tea', 'Cake']);
  expect(field(1, 'zh').value).toBe('再來點茶');
  expect(field(2, 'zh').value).toBe('賣了十二個再見');
  undo();
  expect(texts()).toEqual(['More tea', 'Mei sold 12', 'Goodbye']);
});

it('A line that cannot be practised aloud names the word, until its English is changed', async () => {
  await show();
  const note = /“12”/;
  expect(row(2).getByText(note)).toBeTruthy();
  type(2, 'en', 'Mei sold twelve');
  await waitFor(() => expect(row(2).queryByText(note)).toBeNull());
});
