let created = false;

/** Notes that this tab has a query client, which from then on holds the responses of the server. */
export function markQueryClient(): void {
  created = true;
}

/** Whether this tab has a query client. */
export const hasQueryClient = (): boolean => created;
