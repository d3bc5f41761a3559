import { createEmitter } from '~/lib/create-store';

const created = createEmitter();
let exists = false;

/** Records that this tab has a query client, which from then on has the responses of the server. */
export function markQueryClient(): void {
  exists = true;
  created.emit();
}

/** Whether this tab has a query client. */
export const hasQueryClient = (): boolean => exists;

/** Calls `callback` once this tab has a query client. @returns the function that cancels the call */
export function onQueryClient(callback: () => void): () => void {
  if (exists) callback();
  return created.subscribe(callback);
}
