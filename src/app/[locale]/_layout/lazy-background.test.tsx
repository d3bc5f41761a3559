import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SessionEvent, takeSessionEvent } from '~/features/account/session-events';
import { shownSession, toSession } from '~/features/account/shown-session';
import { renderWithPendingCalls } from '~/test/pending-calls';
import { markQueryClient } from '~/trpc/query-client-state';
import { LazyBackground } from './lazy-background';
import { leftPage } from './left-page';

const world = vi.hoisted(() => ({ path: '/zh/faq', loaded: [] as string[] }));
vi.mock('next/navigation', () => ({ usePathname: () => world.path }));
/** A part whose script never loads: the tests check what the page does until then. */
const part = vi.hoisted(() => (name: string) => {
  const load = async () => {
    if (!world.loaded.includes(name)) world.loaded.push(name);
    return true;
  };
  return { useComponent: () => null, fetch: load, request: load };
});
vi.mock('./background-loader', () => ({
  FOLLOWERS: part('followers'),
  LOGOUT: part('log-out'),
  OUTBOXES: part('outboxes'),
}));
vi.mock('./touched-loader', () => ({ TOUCHED: part('touched') }));

const ann = toSession({ email: 'ann@shuoyi.example', name: 'Ann' } as never);
const idle: (() => void)[] = [];

beforeEach(() => {
  Object.assign(world, { path: '/zh/faq', loaded: [] });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  useDatabases([]);
});
afterEach(() => {
  cleanup();
  idle.length = 0;
  leftPage.set(null);
  takeSessionEvent();
  shownSession.set(toSession(undefined));
  vi.unstubAllGlobals();
});

function useDatabases(names: string[]) {
  const databases = async () => names.map((name) => ({ name }));
  vi.stubGlobal('indexedDB', { databases });
}

function open(path: string, session = toSession(null)) {
  world.path = path;
  shownSession.set(session);
  return renderWithPendingCalls(<LazyBackground />);
}

function reportFromOtherTab(change: SessionEvent) {
  const other = new BroadcastChannel('session');
  other.postMessage(change);
  other.close();
}

/** Lets the browser be idle. */
const rest = () => Promise.all(idle.splice(0).map((callback) => callback()));

it('A page that nobody touches loads nothing, not for a user either', async () => {
  open('/zh/faq', ann);
  await rest();
  expect(world.loaded).toEqual([]);
});

it('The first touch loads what answers to it, and the outboxes of a user', () => {
  open('/zh/faq', ann);
  fireEvent.pointerDown(document.body);
  expect(world.loaded.toSorted()).toEqual(['outboxes', 'touched']);
});

it('The first touch of a visitor loads what answers to it alone', () => {
  open('/zh/faq');
  fireEvent.keyDown(document.body);
  expect(world.loaded).toEqual(['touched']);
});

it('A user whose device has rows of lessons gets the outboxes when the page is idle', async () => {
  useDatabases(['shuoyi-lesson']);
  open('/zh/faq', ann);
  expect(world.loaded).toEqual([]);
  await rest();
  await waitFor(() => expect(world.loaded).toEqual(['outboxes']));
});

it('A personal page is hidden at once when another tab logs out, and the event is kept', async () => {
  open('/zh/profile', ann);
  const change = { email: null, hasSignedOut: true };
  reportFromOtherTab(change);
  await waitFor(() => expect(leftPage.get()).toBe('/profile'));
  expect(world.loaded).toContain('followers');
  expect(takeSessionEvent()).toEqual(change);
});

it('A personal page stays when another tab logs in with the same account', async () => {
  open('/zh/profile', ann);
  reportFromOtherTab({ email: 'ann@shuoyi.example', hasSignedOut: false });
  await waitFor(() => expect(world.loaded).toContain('followers'));
  expect(leftPage.get()).toBeNull();
});

it('A page whose header may be out of date follows the server when somebody comes back to it', () => {
  open('/zh/faq');
  fireEvent(document, new Event('visibilitychange'));
  expect(world.loaded).toEqual(['followers']);
});

// Last, because a tab keeps its query client.
it('What follows the query cache is loaded once there is one', () => {
  open('/zh/faq');
  expect(world.loaded).toEqual([]);
  markQueryClient();
  expect(world.loaded).toEqual(['followers']);
});
