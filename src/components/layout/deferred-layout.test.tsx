// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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

it('deferred blocks are in the HTML from the start, and on the next page are laid out at once', () => {
  vi.useFakeTimers();
  expect(renderToString(blocks)).toContain('Two');
  render(blocks);
  expect(screen.getByText('Two')).toBeTruthy();
  expect(countDeferred()).toBe(2);
  vi.runAllTimers();
  cleanup();
  render(blocks);
  expect(countDeferred()).toBe(0);
});
