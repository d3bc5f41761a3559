import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onNavigation } from '~/lib/navigation-events';
import { lazyComponent } from './lazy-component';

afterEach(cleanup);

const load = vi.fn(async () => () => <p>the list</p>);
const lazy = lazyComponent(load);

function LazyPlace() {
  const Component = lazy.useComponent();
  return Component ? <Component /> : <p>not yet</p>;
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
