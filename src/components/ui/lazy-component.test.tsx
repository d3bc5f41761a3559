import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { onNavigation } from '~/lib/navigation-events';
import { lazyComponent } from './lazy-component';

afterEach(cleanup);

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
