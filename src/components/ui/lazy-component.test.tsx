import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { onNavigation } from '~/lib/navigation-events';
import { lazyComponent } from './lazy-component';
import { useLoadAfterTouch, useNeeded } from './load-later';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const load = vi.fn(async () => () => <p>the list</p>);
const lazy = lazyComponent(load);

function LazyPlace({ of = lazy }: { of?: typeof lazy }) {
  const Component = of.useComponent();
  return (
    <>
      <button type="button" {...of.onReach}>
        open
      </button>
      {Component ? <Component /> : <p>not yet</p>}
    </>
  );
}

test('a lazy component that fails to load reports a failed navigation, and loads on the next attempt', async () => {
  load.mockRejectedValueOnce(new TypeError('The network was lost.'));
  const onEvent = vi.fn();
  const unsubscribe = onNavigation(onEvent);
  render(<LazyPlace />);
  await act(async () => expect(await lazy.request()).toBe(false));
  expect(onEvent).toHaveBeenCalledWith('failed');
  expect(screen.getByText('not yet')).toBeDefined();
  await act(async () =>
    expect(await Promise.all([lazy.request(), lazy.request()])).toEqual([true, true]),
  );
  expect(screen.getByText('the list')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test.each<[string, (button: HTMLElement) => unknown]>([
  ['points at', (button) => userEvent.hover(button)],
  ['touches', (button) => fireEvent.touchStart(button)],
  ['focuses', () => userEvent.tab()],
])(
  'a lazy component is loaded when somebody %s what opens it, and not before',
  async (_, reach) => {
    const loadOther = vi.fn(async () => () => <p>the list</p>);
    const other = lazyComponent(loadOther);
    render(<LazyPlace of={other} />);
    expect(loadOther).not.toHaveBeenCalled();
    await reach(screen.getByRole('button'));
    expect(await screen.findByText('the list')).toBeDefined();
  },
);

/** Loads its component after a touch, or once it is needed. */
function LaterPlace({ of, isNeeded = false }: { of: typeof lazy; isNeeded?: boolean }) {
  const Component = useNeeded(of, isNeeded);
  useLoadAfterTouch(of);
  return Component ? <Component /> : <p>not yet</p>;
}

test('a lazy component for a lost connection is loaded when the browser is idle after the first touch, and not before', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const loadOther = vi.fn(async () => () => <p>the list</p>);
  const other = lazyComponent(loadOther);
  render(<LaterPlace of={other} />);
  await act(async () => {});
  expect(loadOther).not.toHaveBeenCalled();
  await act(async () => fireEvent.keyDown(document.body, { key: 'l' }));
  expect(screen.getByText('the list')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(loadOther).toHaveBeenCalledTimes(1);
});

test('a needed component that could not be loaded is loaded once the connection is back', async () => {
  const loadOther = vi.fn(async () => () => <p>the list</p>);
  loadOther.mockRejectedValueOnce(new TypeError('The network was lost.'));
  const onEvent = vi.fn();
  const unsubscribe = onNavigation(onEvent);
  const other = lazyComponent(loadOther);
  await act(async () => void render(<LaterPlace of={other} isNeeded />));
  expect(screen.getByText('not yet')).toBeDefined();
  expect(onEvent).toHaveBeenCalledWith('failed');
  await act(async () => void fireEvent(window, new Event('online')));
  expect(screen.getByText('the list')).toBeDefined();
  unsubscribe();
});
