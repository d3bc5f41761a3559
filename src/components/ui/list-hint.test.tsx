import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIST_HINT_SCRIPT } from '~/early/list-hint-script';
import type { ListFile } from '~/lib/list-file';
import type { ListConfig } from '~/lib/list-query';
import { useList } from './use-list';

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

interface Tea {
  slug: string;
}

const RULES: ListConfig<Tea> = {
  text: ({ slug }) => [slug],
  filters: {
    category: { options: ['a', 's'], valueOf: ({ slug }) => slug.charAt(0) },
  },
  sorts: {
    name: (a, b) => a.slug.localeCompare(b.slug),
    back: (a, b) => b.slug.localeCompare(a.slug),
  },
  pageSize: 1,
};
const FIRST: Tea[] = [{ slug: 'assam' }];
const ALL: Tea[] = [...FIRST, { slug: 'sencha' }];
let version = 0;

const root = document.documentElement;
const isHidden = () => root.hasAttribute('data-chosen');

function open(address: string): void {
  root.removeAttribute('data-chosen');
  window.history.replaceState(null, '', address);
  new Function(LIST_HINT_SCRIPT)();
}

beforeEach(() => open('/teas'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  open('/');
});

/** Shows a list whose page has its first row; `arrive` delivers its file, or the failure to fetch it. */
async function show() {
  let arrive = (_: Response | Error) => {};
  const fetched = new Promise<Response>((resolve, reject) => {
    arrive = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
  });
  vi.stubGlobal('fetch', () => fetched);
  const file: ListFile = { address: `/lists/teas.json?hint=${++version}`, total: 2, held: 1 };
  const { result } = renderHook(() => useList(FIRST, RULES, file));
  await act(async () => {});
  return { list: result, arrive: (reply: Response | Error) => act(async () => arrive(reply)) };
}

it.each(['/teas?category=s', '/teas?q=sencha', '/teas?utm_source=x&sort=back'])(
  'The rows of the list at %s are hidden until they are those that the address chooses',
  async (address) => {
    open(address);
    expect(isHidden()).toBe(true);
    const { list, arrive } = await show();
    expect(list.current.busy).toBe(true);
    expect(isHidden()).toBe(true);
    await arrive(Response.json(ALL));
    expect(list.current.shown).toEqual([{ slug: 'sencha' }]);
    expect(isHidden()).toBe(false);
  },
);

it('The rows of a list are shown with the error when the others could not be fetched', async () => {
  open('/teas?category=s');
  const { list, arrive } = await show();
  await arrive(new TypeError('Failed to fetch'));
  expect(list.current.failed).toBe(true);
  expect(isHidden()).toBe(false);
});

it.each(['/teas', '/teas?show=2', '/teas?utm_source=x&category=', '/teas?myq=sencha'])(
  'The rows of the list at %s are shown at once',
  (address) => {
    open(address);
    expect(isHidden()).toBe(false);
  },
);
