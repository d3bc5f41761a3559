import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SONG_STYLES } from '~/app/song-faces';
import { LateFaces } from './late-faces';

const links = () => document.head.querySelectorAll(`link[href="${SONG_STYLES}"]`);

afterEach(() => {
  cleanup();
  for (const link of links()) link.remove();
  delete document.documentElement.dataset.lateFaces;
  vi.unstubAllGlobals();
});

it('the faces that can wait are declared when those of the page have come, and the others when they have, once', async () => {
  const steps: (() => void)[] = [];
  const fonts = {
    get ready() {
      return new Promise<void>((resolve) => steps.push(resolve));
    },
  };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const declared = () => [document.documentElement.dataset.lateFaces, links().length];
  render(<LateFaces />);
  expect(declared()).toEqual([undefined, 0]);
  await act(async () => steps[0]?.());
  expect(declared()).toEqual(['', 0]);
  await act(async () => steps[1]?.());
  expect(declared()).toEqual(['', 1]);
  cleanup();
  render(<LateFaces />);
  await act(async () => steps[2]?.());
  await act(async () => steps[3]?.());
  expect(declared()).toEqual(['', 1]);
});

it('a reader without scripts has the other faces from the HTML', () => {
  expect(renderToString(<LateFaces />)).toContain(
    `<noscript><link rel="stylesheet" href="${SONG_STYLES}"/></noscript>`,
  );
});
