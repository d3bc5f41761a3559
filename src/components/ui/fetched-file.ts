'use client';
import { createStore } from '~/lib/create-store';

interface FileState {
  /** The parsed JSON of the file; undefined until it has arrived. */
  value?: unknown;
  hasFailed: boolean;
}

const EMPTY: FileState = { hasFailed: false };

/** A public file of JSON whose address changes with its content. */
type FetchedFile = ReturnType<typeof createFile>;

/** The files that this visit has read, by their addresses: a page that is visited again is complete at once. */
const files = new Map<string, FetchedFile>();

function createFile(address: string) {
  const { get, set, subscribe } = createStore(EMPTY);
  let isPending = false;
  /** Fetches the file, unless it is loaded or on its way. */
  async function load(): Promise<void> {
    if (isPending || get().value !== undefined) return;
    isPending = true;
    set(EMPTY);
    const value = await fetchJson(address).catch(() => undefined);
    isPending = false;
    set({ value, hasFailed: value === undefined });
  }
  return { get, subscribe, load };
}

/** @returns undefined when the server has no such file now */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  return response.ok ? response.json() : undefined;
}

/** The value on the server, and for a page without a file. */
export const NO_FILE: FetchedFile = {
  get: () => EMPTY,
  subscribe: () => () => {},
  load: async () => {},
};

/** The file at an address; the same object for all callers. */
export function findFile(address: string | undefined): FetchedFile {
  if (address === undefined || typeof window === 'undefined') return NO_FILE;
  const file = files.get(address) ?? createFile(address);
  files.set(address, file);
  return file;
}
