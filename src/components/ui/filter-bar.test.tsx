import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListConfig } from '~/lib/list-query';
import { FilterBar } from './filter-bar';
import type { ListLabels } from './list-labels';
import { useList } from './use-list';

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

interface Tea {
  slug: string;
  kind: string;
  level: string;
}

const RULES: ListConfig<Tea> = {
  text: ({ slug }) => [slug],
  filters: {
    kind: { options: ['black', 'green'], valueOf: ({ kind }) => kind },
    level: { options: ['A', 'B'], valueOf: ({ level }) => level },
  },
  sorts: { name: (a, b) => a.slug.localeCompare(b.slug) },
  pageSize: 2,
};
const TEAS: Tea[] = [
  { slug: 'assam', kind: 'black', level: 'A' },
  { slug: 'sencha', kind: 'green', level: 'B' },
];
const toFilter = (name: string, values: string[]) => ({
  name,
  label: name,
  options: values.map((value) => ({ value, label: value })),
});
const FILTERS = [toFilter('kind', ['black', 'green']), toFilter('level', ['A', 'B'])];

function Teas() {
  const list = useList(TEAS, RULES);
  return (
    <>
      <FilterBar
        list={list}
        labels={{ lookUp: null, all: 'all' } as ListLabels}
        filters={FILTERS}
      />
      <output>{list.shown.map(({ slug }) => slug).join()}</output>
    </>
  );
}

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

/** Shows the list's HTML at an address, runs `use` on it, then hydrates it, and renders it once more, as the router
 *  does after a change of the address. */
async function open(address: string, use: () => void) {
  window.history.replaceState(null, '', address);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Teas />);
  use();
  await act(async () => {
    root = hydrateRoot(box, <Teas />);
  });
  await act(async () => root.render(<Teas />));
}

it('A choice from before React handled the list filters it, and leaves the filters of the address', async () => {
  await open('/teas?kind=green&utm_source=x', () => {
    select('level').value = 'B';
  });
  expect(window.location.search).toBe('?kind=green&utm_source=x&level=B');
  expect([select('kind').value, select('level').value]).toEqual(['green', 'B']);
  expect(screen.getByRole('status').textContent).toBe('sencha');
});

it('A select that nobody used has the value of the address', async () => {
  await open('/teas?level=A', () => {});
  expect(window.location.search).toBe('?level=A');
  expect(select('level').value).toBe('A');
  expect(screen.getByRole('status').textContent).toBe('assam');
});
