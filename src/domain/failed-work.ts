import { BACKOFFS, backoffDelay } from './backoff.mjs';

/** What jobs do for one person or thing after the other. */
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

/** Time until something that failed is tried again: a minute, doubled at every try, at most six hours; in
 *  milliseconds. @param tries number of those that failed, from 1 */
export const retryDelayMs = (tries: number): number => backoffDelay(BACKOFFS.failedWork, tries - 1);
