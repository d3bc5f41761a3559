import { renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { EARLY_EVENTS_SCRIPT, useEarlyPress } from '~/components/early-events/early-events';
import { LOGGED_IN_HINT_SCRIPT } from '~/features/account/logged-in-hint';
import { RETURN_HINT_SCRIPT } from '~/features/account/return-hint';
import { HeadScript } from './head-script';
import { HEAD_SCRIPT } from './head-script-text';

afterEach(() => {
  renderHook(useEarlyPress).unmount();
  localStorage.clear();
  document.documentElement.removeAttribute('data-known-here');
});

it('The head of a page has one inline script, for early events, the logged-in hint and the return path', () => {
  expect(renderToStaticMarkup(<HeadScript />)).toBe(`<script>${HEAD_SCRIPT}</script>`);
  expect(HEAD_SCRIPT).toContain(EARLY_EVENTS_SCRIPT);
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
