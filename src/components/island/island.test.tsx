import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HEARS_PRESSES, useEarlyPress } from '~/early/early-events';
import { EARLY_EVENTS_SCRIPT } from '~/early/early-events-script';
import { defineIsland, Island } from './island';

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  const [name, setName] = useState('');
  return (
    <form>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`count ${count}`}
      </button>
      <input aria-label="name" onInput={({ currentTarget }) => setName(currentTarget.value)} />
      <output>{name}</output>
    </form>
  );
}

let opened: Root | undefined;
afterEach(() => {
  cleanup();
  act(() => opened?.unmount());
  opened = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Page({ children }: { children: ReactNode }) {
  useEarlyPress();
  return <div {...HEARS_PRESSES}>{children}</div>;
}

/** Opens a page with an island: its HTML from the server, then React. The scripts arrive with `arrive`.
 *  @param beforeReact actions of a visitor on the HTML before React runs */
async function openPage(beforeReact = () => {}) {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const onServer = defineIsland(async () => Counter);
  const load = vi.fn(() => scripts.then(() => Counter));
  const inBrowser = defineIsland(load);
  const { window: browser } = globalThis;
  vi.stubGlobal('window', undefined);
  const { prelude } = await prerender(<Island of={onServer} props={{ from: 3 }} />);
  const html = await new Response(prelude).text();
  vi.stubGlobal('window', browser);
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = `<div>${html}</div>`;
  beforeReact();
  const errors: unknown[] = [];
  await act(async () => {
    const island = <Island of={inBrowser} props={{ from: 3 }} />;
    opened = hydrateRoot(page, <Page>{island}</Page>, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(errors).toEqual([]);
  return { load, arrive: () => act(async () => arrive()), html };
}

describe('An island', () => {
  it('the HTML of an island comes with the page, and its scripts are not loaded before somebody reaches for it', async () => {
    const { load, html } = await openPage();
    expect(html).toContain('count 3');
    expect(screen.getByRole('button').textContent).toBe('count 3');
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByRole('button'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a press on an island before its scripts have arrived is repeated on it, once, with the focus', async () => {
    const { arrive } = await openPage();
    const button = screen.getByRole('button');
    act(() => button.focus());
    fireEvent.click(button);
    await arrive();
    expect(screen.getByRole('button').textContent).toBe('count 4');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('a press on an island before React handles the page is repeated on it, once', async () => {
    const { load, arrive } = await openPage(() => {
      new Function(EARLY_EVENTS_SCRIPT)();
      fireEvent.click(screen.getByRole('button'));
      fireEvent.click(screen.getByRole('button'));
    });
    expect(load).toHaveBeenCalledTimes(1);
    await arrive();
    expect(screen.getByRole('button').textContent).toBe('count 4');
  });

  it('what was typed into an island before its scripts have arrived is in its field', async () => {
    const { arrive } = await openPage();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ming' } });
    await arrive();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ming');
    expect(screen.getByRole('status').textContent).toBe('Ming');
  });
});
