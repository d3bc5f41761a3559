import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LESSON_DATABASE } from '~/device/lesson-database';
import { MessagesFor } from '~/i18n/messages-for';
import type { UserView } from '~/schemas/auth';
import { lazyQuery } from './lazy-query';
import { shownSession, UNKNOWN_SESSION } from './shown-session';

const USER = { status: 'user', user: { name: '小明' } as UserView } as const;
const VISITOR = { status: 'visitor', user: null } as const;

/** The databases of this device. */
let databases: { name: string }[] = [];

beforeEach(() => {
  // Another test file may have left its session.
  shownSession.set(UNKNOWN_SESSION);
  databases = [];
  vi.stubGlobal('indexedDB', { databases: async () => databases });
});
afterEach(() => {
  cleanup();
  shownSession.set(UNKNOWN_SESSION);
  vi.unstubAllGlobals();
});

function Result({ of }: { of: ReturnType<typeof lazyQuery<number>> }) {
  const { result, reader } = of.useResult();
  return (
    <p>
      {result ?? 'none'}
      {reader}
    </p>
  );
}

/** Shows the result of a query whose hook returns `20`. */
async function show(options?: Parameters<typeof lazyQuery>[1]) {
  const load = vi.fn(async () => () => 20);
  const query = lazyQuery(load, options);
  render(
    <MessagesFor language="zh">
      <Result of={query} />
    </MessagesFor>,
  );
  await act(async () => {});
  return { load, isShown: (text: string) => screen.findByText(text) };
}

const know = (session: Parameters<typeof shownSession.set>[0]) =>
  act(async () => shownSession.set(session));

it('A lazy query is not loaded for a visitor, whatever is on the device', async () => {
  databases = [{ name: LESSON_DATABASE }];
  const { load } = await show();
  await know(VISITOR);
  expect(load).not.toHaveBeenCalled();
});

it('A lazy query is loaded once somebody is logged in, and shows its data', async () => {
  const { load, isShown } = await show();
  expect(load).not.toHaveBeenCalled();
  await know(USER);
  await isShown('20');
  expect(load).toHaveBeenCalledTimes(1);
});

it('A lazy query that reads the device is loaded for a visitor with rows on it, and for no other', async () => {
  const { load } = await show({ readsDevice: true });
  await know(VISITOR);
  expect(load).not.toHaveBeenCalled();
  cleanup();
  databases = [{ name: LESSON_DATABASE }];
  const { isShown } = await show({ readsDevice: true });
  await isShown('20');
});

it('A lazy query whose script did not arrive is loaded when the connection is back', async () => {
  const { load, isShown } = await show();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await know(USER);
  await isShown('none');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await isShown('20');
});
