import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onNavigation } from '~/lib/navigation-events';
import { lazyComponent } from './lazy-component';

afterEach(cleanup);

const load = vi.fn(async () => () => <p>the list</p>);
const part = lazyComponent(load);

function LazyPlace() {
  const Part = part.usePart();
  return Part ? <Part /> : <p>not yet</p>;
}

test('a lazy component that fails to load reports a failed navigation, and loads on the next attempt', async () => {
  load.mockRejectedValueOnce(new TypeError('The network was lost.'));
  const told = vi.fn();
  const leave = onNavigation(told);
  render(<LazyPlace />);
  await act(async () => expect(await part.ask()).toBe(false));
  expect(told).toHaveBeenCalledWith('failed');
  expect(screen.getByText('not yet')).toBeDefined();
  await act(async () => expect(await Promise.all([part.ask(), part.ask()])).toEqual([true, true]));
  expect(screen.getByText('the list')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  leave();
});
