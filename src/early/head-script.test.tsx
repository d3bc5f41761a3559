import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyPress } from './early-events';
import { EARLY_EVENTS_SCRIPT } from './early-events-script';
import { HeadScript } from './head-script';
import { HEAD_SCRIPT } from './head-script-text';
import { LIST_HINT_SCRIPT } from './list-hint-script';
import { LOGGED_IN_HINT_SCRIPT } from './logged-in-hint-script';
import { RETURN_HINT_SCRIPT } from './return-hint-script';

afterEach(() => {
  vi.unstubAllGlobals();
  renderHook(useEarlyPress).unmount();
  localStorage.clear();
  document.documentElement.removeAttribute('data-known-here');
});

/** Renders as a server does, which has no window. */
function renderOnServer() {
  vi.stubGlobal('window', undefined);
  const html = renderToStaticMarkup(<HeadScript />);
  vi.unstubAllGlobals();
  return html;
}

it('The head of a page has one inline script, for early events, lists, the logged-in hint and the return path', () => {
  expect(renderOnServer()).toBe(`<script>${HEAD_SCRIPT}</script>`);
  expect(HEAD_SCRIPT).toContain(EARLY_EVENTS_SCRIPT);
  expect(HEAD_SCRIPT).toContain(LIST_HINT_SCRIPT);
  expect(HEAD_SCRIPT).toContain(LOGGED_IN_HINT_SCRIPT);
  expect(HEAD_SCRIPT).toContain(RETURN_HINT_SCRIPT);
});

it('The script of the head does both', () => {
  localStorage.setItem('known-here', '1');
  new Function(HEAD_SCRIPT)();
  document.body.click();
  expect(window.earlyEvents?.list).toHaveLength(1);
  expect(document.documentElement.hasAttribute('data-known-here')).toBe(true);
});

it('React, which has no text of the script, takes the head over as the server sent it', async () => {
  const error = vi.spyOn(console, 'error');
  const head = document.createElement('div');
  head.innerHTML = renderOnServer();
  const root = await act(async () => hydrateRoot(head, <HeadScript />));
  expect(head.innerHTML).toBe(`<script>${HEAD_SCRIPT}</script>`);
  expect(error).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
