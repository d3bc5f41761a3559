import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyPress } from '~/early/early-events';
import { EARLY_EVENTS_SCRIPT } from '~/early/early-events-script';
import { wordTap } from '~/lexicon/word-tap';
import { renderWithPendingCalls } from '~/test/pending-calls';
import { LazyBackground } from './lazy-background';

const world = vi.hoisted(() => ({ loaded: [] as string[] }));
/** A part whose script never loads: the tests check what the page does until then. */
const part = vi.hoisted(() => (name: string) => {
  const load = async () => {
    if (!world.loaded.includes(name)) world.loaded.push(name);
    return true;
  };
  return { useComponent: () => null, fetch: load, request: load };
});
vi.mock('./background-loader', () => ({
  LOGOUT: part('log-out'),
  OUTBOXES: part('outboxes'),
}));
vi.mock('./touched-loader', () => ({ TOUCHED: part('touched') }));
vi.mock('./look-up-loader', () => ({ LOOK_UP: part('look-up'), SAVE_WORD: part('save word') }));

const ann = { email: 'ann@shuoyi.example', name: 'Ann' };
const idle: (() => void)[] = [];

beforeEach(() => {
  world.loaded = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  useDatabases([]);
});
afterEach(() => {
  cleanup();
  idle.length = 0;
  vi.unstubAllGlobals();
});

function useDatabases(names: string[]) {
  const databases = async () => names.map((name) => ({ name }));
  vi.stubGlobal('indexedDB', { databases });
}

const open = (user: typeof ann | null = null, page: ReactNode = null) =>
  renderWithPendingCalls(
    <>
      {page}
      <LazyBackground />
    </>,
    {},
    'zh',
    user,
  );

/** The part of a page that ends the recording of early events. */
function EarlyPress() {
  useEarlyPress();
  return null;
}

/** Lets the browser be idle. */
const rest = () => Promise.all(idle.splice(0).map((callback) => callback()));

it('A page without a touch loads nothing, neither for visitors nor for users', async () => {
  open(ann);
  await rest();
  expect(world.loaded).toEqual([]);
});

it('The first touch loads what answers to it, and the outboxes of a user', () => {
  open(ann);
  fireEvent.pointerDown(document.body);
  expect(world.loaded.toSorted()).toEqual(['outboxes', 'touched']);
});

it('The first touch of a visitor loads what answers to it alone', () => {
  open();
  fireEvent.keyDown(document.body);
  expect(world.loaded).toEqual(['touched']);
});

it('A user whose device has rows of lessons gets the outboxes when the page is idle', async () => {
  useDatabases(['shuoyi-lesson']);
  open(ann);
  expect(world.loaded).toEqual([]);
  await rest();
  await waitFor(() => expect(world.loaded).toEqual(['outboxes']));
});

const TEXT = (
  <article data-words="" lang="en">
    It rains <a href="#again">again</a>
    <button type="button">Hear</button>
    <button type="button" data-word-list="">
      Words
    </button>
  </article>
);

it.each([
  ['a word', 'It rains', ['look-up']],
  ['the button that lists the words', 'Words', ['look-up']],
  ['a link in a text', 'again', []],
  ['another button in a text', 'Hear', []],
])('A tap on %s loads the look-up: %s', (_, name, loaded) => {
  open(null, TEXT);
  world.loaded = [];
  fireEvent.click(screen.getByText(name, { exact: false }));
  expect(world.loaded.filter((one) => one === 'look-up')).toEqual(loaded);
});

it('A tap on a word from before React handled the page loads the look-up', async () => {
  new Function(EARLY_EVENTS_SCRIPT)();
  const page = document.createElement('p');
  page.dataset.words = '';
  document.body.append(page);
  fireEvent.click(page);
  open(null, <EarlyPress />);
  expect(world.loaded).toContain('look-up');
  expect(wordTap.get()?.event.target).toBe(page);
  page.remove();
});
