import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListConfig } from '~/lib/list-query';
import { Catalogue } from './catalogue';

/** Replaces Next's router, of which a list needs only the URL: reading it, and rendering again when it
 *  changes. */
const address = vi.hoisted(() => ({ changed: () => {} }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
    address.changed = draw;
    return new URLSearchParams(window.location.search);
  },
}));

beforeEach(() => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = History.prototype[name];
    vi.spyOn(window.history, name).mockImplementation((...args) => {
      change.apply(window.history, args);
      address.changed();
    });
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

interface Tea {
  slug: string;
  colour: 'green' | 'black';
}

const RULES: ListConfig<Tea> = {
  text: ({ slug }) => [slug],
  filters: { colour: { options: ['green', 'black'], valueOf: ({ colour }) => colour } },
  sorts: {
    name: (a, b) => a.slug.localeCompare(b.slug),
    back: (a, b) => b.slug.localeCompare(a.slug),
  },
  pageSize: 2,
};

const WORDS = {
  search: 'Search',
  clearSearch: 'Clear the search',
  all: 'All',
  sort: 'Order',
  noneFound: 'None found',
  clear: 'Show all',
  more: 'More',
  allShown: 'These are all',
  found: (count: number) => `${count} found`,
  loading: 'Loading',
  moreFailed: 'That failed',
  shown: (count: number) => `${count} shown`,
};

const TEAS: Tea[] = [
  { slug: 'sencha', colour: 'green' },
  { slug: 'assam', colour: 'black' },
  { slug: 'longjing', colour: 'green' },
];

async function show(query: string, rows: readonly Tea[] = TEAS, found?: (count: number) => string) {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <Catalogue
      rows={rows}
      rules={RULES}
      look="lines"
      labels={WORDS}
      filters={[
        {
          name: 'colour',
          label: 'Colour',
          options: [
            { value: 'green', label: 'Green' },
            { value: 'black', label: 'Black' },
          ],
          tabs: true,
        },
      ]}
      sorts={[
        { value: 'name', label: 'By name' },
        { value: 'back', label: 'Backwards' },
      ]}
      found={found}
      nothing="No tea yet"
    >
      {({ slug }) => <h2>{slug}</h2>}
    </Catalogue>,
  );
  await act(async () => {});
}

const rows = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const count = () => screen.getByRole('status').textContent;
const click = (name: string) =>
  fireEvent.click(within(screen.getByRole('navigation')).getByText(name));

it('a catalogue shows its first page in the default order, counts all rows, and adds the next page', async () => {
  await show('');
  expect(rows()).toEqual(['assam', 'longjing']);
  expect(count()).toBe('3 found');
  fireEvent.click(screen.getByRole('link', { name: /More/ }));
  expect(rows()).toEqual(['assam', 'longjing', 'sencha']);
  expect(document.activeElement?.textContent).toBe('These are all');
});

it('a catalogue applies the filter and the sort order of the URL', async () => {
  await show('?colour=green&sort=back');
  expect(rows()).toEqual(['sencha', 'longjing']);
  expect(count()).toBe('2 found');
  expect(screen.getByText('Green').getAttribute('aria-current')).toBe('true');
});

it('a filter, a sort order and their removal each add an entry to the browser history', async () => {
  await show('');
  click('Black');
  expect(rows()).toEqual(['assam']);
  expect(window.location.search).toBe('?colour=black');
  click('All');
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'back' } });
  expect(rows()).toEqual(['sencha', 'longjing']);
  expect(window.location.search).toBe('?sort=back');
});

it('a search without results shows an empty state with a link to all rows', async () => {
  await show('?q=coffee');
  expect(rows()).toEqual([]);
  expect(screen.getByText('None found')).toBeTruthy();
  expect(screen.queryByText('No tea yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rows()).toEqual(['assam', 'longjing']);
});

it('a catalogue without rows shows the sentence that there are none yet', async () => {
  await show('', []);
  expect(screen.getByText('No tea yet')).toBeTruthy();
  expect(count()).toBe('0 found');
});

it('a catalogue shows the count in the text that its page passes in', async () => {
  await show('', TEAS, (found) => `${found} teas`);
  expect(count()).toBe('3 teas');
});
