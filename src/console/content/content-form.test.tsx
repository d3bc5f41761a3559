import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import learners from '~/i18n/locales/zh';
import { MessagesFor } from '~/i18n/messages-for';
import { bilingualLine, bilingualLines } from '~/schemas/site-text';
import { ApiCallError } from '~/trpc/api-call-error';
import { ContentForm } from './content-form';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const schema = z.object({
  version: z.int(),
  title: bilingualLine(20),
  body: bilingualLines(100),
});

interface Saved {
  version: number;
  'title.zh': string;
  'title.en': string;
  'body.zh': string;
  'body.en': string;
}
const FIRST: Saved = {
  version: 1,
  'title.zh': '茶',
  'title.en': 'Tea',
  'body.zh': '喝茶',
  'body.en': 'Drink',
};

/** A server that accepts changes of its present version only, and a page that reads it again after each try. */
function Page({ colleague }: { colleague: Partial<Saved> }) {
  const [saved, setSaved] = useState(FIRST);
  const [server, setServer] = useState<Saved>({ ...FIRST, ...colleague });
  const save = async (input: z.infer<typeof schema>) => {
    if (input.version !== server.version) {
      setSaved(server);
      throw new ApiCallError({ errorCode: 'CONTENT_CHANGED' });
    }
    const now = {
      version: input.version + 1,
      'title.zh': input.title.zh,
      'title.en': input.title.en,
      'body.zh': input.body.zh,
      'body.en': input.body.en,
    };
    setServer(now);
    setSaved(now);
  };
  const { version, ...fields } = saved;
  return (
    <ContentForm
      draftName="tea"
      label="編輯"
      fields={[
        { path: 'title.zh', label: '標題' },
        { path: 'title.en', label: 'Title' },
        { path: 'body.zh', label: '內文', kind: 'lines' },
        { path: 'body.en', label: 'Text', kind: 'lines' },
      ]}
      saved={fields}
      schema={schema}
      toInput={(nested) => ({ ...nested, version })}
      save={save}
      done="存好了"
      submit="儲存"
      onClose={() => {}}
    />
  );
}

const show = (colleague: Partial<Saved> = {}) =>
  render(
    <MessagesFor language="zh">
      <ZhConsoleMessages>
        <Page colleague={colleague} />
      </ZhConsoleMessages>
    </MessagesFor>,
  );
/** Leaves the page without saving, and comes back. */
const comeBack = (colleague: Partial<Saved> = {}) => {
  cleanup();
  show(colleague);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const { stored, drop } = zh.consoleContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** The sentence below a field that describes it; null without one. */
const errorOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby');
  return id ? (document.getElementById(id)?.textContent ?? null) : null;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: '儲存' }));

it('An editor who was slower keeps what was typed, sees what the colleague wrote, and can save then', async () => {
  show({ version: 2, 'title.zh': '綠茶', 'body.en': 'Drink it hot' });
  type('標題', '紅茶');
  save();
  const notice = await screen.findByText(zh.consoleContent.failed);
  expect(notice.closest('[role="alert"]')?.textContent).toContain(learners.errors.CONTENT_CHANGED);
  expect(field('標題').value).toBe('紅茶');
  expect(field('Text').value).toBe('Drink it hot');
  expect(errorOf('標題')).toBe(zh.consoleContent.colleague.replace('{value}', '綠茶'));
  save();
  await screen.findByText('存好了');
  expect(field('標題').value).toBe('紅茶');
  expect(screen.queryByText(zh.consoleContent.failed)).toBeNull();
  expect(errorOf('標題')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '儲存' }).disabled).toBe(true),
  );
});

it('A field that cannot be saved says why, has the focus, and nothing is sent', async () => {
  show();
  type('Title', '\u200b \u200b');
  save();
  await waitFor(() => expect(errorOf('Title')).toBe(learners.validation.required));
  expect(document.activeElement).toBe(field('Title'));
  expect(screen.queryByText('存好了')).toBeNull();
});

it('Text typed before the page was left is offered, restored beside a colleague’s text, and saved once', async () => {
  show();
  type('標題', '紅茶');
  comeBack();
  expect(field('標題').value).toBe('茶');
  press(stored.restore);
  expect(field('標題').value).toBe('紅茶');
  expect(screen.queryByText(stored.title)).toBeNull();
  save();
  await screen.findByText('存好了');
  expect(sessionStorage.length).toBe(0);
  comeBack();
  expect(screen.queryByText(stored.title)).toBeNull();
});

it('Discarded text is not offered again, nor is text that was dropped with the form', () => {
  show();
  type('標題', '紅茶');
  comeBack();
  type('Title', 'Black tea');
  // Neither is lost while the offer stands.
  comeBack();
  press(stored.restore);
  expect([field('標題').value, field('Title').value]).toEqual(['紅茶', 'Black tea']);
  comeBack();
  press(stored.discard);
  comeBack();
  expect(screen.queryByText(stored.title)).toBeNull();
  type('標題', '紅茶');
  press(drop);
  comeBack();
  expect(screen.queryByText(stored.title)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('A stored draft that is no draft of this form is not offered', () => {
  sessionStorage.setItem('draft:console:tea', '{"title.zh":"{\\"value\\":1}","x":"oops"}');
  show();
  expect(screen.queryByText(stored.title)).toBeNull();
});
