import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client';

/** A query whose fetches wait until the test responds to them. */
function createQuery(client: QueryClient) {
  const fetches: Array<(rows: string[]) => void> = [];
  const queryKey = ['rows'];
  const queryFn = () => new Promise<string[]>((resolve) => fetches.push(resolve));
  const options = { queryKey, queryFn, retry: false };
  return { fetches, options, state: () => client.getQueryState<string[]>(queryKey)! };
}

/** Lets the responses reach their query. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('A list that is invalidated while it loads for the first time is refetched, and shows no older response', async () => {
  const client = createQueryClient();
  const { fetches, options, state } = createQuery(client);
  const observer = new QueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => {});
  const waiting = client.fetchQuery(options);

  const invalidated = client.invalidateQueries({ queryKey: ['rows'] });
  expect(fetches).toHaveLength(2);
  fetches[0]!([]);
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true, isFetching: true });

  fetches[1]!(['added']);
  await invalidated;
  expect(state()).toMatchObject({ data: ['added'], fetchStatus: 'idle', isInvalidated: false });
  expect(await waiting).toEqual(['added']);
  unsubscribe();
});

test('A list that was left while it loaded, and is invalidated then, keeps no older response for who returns', async () => {
  const client = createQueryClient();
  const { fetches, options, state } = createQuery(client);
  new QueryObserver(client, options).subscribe(() => {})();

  await client.invalidateQueries({ queryKey: ['rows'] });
  expect(fetches).toHaveLength(1);
  fetches[0]!([]);
  await settle();
  expect(state()).toMatchObject({ data: undefined, fetchStatus: 'idle' });

  const observer = new QueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => {});
  expect(fetches).toHaveLength(2);
  fetches[1]!(['added']);
  await settle();
  expect(observer.getCurrentResult().data).toEqual(['added']);
  unsubscribe();
});

test('A list of other rows that loads meanwhile is not refetched', async () => {
  const client = createQueryClient();
  const { fetches, options } = createQuery(client);
  const observer = new QueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => {});
  await client.invalidateQueries({ queryKey: ['others'] });
  expect(fetches).toHaveLength(1);
  fetches[0]!(['first']);
  await settle();
  expect(observer.getCurrentResult().data).toEqual(['first']);
  unsubscribe();
});
