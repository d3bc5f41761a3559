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

it('the faces that can wait are declared when those of the page have come and the browser is idle, and the others when they have, once', async () => {
  const arrivals: (() => void)[] = [];
  const fonts = {
    get ready() {
      return new Promise<void>((resolve) => arrivals.push(resolve));
    },
  };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const declared = () => [document.documentElement.dataset.lateFaces, links().length];
  const comeAndRest = async (step: number) => {
    await act(async () => arrivals[step]?.());
    await act(async () => idle[step]?.());
  };
  render(<LateFaces />);
  await act(async () => idle[0]?.());
  expect(declared()).toEqual([undefined, 0]);
  await act(async () => arrivals[0]?.());
  expect(declared()).toEqual([undefined, 0]);
  await act(async () => idle[0]?.());
  expect(declared()).toEqual(['', 0]);
  await comeAndRest(1);
  expect(declared()).toEqual(['', 1]);
  cleanup();
  render(<LateFaces />);
  await comeAndRest(2);
  await comeAndRest(3);
  expect(declared()).toEqual(['', 1]);
});

it('a reader without scripts has the other faces from the HTML', () => {
  expect(renderToString(<LateFaces />)).toContain(
    `<noscript><link rel="stylesheet" href="${SONG_STYLES}"/></noscript>`,
  );
});
