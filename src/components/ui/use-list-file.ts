'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';
import type { ListFile } from '~/lib/list-file';
import { canPrefetch, useOnline } from './connection';

type FileRow = Readonly<Record<string, unknown>> & { slug: string };

interface FileState {
  rows: readonly FileRow[] | null;
  hasFailed: boolean;
}

const EMPTY: FileState = { rows: null, hasFailed: false };

type LoadedFile = ReturnType<typeof createFile>;

/** The files that this visit has read, by their addresses: a list that somebody comes back to is whole at once. */
const files = new Map<string, LoadedFile>();

function createFile(address: string) {
  const state = createStore(EMPTY);
  let isPending = false;
  /** Fetches the rows, unless they are here or on their way. */
  async function load(): Promise<void> {
    if (isPending || state.get().rows) return;
    isPending = true;
    state.set(EMPTY);
    const rows = await fetchRows(address).catch(() => null);
    isPending = false;
    state.set({ rows, hasFailed: rows === null });
  }
  return { ...state, load };
}

function findFile(address: string): LoadedFile {
  const file = files.get(address) ?? createFile(address);
  files.set(address, file);
  return file;
}

async function fetchRows(address: string): Promise<FileRow[]> {
  const response = await fetch(address);
  const rows: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(rows)) throw new Error(`${address}: ${response.status}`);
  return rows;
}

const NO_FILE = { get: () => EMPTY, subscribe: () => () => {}, load: async () => {} };

/** The rows of a list, of which the page has the first ones, or has less of each. The file is fetched when
 *  somebody needs it, and before that when they reach for the list's search, filters or button for more.
 *  @param first rows of the page
 *  @param file without one, the page has everything
 *  @param isNeeded whether what is asked for is not in the page alone */
export function useListFile<Row>(
  first: readonly Row[],
  file: ListFile | undefined,
  isNeeded: boolean,
) {
  const address = file?.address;
  const isHere = address === undefined || typeof window === 'undefined';
  const loader = isHere ? NO_FILE : findFile(address);
  const { rows: loaded, hasFailed } = useSyncExternalStore(
    loader.subscribe,
    loader.get,
    () => EMPTY,
  );
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that comes back tries again.
  useEffect(() => {
    if (isNeeded) void loader.load();
  }, [isNeeded, loader, online]);
  const rows = useMemo(() => (loaded ? mergeRows(first, loaded) : first), [first, loaded]);
  const isComplete = address === undefined || loaded !== null;
  const reach = () => void (canPrefetch() && loader.load());
  return {
    rows,
    isComplete,
    busy: isNeeded && !isComplete && !hasFailed,
    failed: isNeeded && !isComplete && hasFailed,
    load: () => void loader.load(),
    onReach: { onPointerEnter: reach, onFocus: reach },
  };
}

/** The rows of the file, each over what the page has of it. */
function mergeRows<Row>(first: readonly Row[], loaded: readonly FileRow[]): Row[] {
  const bySlug = new Map(first.map((row) => [(row as { slug?: string }).slug, row]));
  return loaded.map((row) => ({ ...bySlug.get(row.slug), ...row }) as Row);
}
