import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ContentForm } from '~/console/content/content-form';
import { useUnsavedWork } from '~/console/unsaved-work';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { MessagesFor } from '~/i18n/messages-for';
import { LeaveDialog } from './leave-dialog';

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'navigation');
  push.mockClear();
});

/** A page of the console with a form and a link; a click that is not prevented calls `onFollow`. */
function show(others: ReactNode = null) {
  const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <MessagesFor language="zh">
      <ZhConsoleMessages>
        <ContentForm
          draftName="tea"
          label="茶"
          fields={[{ path: 'title', label: '標題' }]}
          saved={{ title: '茶' }}
          schema={z.object({ title: z.string() })}
          toInput={(nested) => nested}
          save={async () => {}}
          done="存好了"
          submit="儲存"
        />
        <a href="/console/orders" onClick={onFollow}>
          訂單
        </a>
        <a href="/api/operator/tables/orders" download onClick={onFollow}>
          檔案
        </a>
        {others}
        <LeaveDialog />
      </ZhConsoleMessages>
    </MessagesFor>,
  );
  return { onFollow };
}
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '標題' }), { target: { value } });
const isClosedAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('A link of the page asks before typed text is lost, goes nowhere on "stay", and is followed on "leave"', async () => {
  const { onFollow } = show();
  type('紅茶');
  fireEvent.click(screen.getByRole('link', { name: '訂單' }));
  expect(onFollow).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: '留在這一頁' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '標題' }).value).toBe('紅茶');
  fireEvent.click(screen.getByRole('link', { name: '訂單' }));
  fireEvent.click(await screen.findByRole('button', { name: '離開' }));
  expect(push).toHaveBeenCalledExactlyOnceWith('/console/orders');
});

it('No confirmation is needed for a page without changes, a saved one, and a download', async () => {
  const { onFollow } = show();
  fireEvent.click(screen.getByRole('link', { name: '訂單' }));
  type('紅茶');
  fireEvent.click(screen.getByRole('link', { name: '檔案' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '儲存' })));
  await screen.findByText('存好了');
  type('茶');
  fireEvent.click(screen.getByRole('link', { name: '訂單' }));
  expect(onFollow).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Typed text causes a warning before the page is closed, and without it there is none', () => {
  show();
  expect(isClosedAtOnce()).toBe(true);
  type('紅茶');
  expect(isClosedAtOnce()).toBe(false);
  type('茶');
  expect(isClosedAtOnce()).toBe(true);
});

/** An act that runs. */
function Running() {
  useUnsavedWork(true);
  return null;
}

/** The history of a browser with the Navigation API, which jsdom lacks: another page of the site is one step back. */
function prepareHistory() {
  const navigation = Object.assign(new EventTarget(), {
    traverseTo: vi.fn((_key: string) => {
      goBack();
      return { committed: Promise.resolve() };
    }),
  });
  Object.assign(window, { navigation });
  /** Whether the browser goes back. */
  function goBack(of: object = {}) {
    const event = new Event('navigate', { cancelable: true });
    const destination = { key: 'before', sameDocument: true, url: `${window.origin}/orders` };
    return navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'traverse', destination: { ...destination, ...of } }),
    );
  }
  return { navigation, goBack };
}

it('The back button asks before typed text is left, says that it stays in this tab, and goes back on "leave"', async () => {
  const { navigation, goBack } = prepareHistory();
  show();
  expect(goBack()).toBe(true);
  type('紅茶');
  expect(goBack({ sameDocument: false })).toBe(true);
  expect(goBack({ url: `${window.location.href}#below` })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => expect(goBack()).toBe(false));
  expect(screen.getByRole('dialog').textContent).toContain(zh.consoleShell.leave.stored);
  fireEvent.click(screen.getByRole('button', { name: '留在這一頁' }));
  await act(async () => expect(goBack()).toBe(false));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '離開' })));
  expect(navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('before');
  expect(push).not.toHaveBeenCalled();
});

it('The dialog says that unstored work will be lost, also beside a form whose text is stored', async () => {
  show(<Running />);
  type('紅茶');
  fireEvent.click(screen.getByRole('link', { name: '訂單' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(zh.consoleShell.leave.text);
});
