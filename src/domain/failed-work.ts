import { BACKOFFS, backoffDelay } from './backoff.mjs';

/** Kinds of work that jobs do item by item. */
export const WORK_KINDS = [
  'accountRequest',
  'accountDeletion',
  'accountErasure',
  'expiryReminder',
  'membershipEnd',
  'practiceReminder',
  'waitingList',
  'orderExpiry',
  'price',
  'invoiceRequest',
  'publication',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Time until a failed item is tried again: a minute, doubled at every try, at most six hours; in
 *  milliseconds. @param tries number of those that failed, from 1 */
export const retryDelayMs = (tries: number): number => backoffDelay(BACKOFFS.failedWork, tries - 1);
