import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { PlayerKeysList } from './player-keys-list';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const list = (
  <MessagesFor language="en">
    <PlayerKeysList />
  </MessagesFor>
);

/** The page's HTML, in which the list is not rendered. */
function openHtml() {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(list);
  expect(page.querySelector('kbd')).toBeNull();
  return page;
}

const hydrate = (page: HTMLElement) =>
  act(async () => {
    root = hydrateRoot(page, list);
  });

const pressSummary = () => act(async () => document.querySelector('summary')?.click());
const countKeys = () => screen.queryAllByText('Space').length;

it('the list of keys is drawn while it is open', async () => {
  await hydrate(openHtml());
  expect(countKeys()).toBe(0);
  await pressSummary();
  await vi.waitFor(() => expect(countKeys()).toBe(1));
  await pressSummary();
  await vi.waitFor(() => expect(countKeys()).toBe(0));
});

it('a list of keys that was opened before the scripts have arrived is drawn', async () => {
  const page = openHtml();
  await pressSummary();
  await hydrate(page);
  await vi.waitFor(() => expect(countKeys()).toBe(1));
});
