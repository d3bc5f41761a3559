import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tellNavigation } from '~/lib/navigation-news';
import { ONLINE_NOTICE } from '~/lib/page-times';
import { ConnectionStrip } from './connection-strip';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What sticks to the top leaves to the strip. */
const room = () => document.documentElement.style.getPropertyValue('--strip');

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

it('says politely that the connection is gone, that a page was kept, and that it is back', () => {
  vi.useFakeTimers();
  render(<ConnectionStrip words={{ offline: 'gone', held: 'kept', online: 'back' }} />);
  const strip = screen.getByRole('status');
  expect([strip.textContent, strip.dataset.connection]).toEqual(['', 'online']);
  connect(false);
  expect([strip.textContent, strip.dataset.connection]).toEqual(['gone', 'offline']);
  expect(room()).toBe('36px');
  act(() => tellNavigation('failed'));
  expect(strip.textContent).toBe('kept');
  connect(true);
  expect([strip.textContent, strip.dataset.connection]).toEqual(['back', 'online']);
  act(() => vi.advanceTimersByTime(ONLINE_NOTICE));
  expect([strip.textContent, room()]).toEqual(['', '']);
});
