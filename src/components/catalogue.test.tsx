import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useReducer } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListFile } from '~/lib/list-file';
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

interface Tea {
  slug: string;
  category: 'green' | 'black';
  otherText?: string;
}

const RULES: ListConfig<Tea> = {
  text: ({ slug, otherText = '' }) => [slug, otherText],
  filters: { category: { options: ['green', 'black'], valueOf: ({ category }) => category } },
  sorts: {
    name: (a, b) => a.slug.localeCompare(b.slug),
    back: (a, b) => b.slug.localeCompare(a.slug),
  },
  pageSize: 2,
};

const WORDS = {
  search: 'Search',
  clearSearch: 'Clear the search',
  lookUp: 'Look the word up',
  all: 'All',
  sort: 'Order',
  noneFound: 'None found',
  clear: 'Show all',
  more: 'More',
  allShown: 'These are all',
  found: (count: number) => `${count} found`,
  loading: 'Loading',
  moreFailed: 'That failed',
  restFailed: 'The rest is missing',
  retry: 'Try again',
  shown: (count: number) => `${count} shown`,
};

const TEAS: Tea[] = [
  { slug: 'sencha', category: 'green' },
  { slug: 'assam', category: 'black' },
  { slug: 'longjing', category: 'green' },
];

/** Enough rows for a list to have search and sort orders. */
const MANY: Tea[] = [
  ...TEAS,
  ...Array.from({ length: 9 }, (_, index) => ({
    slug: `oolong-${index + 1}`,
    category: 'black' as const,
  })),
];

interface Shown {
  rows?: readonly Tea[];
  first?: ReactNode;
  found?: (count: number) => string;
  file?: ListFile;
}

async function show(query: string, options: Shown = {}) {
  window.history.replaceState(null, '', `/${query}`);
  render(createCatalogue(options));
  await act(async () => {});
}

function createCatalogue({ rows = TEAS, first, found, file }: Shown) {
  return (
    <Catalogue
      rows={rows}
      first={first}
      file={file}
      rules={RULES}
      look="lines"
      labels={WORDS}
      filters={[
        {
          name: 'category',
          label: 'Category',
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
    </Catalogue>
  );
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
  await show('?category=green&sort=back');
  expect(rows()).toEqual(['sencha', 'longjing']);
  expect(count()).toBe('2 found');
  expect(screen.getByText('Green').getAttribute('aria-current')).toBe('true');
});

it('a filter, a sort order and their removal each add an entry to the browser history', async () => {
  await show('', { rows: MANY });
  click('Black');
  expect(rows()).toEqual(['assam', 'oolong-1']);
  expect(window.location.search).toBe('?category=black');
  click('All');
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'back' } });
  expect(rows()).toEqual(['sencha', 'oolong-9']);
  expect(window.location.search).toBe('?sort=back');
});

it('a list of fewer than twelve rows has its tabs and neither search nor sort orders', async () => {
  await show('', { rows: MANY.slice(1) });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByLabelText('Order')).toBeNull();
  click('Green');
  expect(rows()).toEqual(['longjing']);
  expect(count()).toBe('1 found');
  cleanup();
  await show('', { rows: MANY });
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.getByLabelText('Order')).toBeTruthy();
});

it('an English search can be looked up, a Chinese one and an empty field cannot', async () => {
  await show('?q=sencha', { rows: MANY });
  const button = screen.getByRole('button', { name: 'Look the word up' });
  expect(button.closest('[data-words]')?.querySelector('[lang=en]')?.textContent).toBe('sencha');
  for (const search of ['?q=煎茶', '']) {
    cleanup();
    await show(search, { rows: MANY });
    expect(screen.queryByRole('button', { name: 'Look the word up' })).toBeNull();
  }
});

