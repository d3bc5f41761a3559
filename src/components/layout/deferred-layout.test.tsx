// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DeferredLayout } from './deferred-layout';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const blocks = (
  <>
    <DeferredLayout height={40}>One</DeferredLayout>
    <DeferredLayout height={40}>Two</DeferredLayout>
  </>
);
const countDeferred = () => document.querySelectorAll('.later').length;

it('Deferred blocks are in the HTML from the start, wait for the first scroll, and on the next page are laid out at once', () => {
  vi.useFakeTimers();
  expect(renderToString(blocks)).toContain('Two');
  render(blocks);
  expect(screen.getByText('Two')).toBeTruthy();
  expect(countDeferred()).toBe(2);
  act(() => vi.runAllTimers());
  expect(countDeferred()).toBe(2);
  fireEvent.scroll(document);
  act(() => vi.runAllTimers());
  expect(countDeferred()).toBe(0);
  cleanup();
  render(blocks);
  expect(countDeferred()).toBe(0);
});
