import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emitNavigation } from '~/lib/navigation-events';
import { ONLINE_TOAST_MS } from '~/lib/ui-timings';
import { OfflineBanner } from './offline-banner';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The height that sticky elements leave free for the banner. */
const stripHeight = () => document.documentElement.style.getPropertyValue('--strip');

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

it('the offline banner announces a lost connection, a link that could not open, and the connection’s return', () => {
  vi.useFakeTimers();
  render(<OfflineBanner words={{ offline: 'gone', blocked: 'kept', online: 'back' }} />);
  const strip = screen.getByRole('status');
  expect([strip.textContent, strip.dataset.connection]).toEqual(['', 'online']);
  connect(false);
  expect([strip.textContent, strip.dataset.connection]).toEqual(['gone', 'offline']);
  expect(stripHeight()).toBe('36px');
  act(() => emitNavigation('failed'));
  expect(strip.textContent).toBe('kept');
  connect(true);
  expect([strip.textContent, strip.dataset.connection]).toEqual(['back', 'online']);
  act(() => vi.advanceTimersByTime(ONLINE_TOAST_MS));
  expect([strip.textContent, stripHeight()]).toEqual(['', '']);
});
