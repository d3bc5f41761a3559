import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SONG_STYLES } from '~/app/song-faces';
import { LateFaces } from './late-faces';

const links = () => document.head.querySelectorAll(`link[href="${SONG_STYLES}"]`);

afterEach(() => {
  cleanup();
  for (const link of links()) link.remove();
  vi.unstubAllGlobals();
});

it('the other faces are declared once, when those of the page have come', async () => {
  let come = () => {};
  const ready = new Promise<void>((resolve) => {
    come = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  render(<LateFaces />);
  expect(links()).toHaveLength(0);
  await act(async () => come());
  expect(links()).toHaveLength(1);
  cleanup();
  await act(async () => render(<LateFaces />));
  expect(links()).toHaveLength(1);
});

it('a reader without scripts has the other faces from the HTML', () => {
  expect(renderToString(<LateFaces />)).toContain(
    `<noscript><link rel="stylesheet" href="${SONG_STYLES}"/></noscript>`,
  );
});
