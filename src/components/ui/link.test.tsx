import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type NavigationEvent, onNavigation, onReachedPage } from '~/lib/navigation-events';
import { Link } from './link';

const seen = vi.hoisted(() => ({ prefetch: undefined as unknown, left: 0 }));

vi.mock('next/link', () => ({
  default: ({ prefetch, onNavigate, href, ...rest }: ComponentProps<typeof Link>) => {
    seen.prefetch = prefetch;
    const onClick = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      let prevented = false;
      onNavigate?.({ preventDefault: () => (prevented = true) });
      if (!prevented) seen.left++;
    };
    return <a href={String(href)} {...rest} onClick={onClick} />;
  },
}));

interface NetworkOptions {
  onLine?: boolean;
  effectiveType?: string;
  saveData?: boolean;
}
const connection = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });

function connect({ onLine = true, effectiveType = '4g', saveData = false }: NetworkOptions = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  Object.assign(connection, { effectiveType, saveData });
  act(() => {
    connection.dispatchEvent(new Event('change'));
  });
}

beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  seen.left = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each<[string, NetworkOptions, unknown]>([
  ['a good connection', {}, undefined],
  ['no connection', { onLine: false }, false],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['3g', { effectiveType: '3g' }, undefined],
  ['data saver', { saveData: true }, false],
])('a link with %s is prefetched only where that is cheap', async (_, state, prefetch) => {
  connect(state);
  render(<Link href="/faq">Questions</Link>);
  const link = screen.getByRole('link');
  await userEvent.hover(link);
  expect(seen.prefetch).toBe(prefetch);
  connect();
  await userEvent.unhover(link);
  await userEvent.hover(link);
  expect(seen.prefetch).toBeUndefined();
});

it('a link to a page with static HTML emits one event when it is hovered or focused, only where prefetching is cheap', () => {
  const reached: string[] = [];
  const stop = onReachedPage((path) => reached.push(path));
  connect({ saveData: true });
  render(
    <>
      <Link href="/course-video/a" staticHtml>
        With static HTML
      </Link>
      <Link href="/course-video/b">Without</Link>
    </>,
  );
  const [link, other] = screen.getAllByRole('link') as [HTMLElement, HTMLElement];
  fireEvent.touchStart(link);
  expect(reached).toEqual([]);
  connect();
  for (let touches = 0; touches < 2; touches++) {
    fireEvent.touchStart(link);
    fireEvent.touchStart(other);
  }
  expect(reached).toEqual(['/course-video/a']);
  stop();
});

it.each<[string, (link: HTMLElement) => unknown]>([
  ['pointed at', (link) => userEvent.hover(link)],
  ['touched', (link) => fireEvent.touchStart(link)],
  ['focused', () => userEvent.tab()],
])('a link is prefetched only when it is %s, however long it is in view', async (_, reach) => {
  connect();
  render(<Link href="/faq">Questions</Link>);
  expect(seen.prefetch).toBe(false);
  await reach(screen.getByRole('link'));
  expect(seen.prefetch).toBeUndefined();
});

it('a link with prefetch={false} is never prefetched', async () => {
  connect();
  render(
    <Link href="/faq" prefetch={false}>
      Questions
    </Link>,
  );
  await userEvent.hover(screen.getByRole('link'));
  expect(seen.prefetch).toBe(false);
});

it('a link clicked offline keeps the open page and reports a failed navigation', async () => {
  const events: NavigationEvent[] = [];
  const unsubscribe = onNavigation((event) => events.push(event));
  connect({ onLine: false });
  render(<Link href="/faq">Questions</Link>);
  await userEvent.click(screen.getByRole('link'));
  expect([seen.left, events]).toEqual([0, ['failed']]);
  connect();
  await userEvent.click(screen.getByRole('link'));
  expect(seen.left).toBe(1);
  unsubscribe();
});
