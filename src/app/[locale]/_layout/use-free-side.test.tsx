import { afterEach, expect, it, vi } from 'vitest';
import { findUncoveredSide } from './use-free-side';

afterEach(() => {
  document.body.innerHTML = '';
});

/** A page 664 px high whose primary buttons stand at these heights. */
function page(...tops: number[]) {
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
  ['a button at the bottom sends popups to the top', [560], 'top-center'],
  ['a button in the middle leaves them at the bottom', [340], 'bottom-center'],
  ['a button at the top leaves them at the bottom', [80], 'bottom-center'],
  ['buttons at both sides leave them at the bottom', [80, 600], 'bottom-center'],
  ['what is below the window counts for nothing', [700], 'bottom-center'],
  ['a page without one has them at the bottom', [], 'bottom-center'],
] as const)('%s', (_, tops, side) => {
  page(...tops);
  expect(findUncoveredSide()).toBe(side);
});
