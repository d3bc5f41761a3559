import { afterEach, expect, it, vi } from 'vitest';
import { findUncoveredSide } from './use-free-side';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Renders a page in a window of 664 px with primary buttons at these heights. */
function renderPage(...tops: number[]) {
  vi.stubGlobal('innerHeight', 664);
  document.body.innerHTML = '<main></main><p><button data-primary>In a popup</button></p>';
  for (const top of tops) {
    const button = document.createElement('button');
    button.setAttribute('data-primary', 'true');
    button.getBoundingClientRect = () => new DOMRect(20, top, 300, 56);
    document.querySelector('main')?.append(button);
  }
}

it.each([
  ['a primary button at the bottom moves them to the top', [560], 'top-center'],
  ['a primary button in the middle leaves them at the bottom', [340], 'bottom-center'],
  ['a primary button at the top leaves them at the bottom', [80], 'bottom-center'],
  ['primary buttons at both sides leave them at the bottom', [80, 600], 'bottom-center'],
  ['a primary button below the window is ignored', [700], 'bottom-center'],
  ['a page without a primary button has them at the bottom', [], 'bottom-center'],
] as const)('Popups: %s', (_, tops, side) => {
  renderPage(...tops);
  expect(findUncoveredSide()).toBe(side);
});
