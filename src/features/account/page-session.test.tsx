import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ann = { name: 'Ann' } as never;
const anna = { name: 'Anna' } as never;

let client: QueryClient | null = null;
function Reader() {
  client = useQueryClient();
  return null;
}

// The query client of a tab is created once; other test files of the worker have created theirs.
beforeEach(() => vi.resetModules());
afterEach(cleanup);

it('The query client begins with the session of the page, and takes only newer ones over', async () => {
  const { pageSession } = await import('~/trpc/page-session');
  const { TrpcProvider, trpc } = await import('~/trpc/react');
  pageSession.set({ me: ann, at: 1000 });
  render(
    <TrpcProvider language="en">
      <Reader />
    </TrpcProvider>,
  );
  const known = () => client?.getQueryState(getQueryKey(trpc.auth.me, undefined, 'query'));
  expect(known()).toMatchObject({ data: ann, dataUpdatedAt: 1000 });
  act(() => pageSession.set({ me: anna, at: 2000 }));
  expect(known()).toMatchObject({ data: anna, dataUpdatedAt: 2000 });
  act(() => pageSession.set({ me: null, at: 1500 }));
  expect(known()).toMatchObject({ data: anna, dataUpdatedAt: 2000 });
});