it('a short list shows the search and the sort order of its URL, also after they were cleared', async () => {
  await show('?q=assam');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('assam');
  expect(rows()).toEqual(['assam']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(rows()).toEqual(['assam', 'longjing']);
  expect(screen.getByRole('searchbox')).toBeTruthy();
  cleanup();
  await show('?sort=back');
  expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('back');
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
  await show('', { rows: [] });
  expect(screen.getByText('No tea yet')).toBeTruthy();
  expect(count()).toBe('0 found');
});

it('a catalogue shows the count in the text that its page passes in', async () => {
  await show('', { found: (found) => `${found} teas` });
  expect(count()).toBe('3 teas');
});

describe('A catalogue whose page has the first rows', () => {
  const ALL = [
    { slug: 'assam', category: 'black', otherText: '阿薩姆' },
    { slug: 'longjing', category: 'green', otherText: '龍井' },
    { slug: 'sencha', category: 'green', otherText: '煎茶' },
  ];
  const FIRST: Tea[] = [
    { slug: 'assam', category: 'black' },
    { slug: 'longjing', category: 'green' },
  ];
  let version = 0;

  /** Shows the first rows; `arrive` delivers the file, `fail` rejects it. */
  async function showFirst(query: string) {
    const replies: ((reply: Response | Error) => void)[] = [];
    const fetched = vi.fn(
      (_: string) =>
        new Promise<Response>((resolve, reject) => {
          replies.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply)));
        }),
    );
    vi.stubGlobal('fetch', fetched);
    const file = {
      address: `/lists/teas.json?v=${++version}`,
      total: 3,
      held: 2,
      page: '/teas',
    };
    await show(query, { rows: FIRST, file });
    const settle = (reply: Response | Error) => act(async () => replies.shift()?.(reply));
    return {
      file,
      fetched,
      arrive: () => settle(Response.json(ALL)),
      fail: () => settle(new TypeError('Failed to fetch')),
    };
  }

  it('counts all rows and fetches nothing before more rows than those of the page are requested', async () => {
    const { fetched } = await showFirst('');
    expect(rows()).toEqual(['assam', 'longjing']);
    expect(count()).toBe('3 found');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches its file once when the filters are hovered or focused, and a filter then works without a request', async () => {
    const { fetched, arrive } = await showFirst('');
    fireEvent.pointerEnter(screen.getByText('Green').closest('search')!);
    fireEvent.focus(screen.getByText('Green'));
    expect(fetched).toHaveBeenCalledTimes(1);
    await arrive();
    expect(rows()).toEqual(['assam', 'longjing']);
    click('Green');
    expect(rows()).toEqual(['longjing', 'sencha']);
    expect(count()).toBe('2 found');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('shows what it has of a filter while its file is fetched, and claims no number', async () => {
    const { arrive } = await showFirst('?category=green');
    expect(rows()).toEqual(['longjing']);
    expect(count()).toBe('Loading');
    await arrive();
    expect(rows()).toEqual(['longjing', 'sencha']);
    expect(count()).toBe('2 found');
  });

  it('adds the rest when “more” is pressed, and a press meanwhile asks for no more', async () => {
    const { arrive } = await showFirst('');
    const button = screen.getByRole('link', { name: /More/ });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(window.location.search).toBe('?show=4');
    await arrive();
    expect(rows()).toEqual(['assam', 'longjing', 'sencha']);
    expect(document.activeElement?.textContent).toBe('These are all');
  });

  it('keeps its own order until the rows are there that another order begins with', async () => {
    const { arrive } = await showFirst('?sort=back');
    expect(rows()).toEqual(['assam', 'longjing']);
    await arrive();
    expect(rows()).toEqual(['sencha', 'longjing']);
  });

  it('finds words of the other language, and does not say that there are none before it has read them', async () => {
    const { arrive } = await showFirst('?q=煎茶');
    expect(rows()).toEqual([]);
    expect(screen.queryByText('None found')).toBeNull();
    await arrive();
    expect(rows()).toEqual(['sencha']);
  });

  it('says that rows are missing when its file cannot be fetched, and fetches it again on request', async () => {
    const { fail, arrive } = await showFirst('?category=green');
    await fail();
    expect(screen.getByRole('alert').textContent).toContain('The rest is missing');
    expect(rows()).toEqual(['longjing']);
    expect(count()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive();
    expect(rows()).toEqual(['longjing', 'sencha']);
  });

  it('fetches its file again by itself when the connection is back', async () => {
    const { fetched, fail } = await showFirst('?category=green');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await fail();
    const before = fetched.mock.calls.length;
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(fetched).toHaveBeenCalledTimes(before + 1);
  });

  it('leads readers without scripts to the page with all rows', () => {
    const file = { address: '/lists/teas.json', total: 3, held: 2, page: '/teas' };
    const html = renderToString(createCatalogue({ rows: FIRST, file }));
    expect(html).toContain('href="/teas"');
  });

  it('shows its first rows as HTML until others are asked for, and again afterwards', async () => {
    vi.stubGlobal('fetch', async () => Response.json(ALL));
    const file = { address: `/lists/teas.json?v=${++version}`, total: 3, held: 2 };
    await show('', { rows: [], first: <p>the first teas</p>, file });
    expect(screen.getByText('the first teas')).toBeTruthy();
    expect(screen.getByRole('link', { name: /More/ }).textContent).toBe('More2／3');
    click('Green');
    await act(async () => {});
    expect(screen.queryByText('the first teas')).toBeNull();
    expect(rows()).toEqual(['longjing', 'sencha']);
    click('All');
    expect(screen.getByText('the first teas')).toBeTruthy();
    expect(count()).toBe('3 found');
  });

  it('fetches nothing when all of its rows are there as HTML, though they are fewer than a page', async () => {
    const fetched = vi.fn(async () => Response.json(ALL));
    vi.stubGlobal('fetch', fetched);
    const file = { address: `/lists/teas.json?v=${++version}`, total: 1, held: 1 };
    await show('', { rows: [], first: <p>the only tea</p>, file });
    expect(screen.getByText('the only tea')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('hides its first rows for a filter whose rows could not be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    const file = { address: `/lists/teas.json?v=${++version}`, total: 3, held: 2 };
    await show('?category=green', { rows: [], first: <p>the first teas</p>, file });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByText('the first teas')).toBeNull();
    expect(screen.queryByText('None found')).toBeNull();
  });
});
