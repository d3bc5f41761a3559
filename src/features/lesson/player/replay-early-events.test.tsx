import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TAKES_EARLY_EVENTS, useEarlyPress } from '~/early/early-events';
import { EARLY_EVENTS_SCRIPT } from '~/early/early-events-script';
import { useReplayEarlyEvents } from './replay-early-events';

interface Props {
  isReady: boolean;
  onClick?: () => void;
  onKey?: (key: string) => void;
}

function Page({ isReady, onClick, onKey }: Props) {
  useEffect(() => {
    const report = ({ key }: KeyboardEvent) => onKey?.(key);
    document.addEventListener('keydown', report);
    return () => document.removeEventListener('keydown', report);
  }, [onKey]);
  useEarlyPress();
  useReplayEarlyEvents(isReady);
  return (
    <main {...TAKES_EARLY_EVENTS}>
      <button type="button" onClick={onClick}>
        <span>Skip</span>
      </button>
    </main>
  );
}

/** The HTML of the page before hydration. */
function servedPage(): HTMLElement {
  new Function(EARLY_EVENTS_SCRIPT)();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<main data-takes-early-events><button type="button"><span>Skip</span></button></main>';
  return container;
}
const click = () => fireEvent.click(screen.getByText('Skip'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('A click before the scripts have loaded counts once the lesson is ready, and later ones count once', () => {
  const onClick = vi.fn();
  const container = servedPage();
  click();
  click();
  const { rerender } = render(<Page isReady={false} onClick={onClick} />, {
    container,
    hydrate: true,
  });
  expect(onClick).not.toHaveBeenCalled();
  click();
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<Page isReady onClick={onClick} />);
  expect(onClick).toHaveBeenCalledTimes(3);
  click();
  expect(onClick).toHaveBeenCalledTimes(4);
});

it('A click on a button that the device’s own data has replaced does not count', () => {
  const onClick = vi.fn();
  const container = servedPage();
  click();
  container.replaceChildren();
  render(<Page isReady onClick={onClick} />, { container });
  expect(onClick).not.toHaveBeenCalled();
});

it('A key before the scripts have loaded counts once the lesson is ready, in its place among the clicks', async () => {
  const did: string[] = [];
  const container = servedPage();
  const press = (target: Element, init: KeyboardEventInit) => fireEvent.keyDown(target, init);
  press(document.body, { key: 'l' });
  click();
  press(screen.getByRole('button'), { key: '?', code: 'Slash', shiftKey: true });
  press(document.body, { key: 'l', repeat: true });
  // A focused button turns it into a click.
  press(screen.getByRole('button'), { key: 'Enter' });
  const onKey = (key: string) => did.push(key);
  const onClick = () => did.push('click');
  const page = (isReady: boolean) => <Page isReady={isReady} onClick={onClick} onKey={onKey} />;
  const { rerender } = render(page(false), { container, hydrate: true });
  expect(did).toEqual([]);
  rerender(page(true));
  await expect.poll(() => did).toEqual(['l', 'click', '?']);
  press(document.body, { key: 'l' });
  expect(did).toEqual(['l', 'click', '?', 'l']);
});

it('A key for an item that the device’s own data has replaced does not count', async () => {
  const onKey = vi.fn();
  const container = servedPage();
  fireEvent.keyDown(document.body, { key: 'l' });
  const first = <Page key="served" isReady={false} onKey={onKey} />;
  const { rerender } = render(first, { container, hydrate: true });
  rerender(<Page key="own" isReady onKey={onKey} />);
  await new Promise((resume) => setTimeout(resume));
  expect(onKey).not.toHaveBeenCalled();
});
